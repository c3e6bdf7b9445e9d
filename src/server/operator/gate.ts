import { z } from 'zod'
import type { Fetch } from '#server/clients/http.ts'
import { declared } from '#server/declaration/declared.ts'
import type { Declarations } from '#server/declaration/declarations.ts'
import { problem } from '#server/errors.ts'
import { isSame } from '#server/tokens/same.ts'
import type { OperatorDeclarations, ReceivedDeclaration } from './declarations.ts'

const PREFIX = '/operator/declarations'
const TOKEN_HEADER = 'x-access-token'

type Parts = {
  declarations: Pick<Declarations, 'waiting' | 'find' | 'settle'>
  token: string
  /** The embedded Shop API, at the same door; undefined where it is elsewhere. */
  shopApi: Fetch | undefined
  /** The operator has moved an order: what follows from it is not to wait for the next round. */
  moved(): void
}

const MOVES = /^\/v1\/orders\/\d+\/moves$/

/** What the operator's command asks of the open shop. It is for loopback alone. */
export const operatorGate =
  ({ declarations, token, shopApi, moved }: Parts): Fetch =>
  async (request) => {
    const { pathname } = new URL(request.url)
    if (!pathname.startsWith('/operator/')) {
      const response = await (shopApi?.(request) ?? problem(404, 'not-found'))
      if (response.ok && MOVES.test(pathname)) moved()
      return response
    }
    if (!isSame(request.headers.get(TOKEN_HEADER) ?? '', token)) return problem(401, 'unauthorized')
    const [, key, what] = /^\/operator\/declarations(?:\/([0-9a-f]{16})(\/settled)?)?$/.exec(pathname) ?? []
    const isAsked = request.method === (what ? 'POST' : 'GET')
    if (!isAsked || (key === undefined && pathname !== PREFIX)) return problem(404, 'not-found')
    if (key === undefined) return Response.json(await declarations.waiting())
    const found = await (what ? declarations.settle(key) : declarations.find(key))
    return found ? Response.json(found) : problem(404, 'not-found')
  }

const received = z.object({
  key: z.string(),
  settledAt: z.string().nullable(),
  declared,
}) satisfies z.ZodType<ReceivedDeclaration>

/** The same from the other side of the door. */
export function declarationsBehind(origin: string, token: string, ask: Fetch): OperatorDeclarations {
  async function answer<T>(path: string, method: 'GET' | 'POST', schema: z.ZodType<T>): Promise<T | null> {
    const response = await ask(
      new Request(`${origin}${PREFIX}${path}`, { method, headers: { [TOKEN_HEADER]: token } }),
    )
    if (response.status === 404) return null
    if (!response.ok) throw new Error(`${PREFIX}${path}: ${response.status}`)
    return schema.parse(await response.json())
  }
  return {
    waiting: async () => (await answer('', 'GET', z.array(received))) ?? [],
    find: (key) => answer(`/${key}`, 'GET', received),
    settle: (key) => answer(`/${key}/settled`, 'POST', received),
  }
}
