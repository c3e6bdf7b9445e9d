import type { Context } from '#server/context.ts'
import { problem } from '#server/errors.ts'
import type { Sandbox, SandboxPayment } from './bank.ts'
import { type Choice, CHOICES } from './choices.ts'
import { pageAfter } from './page.ts'

/** Milliseconds until a delayed payment is authorised. */
const DELAY = 10_000

type World = Pick<Context, 'payments' | 'log' | 'now'>

/** Answers the form of the sandbox: the bank does what was chosen, and leads back to the shop. */
export async function paid(ctx: World, sandbox: Sandbox, id: string, request: Request): Promise<Response> {
  const payment = await sandbox.known(id)
  const said = new URLSearchParams(await request.text()).get('choice')
  const choice = CHOICES.find((each) => each === said)
  if (!payment || !choice) return problem(payment ? 400 : 404, payment ? 'bad-request' : 'not-found')
  if (choice === 'abandon') return pageAfter(payment)
  await happen(ctx, sandbox, payment, choice)
  return new Response(null, { status: 303, headers: { location: payment.returnTo } })
}

async function happen(
  ctx: World,
  sandbox: Sandbox,
  { id }: SandboxPayment,
  choice: Exclude<Choice, 'abandon'>,
): Promise<void> {
  const tell = () =>
    send(ctx, sandbox.letter(id)).catch((error: unknown) =>
      ctx.log.warn({ error }, 'a message of the sandbox was not heard'),
    )
  if (choice === 'delay') {
    await sandbox.choose(id, 'processing', new Date(ctx.now().getTime() + DELAY))
    setTimeout(() => void tell(), DELAY).unref()
    return
  }
  await sandbox.choose(id, choice === 'failure' ? 'failed' : 'authorised')
  if (choice === 'early') await tell()
  else void Promise.all(choice === 'double' ? [tell(), tell()] : [tell()])
}

async function send({ payments }: World, letter: Request): Promise<void> {
  await payments.hear({ headers: letter.headers, body: await letter.text() })
}
