import type { Readable } from 'node:stream'
import type { Fetch } from '#clients/http.ts'
import type { Declarations } from '#modules/declarations/declarations.ts'
import { problem } from '#platform/errors.ts'
import { timingSafeEqualText } from '#platform/timing-safe-equal.ts'
import { handleJobs } from './handle-jobs.ts'
import { DECLARATIONS_PATH, OPERATOR_TOKEN_HEADER } from './operator-declarations.ts'
import { BACKUP_PATH } from './operator-backup.ts'
import { DEMO_PATH, handleDemoAccounts, type ProvideDemoAccount } from './operator-demo.ts'
import { handlePayouts, type OperatorPayouts, PAYOUTS_PATH } from './operator-payouts.ts'
import { handleSlips, type OperatorSlips, SLIPS_PATH } from './operator-slips.ts'
import { JOBS_PATH, type OperatorJobs } from './operator-jobs.ts'

export type OperatorApiDeps = {
  declarations: Pick<Declarations, 'listOpen' | 'find' | 'settle'>
  jobs: OperatorJobs
  payouts: OperatorPayouts
  slips: OperatorSlips
  token: string
  /** The embedded Shop API, on the same port; undefined with an external one. */
  shopApi: Fetch | undefined
  /** A backup of an embedded database, which no other process can read. */
  backup?: (() => Promise<Readable>) | undefined
  /** Undefined in production. */
  provideDemoAccount?: ProvideDemoAccount | undefined
  /** Called after the operator has moved an order, to process the consequences immediately. */
  onMoved(): void
}

const MOVES = /^\/v1\/orders\/\d+\/(?:moves|kept)$/

/** The API for the operator's command. Only for loopback. */
export const createOperatorApi =
  ({
    declarations,
    jobs,
    payouts,
    slips,
    token,
    shopApi,
    backup,
    provideDemoAccount,
    onMoved,
  }: OperatorApiDeps): Fetch =>
  async (request) => {
    const { pathname } = new URL(request.url)
    if (!pathname.startsWith('/operator/')) {
      const response = await (shopApi?.(request) ?? problem(404, 'not-found'))
      if (response.ok && MOVES.test(pathname)) onMoved()
      return response
    }
    if (!timingSafeEqualText(request.headers.get(OPERATOR_TOKEN_HEADER) ?? '', token))
      return problem(401, 'unauthorized')
    if (pathname === BACKUP_PATH && request.method === 'GET')
      return backup ? new Response(bodyOf(await backup())) : problem(404, 'not-found')
    if (pathname.startsWith(PAYOUTS_PATH)) return handlePayouts(payouts, request)
    if (pathname.startsWith(SLIPS_PATH)) return handleSlips(slips, request.method, pathname)
    if (pathname.startsWith(JOBS_PATH)) return handleJobs(jobs, request.method, pathname)
    if (pathname === DEMO_PATH) return handleDemoAccounts(provideDemoAccount, request)
    const [, key, what] = /^\/operator\/declarations(?:\/([0-9a-f]{16})(\/settled)?)?$/.exec(pathname) ?? []
    const isRightMethod = request.method === (what ? 'POST' : 'GET')
    if (!isRightMethod || (key === undefined && pathname !== DECLARATIONS_PATH))
      return problem(404, 'not-found')
    if (key === undefined) return Response.json(await declarations.listOpen())
    const found = await (what ? declarations.settle(key) : declarations.find(key))
    return found ? Response.json(found) : problem(404, 'not-found')
  }

function bodyOf(content: Readable): ReadableStream<Uint8Array> {
  const chunks = content.iterator()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: () => void content.destroy(),
  })
}
