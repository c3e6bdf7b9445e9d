import type { PaymentStatus } from '#domain/order/payment.ts'
import { createOrderRepository } from '#clients/shop-api/http-order-repository.ts'
import { createSubscriptionRepository } from '#clients/shop-api/subscription-repository.ts'
import { createSubscriptions } from '#modules/subscription/subscriptions.ts'
import type { Log } from '#platform/log.ts'
import { createPayments } from '#modules/payment/payments.ts'
import type { PaymentProvider } from '#modules/payment/payment-provider.ts'

/** A provider in memory. `calls` records its calls; `statuses` are those of its payments, which a test may set. */
export function testProvider() {
  const statuses = new Map<string, PaymentStatus>()
  /** What payments by a mandate come to; they are authorised unless a test says otherwise. */
  const mandates = new Map<string, 'failed' | 'authorised' | 'customer-needed'>()
  const refunds: { reference: string; amount: number }[] = []
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
    setUpMandate: async ({ id }) => ({ url: `https://bank.example/${id}` }),
    findMandate: async ({ id }) => (statuses.get(id) === 'authorised' ? id : null),
    async chargeMandate({ id }, mandate) {
      calls.push('chargeMandate')
      const reference = `ref-${id}`
      const outcome = mandates.get(mandate) ?? 'authorised'
      if (!statuses.has(reference))
        statuses.set(reference, outcome === 'customer-needed' ? 'failed' : outcome)
      const status = statuses.get(reference) ?? 'pending'
      return { reference, status, ...(outcome === 'customer-needed' && { reason: outcome }) }
    },
    async findMandateCharge({ id }) {
      const reference = `ref-${id}`
      const status = statuses.get(reference)
      return status ? { reference, status, ...(status === 'failed' && { reason: 'payment' as const }) } : null
    },
    find: async (reference) => statuses.get(reference) ?? 'pending',
    capture: step('capture', ['authorised'], 'captured'),
    cancel: step('cancel', ['pending', 'failed', 'authorised'], 'cancelled'),
    async refund(reference, total) {
      calls.push('refund')
      const earlier = refunds.filter((each) => each.reference === reference)
      const amount = total - earlier.reduce((sum, each) => sum + each.amount, 0)
      if (amount > 0) refunds.push({ reference, amount })
    },
    parseWebhook: ({ headers, body }) =>
      headers.get('proof') === 'right'
        ? { kind: 'payment', paymentId: body, reference: `ref-${body}` }
        : { kind: 'invalid-signature' },
  }
  return { provider, statuses, mandates, refunds, calls }
}

/** Orders, payments and subscriptions over the Shop API of `of`. Letters are not queued. */
export function testPayments(of: Parameters<typeof createOrderRepository>[0], log: Log) {
  const opened = createPayments({
    orderRepository: createOrderRepository(of),
    provider: testProvider().provider,
    sandbox: undefined,
    secret: 'a-secret',
    now: () => new Date(),
    log,
  })
  const subscriptions = createSubscriptions({
    ...opened,
    repository: createSubscriptionRepository(of),
    declarations: {
      find: async () => null,
      openCancellations: async () => [],
      openWithdrawals: async () => [],
      async settle() {},
    },
    mail: { async enqueue() {}, deliverSoon() {} },
    database: () => Promise.reject(new Error('there is no database')),
    secrets: ['a-secret'],
    now: () => new Date(),
    log,
  })
  return { ...opened, subscriptions }
}
