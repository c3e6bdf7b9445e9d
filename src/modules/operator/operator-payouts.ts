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
export async function handlePayouts(
  payouts: OperatorPayouts,
  method: string,
  pathname: string,
): Promise<Response> {
  if (method === 'GET' && pathname === PAYOUTS_PATH) return Response.json(await payouts.list())
  const [, id] = /^\/operator\/payouts\/(\d{12})$/.exec(pathname) ?? []
  const paid = method === 'POST' && id !== undefined ? await payouts.payOut(id) : null
  return paid ? Response.json(paid) : problem(404, 'not-found')
}

const payout = z.object({
  orderId: z.string(),
  amount: minor,
  currency: z.string(),
  account: z.object({ holder: z.string(), iban: z.string() }).nullable(),
}) satisfies z.ZodType<Payout>

/** The same over HTTP, for the command line. A status other than 200 or 404 throws. */
export function operatorPayoutsClient(origin: string, token: string, fetch: Fetch): OperatorPayouts {
  const call = async (path: string, method: 'GET' | 'POST') => {
    const headers = { [OPERATOR_TOKEN_HEADER]: token }
    const response = await fetch(new Request(`${origin}${PAYOUTS_PATH}${path}`, { method, headers }))
    if (response.status === 404) return null
    if (!response.ok) throw new Error(`${PAYOUTS_PATH}${path}: ${response.status}`)
    return response.json()
  }
  return {
    list: async () => z.array(payout).parse(await call('', 'GET')),
    payOut: async (orderId) => payout.nullable().parse(await call(`/${orderId}`, 'POST')),
  }
}
