import { z } from 'zod'
import type { Fetch } from '#clients/http.ts'
import type { NewCustomer } from '#domain/customer/customer.ts'
import { problem } from '#platform/errors.ts'
import { OPERATOR_TOKEN_HEADER } from './operator-declarations.ts'

export const DEMO_PATH = '/operator/demo-accounts'

const account = z.object({
  email: z.email().endsWith('.example'),
  firstName: z.string().min(1),
  lastName: z.string().min(1),
  gender: z.literal('n'),
  password: z.string().min(8),
}) satisfies z.ZodType<NewCustomer>
export type DemoAccount = z.output<typeof account>

/** An account whose mailbox counts as proven, or the one that the mailbox has. Returns its id. */
export type ProvideDemoAccount = (account: DemoAccount) => Promise<string>

const provided = z.object({ id: z.string() })

/** Answers the operator's request for a demo account, of a mailbox that can belong to nobody. The caller checks the token. */
export async function handleDemoAccounts(
  provide: ProvideDemoAccount | undefined,
  request: Request,
): Promise<Response> {
  if (!provide || request.method !== 'POST') return problem(404, 'not-found')
  const input = account.safeParse(await request.json().catch(() => null))
  if (!input.success) return problem(400, 'bad-request')
  return Response.json({ id: await provide(input.data) } satisfies z.output<typeof provided>)
}

/** The same over HTTP, for the command line. Null in production; another status than 200 throws. */
export const operatorDemoClient =
  (origin: string, token: string, fetch: Fetch) =>
  async (body: DemoAccount): Promise<string | null> => {
    const response = await fetch(
      new Request(`${origin}${DEMO_PATH}`, {
        method: 'POST',
        headers: { [OPERATOR_TOKEN_HEADER]: token, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    )
    if (response.status === 404) return null
    if (!response.ok) throw new Error(`${DEMO_PATH}: ${response.status}`)
    return provided.parse(await response.json()).id
  }
