import type { PaymentStatus } from '#domain/order/payment.ts'
import { createOrderRepository } from '#clients/shop-api/http-order-repository.ts'
import type { Log } from '#platform/log.ts'
import { createPayments } from '#modules/payment/payments.ts'
import type { PaymentProvider } from '#modules/payment/payment-provider.ts'

/** A provider in memory. `calls` records its calls; `statuses` are those of its payments, which a test may set. */
export function testProvider() {
  const statuses = new Map<string, PaymentStatus>()
  const refunds = new Map<string, number>()
  const calls: string[] = []
  const step = (what: string, from: PaymentStatus[], to: PaymentStatus) => async (reference: string) => {
    calls.push(what)
    const status = statuses.get(reference) ?? 'pending'
    if (from.includes(status)) statuses.set(reference, to)
    return statuses.get(reference) ?? 'pending'
  }
  const provider: PaymentProvider = {
    name: 'test',
    async create({ payment }) {
      calls.push('create')
      const reference = `ref-${payment.id}`
      if (!statuses.has(reference)) statuses.set(reference, 'pending')
      return { reference, url: `https://bank.example/${payment.id}` }
    },
    find: async (reference) => statuses.get(reference) ?? 'pending',
    capture: step('capture', ['authorised'], 'captured'),
    cancel: step('cancel', ['pending', 'failed', 'authorised'], 'cancelled'),
    async refund(_, { amount, key }) {
      calls.push('refund')
      refunds.set(key, amount)
    },
    parseWebhook: ({ headers, body }) =>
      headers.get('proof') === 'right'
        ? { kind: 'payment', paymentId: body, reference: `ref-${body}` }
        : { kind: 'invalid-signature' },
  }
  return { provider, statuses, refunds, calls }
}

/** Orders and payments over the Shop API of `of`. */
export const testPayments = (of: Parameters<typeof createOrderRepository>[0], log: Log) =>
  createPayments({
    orderRepository: createOrderRepository(of),
    provider: testProvider().provider,
    sandbox: undefined,
    secret: 'a-secret',
    now: () => new Date(),
    log,
  })
