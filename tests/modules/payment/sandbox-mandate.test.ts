import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSandbox, type Sandbox, SANDBOX_MIGRATIONS } from '#modules/payment/sandbox/sandbox-provider.ts'
import type { SandboxMandate } from '#modules/payment/sandbox/schema.ts'
import type { Database } from '#shop-api/open-database.ts'
import { openEmbeddedCopy } from '#tests/support/embedded-copy.ts'
import { aPayment } from '#tests/support/payment.ts'

const DAY = 86_400_000
let database: Database
let sandbox: Sandbox
let time = Date.parse('2027-01-20T08:00:00Z')

beforeAll(async () => {
  database = await openEmbeddedCopy({ tables: [SANDBOX_MIGRATIONS] })
  sandbox = createSandbox({ database: async () => database.db, secret: 'bank', now: () => new Date(time) })
})
afterAll(() => database.close())

const payment = (id: string) => aPayment({ id, state: 'open' })
const charge = (id: string, mandate: string) => sandbox.provider.chargeMandate(payment(id), mandate)

/** A first payment after which the bank answers so to later ones. */
async function agree(id: string, mandate?: SandboxMandate): Promise<string> {
  await sandbox.provider.create({
    payment: payment(id),
    email: 'anna@example.com',
    language: 'de',
    returnUrl: 'https://shop.example/return',
    cancelUrl: 'https://shop.example/cancel',
    isRecurring: true,
  })
  if (mandate) await sandbox.setMandate(id, mandate)
  await sandbox.choose(id, 'authorised')
  return id
}

test.each<[string, SandboxMandate | undefined, number, object]>([
  ['agreed to', undefined, 400, { status: 'authorised' }],
  ['that the bank declines', 'declines', 30, { status: 'failed', reason: 'payment' }],
  ['for which it wants the customer', 'customer-needed', 30, { status: 'failed', reason: 'customer-needed' }],
  ['that has not expired yet', 'expires', 60, { status: 'authorised' }],
  ['that has expired', 'expires', 91, { status: 'failed', reason: 'payment' }],
])('a renewal by a mandate %s', async (name, mandate, days, outcome) => {
  const agreed = await agree(`first ${name}`, mandate)
  time += days * DAY
  expect(await charge(`renewal ${name}`, agreed)).toEqual({ reference: `renewal ${name}`, ...outcome })
})

test('a renewal is charged once, whatever the bank says the second time', async () => {
  const agreed = await agree('once')
  expect(await charge('renewal once', agreed)).toMatchObject({ status: 'authorised' })
  await sandbox.setMandate(agreed, 'declines')
  expect(await charge('renewal once', agreed)).toEqual({ reference: 'renewal once', status: 'authorised' })
  expect(await sandbox.provider.findMandateCharge({ id: 'renewal once' })).toMatchObject({
    status: 'authorised',
  })
  expect(await sandbox.provider.findMandateCharge({ id: 'never' })).toBeNull()
})

test('without a mandate nothing is charged', async () =>
  expect(await charge('renewal of nobody', 'nobody')).toMatchObject({ status: 'failed', reason: 'payment' }))
