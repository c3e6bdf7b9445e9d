import { z } from 'zod'
import type { Fetch } from '#clients/http.ts'
import type { PrescriptionSlips, StoredSlip } from '#modules/prescription-slip/prescription-slips.ts'
import { problem } from '#platform/errors.ts'
import { OPERATOR_TOKEN_HEADER } from './operator-declarations.ts'

export const SLIPS_PATH = '/operator/slips'

/** What the operator can do with pictures of reading slips. */
export type OperatorSlips = Pick<PrescriptionSlips, 'listAwaited' | 'read'> & {
  /** Of an order, also those that were read. */
  list(orderId: string): Promise<StoredSlip[]>
}

/** Answers the operator's requests about slips. The caller checks the token. */
export async function handleSlips(slips: OperatorSlips, method: string, pathname: string): Promise<Response> {
  if (method !== 'GET') return problem(404, 'not-found')
  if (pathname === SLIPS_PATH) return Response.json(await slips.listAwaited())
  const [, orderId, groupId] = /^\/operator\/slips\/(\d{12})(?:\/([\w-]{1,64}))?$/.exec(pathname) ?? []
  if (orderId === undefined) return problem(404, 'not-found')
  if (groupId === undefined) return Response.json(await slips.list(orderId))
  const slip = await slips.read(orderId, groupId)
  if (!slip) return problem(404, 'not-found')
  return new Response(new Uint8Array(slip.content), { headers: { 'content-type': slip.contentType } })
}

const stored = z.array(
  z.object({ orderId: z.string(), groupId: z.string(), receivedAt: z.string() }),
) satisfies z.ZodType<StoredSlip[]>

/** The same over HTTP, for the command line. A status other than 200 or 404 throws. */
export function operatorSlipsClient(origin: string, token: string, fetch: Fetch): OperatorSlips {
  const call = async (path: string) => {
    const headers = { [OPERATOR_TOKEN_HEADER]: token }
    const response = await fetch(new Request(`${origin}${SLIPS_PATH}${path}`, { headers }))
    if (response.status === 404) return null
    if (!response.ok) throw new Error(`${SLIPS_PATH}${path}: ${response.status}`)
    return response
  }
  const listed = async (path: string) => stored.parse(await (await call(path))?.json())
  return {
    listAwaited: () => listed(''),
    list: (orderId) => listed(`/${orderId}`),
    async read(orderId, groupId) {
      const response = await call(`/${orderId}/${groupId}`)
      if (!response) return null
      const isPdf = response.headers.get('content-type') === 'application/pdf'
      const content = Buffer.from(await response.arrayBuffer())
      return { contentType: isPdf ? 'application/pdf' : 'image/jpeg', content }
    },
  }
}
