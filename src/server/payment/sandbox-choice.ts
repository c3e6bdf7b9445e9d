import type { Context } from '#server/context.ts'
import { problem } from '#platform/errors.ts'
import type { Sandbox, SandboxPayment } from '#modules/payment/sandbox/sandbox-provider.ts'
import { type SandboxChoice, SANDBOX_CHOICES, SANDBOX_MANDATE_CHOICES } from './sandbox-choices.ts'
import { abandonedPage } from './sandbox-page.ts'

/** Milliseconds until a delayed payment is authorised. */
const DELAY = 10_000

type Deps = Pick<Context, 'payments' | 'log' | 'now'>

/** Answers the form of the sandbox: applies the choice and redirects back to the shop. */
export async function handleSandboxChoice(
  ctx: Deps,
  sandbox: Sandbox,
  id: string,
  request: Request,
): Promise<Response> {
  const payment = await sandbox.findPayment(id)
  const input = new URLSearchParams(await request.text()).get('choice')
  const choice = [...SANDBOX_CHOICES, ...SANDBOX_MANDATE_CHOICES].find((each) => each === input)
  if (!payment || !choice) return problem(payment ? 400 : 404, payment ? 'bad-request' : 'not-found')
  if (choice === 'abandon') return abandonedPage(payment)
  await applyChoice(ctx, sandbox, payment, choice)
  return new Response(null, { status: 303, headers: { location: payment.returnTo } })
}

async function applyChoice(
  ctx: Deps,
  sandbox: Sandbox,
  { id }: SandboxPayment,
  choice: Exclude<SandboxChoice, 'abandon'>,
): Promise<void> {
  const sendWebhook = () =>
    send(ctx, sandbox.webhookRequest(id)).catch((error: unknown) =>
      ctx.log.warn({ error }, 'a message of the sandbox was not delivered'),
    )
  if (choice === 'delay') {
    await sandbox.choose(id, 'processing', new Date(ctx.now().getTime() + DELAY))
    // Not a job: messages of a bank may be lost, and then the payments job finds the payment.
    setTimeout(() => void sendWebhook(), DELAY).unref()
    return
  }
  const mandate = SANDBOX_MANDATE_CHOICES.find((each) => each === choice)
  if (mandate) await sandbox.setMandate(id, mandate)
  await sandbox.choose(id, choice === 'failure' ? 'failed' : 'authorised')
  if (choice === 'early') await sendWebhook()
  else void Promise.all(choice === 'double' ? [sendWebhook(), sendWebhook()] : [sendWebhook()])
}

async function send({ payments }: Deps, message: Request): Promise<void> {
  await payments.handleWebhook({ headers: message.headers, body: await message.text() })
}
