import { z } from 'zod'
import { minor } from '#contract/shop-api/money.ts'
import type { Fetch } from '#clients/http.ts'
import type { Payout, Payouts } from '#modules/payouts/payouts.ts'
import { problem } from '#platform/errors.ts'
import { OPERATOR_TOKEN_HEADER } from './operator-declarations.ts'

export const PAYOUTS_PATH = '/operator/payouts'

/** What the operator can do with refunds that are paid to an account. */
export type OperatorPayouts = Pick<Payouts, 'list' | 'payOut'>

/** Answers the operator's requests about payouts. The caller checks the token. */
export async function handlePayouts(payouts: OperatorPayouts, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (request.method === 'GET' && pathname === PAYOUTS_PATH) return Response.json(await payouts.list())
  const [, id] = /^\/operator\/payouts\/(\d{12})$/.exec(pathname) ?? []
  const transferred =
    request.method === 'POST' ? paidOut.safeParse(await request.json().catch(() => null)) : null
  const paid = id && transferred?.success ? await payouts.payOut(id, transferred.data.amount) : null
  return paid ? Response.json(paid) : problem(404, 'not-found')
}

/** The body of a report that an amount was transferred: minor units. */
const paidOut = z.object({ amount: z.int().positive() })

const payout = z.object({
  orderId: z.string(),
  amount: minor,
  currency: z.string(),
  account: z.object({ holder: z.string(), iban: z.string() }).nullable(),
}) satisfies z.ZodType<Payout>

/** The same over HTTP, for the command line. A status other than 200 or 404 throws. */
export function operatorPayoutsClient(origin: string, token: string, fetch: Fetch): OperatorPayouts {
  const call = async (path: string, init: RequestInit) => {
    const headers = { [OPERATOR_TOKEN_HEADER]: token }
    const response = await fetch(new Request(`${origin}${PAYOUTS_PATH}${path}`, { ...init, headers }))
    if (response.status === 404) return null
    if (!response.ok) throw new Error(`${PAYOUTS_PATH}${path}: ${response.status}`)
    return response.json()
  }
  return {
    list: async () => z.array(payout).parse(await call('', {})),
    payOut: async (orderId, amount) =>
      payout
        .nullable()
        .parse(await call(`/${orderId}`, { method: 'POST', body: JSON.stringify({ amount }) })),
  }
}
