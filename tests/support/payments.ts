import type { Standing } from '#domain/order/payment.ts'
import { createOrderBooks } from '#server/clients/shop-api/orders.ts'
import type { Log } from '#server/log.ts'
import { createPayments } from '#server/payment/payments.ts'
import type { PaymentProvider } from '#server/payment/provider.ts'

/** A provider in memory. What is asked of it is noted in `asked`; `standings` is what it knows, and what a test makes of it. */
export function testProvider() {
  const standings = new Map<string, Standing>()
  const refunds = new Map<string, number>()
  const asked: string[] = []
  const step = (what: string, from: Standing[], to: Standing) => async (reference: string) => {
    asked.push(what)
    const standing = standings.get(reference) ?? 'pending'
    if (from.includes(standing)) standings.set(reference, to)
    return standings.get(reference) ?? 'pending'
  }
  const provider: PaymentProvider = {
    name: 'test',
    async create({ payment }) {
      asked.push('create')
      const reference = `ref-${payment.id}`
      if (!standings.has(reference)) standings.set(reference, 'pending')
      return { reference, url: `https://bank.example/${payment.id}` }
    },
    find: async (reference) => standings.get(reference) ?? 'pending',
    capture: step('capture', ['authorised'], 'captured'),
    cancel: step('cancel', ['pending', 'failed', 'authorised'], 'cancelled'),
    async refund(_, { amount, key }) {
      asked.push('refund')
      refunds.set(key, amount)
    },
    read: ({ headers, body }) =>
      headers.get('proof') === 'right'
        ? { kind: 'about', paymentId: body, reference: `ref-${body}` }
        : { kind: 'forged' },
  }
  return { provider, standings, refunds, asked }
}

/** Orders and payments over the Shop API that `of` reaches. */
export const testPayments = (of: Parameters<typeof createOrderBooks>[0], log: Log) =>
  createPayments({
    books: createOrderBooks(of),
    provider: testProvider().provider,
    sandbox: undefined,
    secret: 'a-secret',
    now: () => new Date(),
    log,
  })
