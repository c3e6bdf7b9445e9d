import { expect, test } from 'vitest'
import { lazyProvider } from '#modules/payment/lazy-provider.ts'
import { observedProvider } from '#modules/payment/observed-provider.ts'
import type { PaymentProvider } from '#modules/payment/payment-provider.ts'
import { processMetrics } from '#platform/process-metrics.ts'
import { aPayment } from '#tests/support/payment.ts'
import { testProvider } from '#tests/support/payments.ts'
import { CHARGE } from '#tests/support/stripe.ts'

const PAYMENT = aPayment()
const SETUP = { ...CHARGE, id: 'setup', token: 't', paymentKey: 'creditcard', currency: 'EUR' }
const FOUND = { id: 'setup', reference: 'r' }
const MESSAGE = { headers: new Headers(), body: 'b' }

const CALLS: [name: string, call: (provider: PaymentProvider) => unknown, given: unknown[]][] = [
  ['create', (provider) => provider.create(CHARGE), [CHARGE]],
  ['setUpMandate', (provider) => provider.setUpMandate(SETUP), [SETUP]],
  ['findMandate', (provider) => provider.findMandate(FOUND), [FOUND]],
  ['chargeMandate', (provider) => provider.chargeMandate(PAYMENT, 'm'), [PAYMENT, 'm']],
  ['findMandateCharge', (provider) => provider.findMandateCharge(PAYMENT), [PAYMENT]],
  ['find', (provider) => provider.find('r'), ['r']],
  ['capture', (provider) => provider.capture('r'), ['r']],
  ['cancel', (provider) => provider.cancel('r'), ['r']],
  ['refund', (provider) => provider.refund('r', 500), ['r', 500]],
  ['parseWebhook', (provider) => provider.parseWebhook(MESSAGE), [MESSAGE]],
]

/** A provider that records what it is asked, and answers with the name of the call. */
function recording() {
  const asked: unknown[] = []
  const record = (name: string) => (given: unknown[]) => {
    asked.push([name, ...given])
    return Promise.resolve(`answer of ${name}`)
  }
  const calls = CALLS.map(([name]) => [name, (...given: unknown[]) => record(name)(given)])
  return { asked, provider: Object.assign(testProvider().provider, Object.fromEntries(calls)) }
}

test.each(CALLS)('%s reaches a provider that is opened for it, once', async (name, call, given) => {
  const { asked, provider } = recording()
  let opened = 0
  const measured = observedProvider(
    lazyProvider('bank', async () => {
      opened += 1
      return provider
    }),
  )
  expect([measured.name, opened]).toEqual(['bank', 0])
  for (const _ of [1, 2]) expect(await call(measured)).toBe(`answer of ${name}`)
  const one = [name, ...given]
  expect([asked, opened]).toEqual([[one, one], 1])
})

test('calls are counted by their names, and messages are not', async () => {
  processMetrics.resetMetrics()
  const provider = observedProvider(recording().provider)
  for (const [, call] of CALLS) await call(provider)
  const metrics = await processMetrics.metrics()
  const counted = CALLS.map(([name]) => name).filter((name) => metrics.includes(`"${name}"`))
  expect(counted).toEqual(CALLS.map(([name]) => name).slice(0, -1))
})
