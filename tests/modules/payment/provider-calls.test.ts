import { expect, test } from 'vitest'
import { minor } from '#domain/money/price.ts'
import type { Order } from '#domain/order/order.ts'
import type { OrderWithPayment, Payment } from '#domain/order/payment.ts'
import { noOrders } from '#clients/shop-api/no-orders.ts'
import { createPaymentService } from '#modules/payment/payment-service.ts'
import { chargeOptions } from '#modules/payment/payment-urls.ts'
import { recordingLog } from '#tests/support/log.ts'
import { anOrder, anOrderItem } from '#tests/support/orders.ts'
import { aPayment } from '#tests/support/payment.ts'
import { testProvider } from '#tests/support/payments.ts'

/** The service for one order; `asked` is what reaches the provider, `recorded` what is stored. */
function service(order: Partial<Order>, payment: Partial<Payment>) {
  const found: OrderWithPayment = { order: anOrder(order), payment: aPayment(payment) }
  const asked: unknown[] = []
  const recorded: unknown[] = []
  const { provider } = testProvider()
  const paymentService = createPaymentService({
    orderRepository: {
      ...noOrders,
      recordBegun: async () => found,
      recordStatus: async (id, status, reason) => (recorded.push([id, status, reason]), found),
      recordRefund: async (id, amount) => (recorded.push([id, amount]), found),
    },
    provider: {
      ...provider,
      create(charge) {
        asked.push(charge.isRecurring)
        return provider.create(charge)
      },
      refund: async (...refund) => void asked.push(refund),
    },
    log: recordingLog().log,
  })
  return { paymentService, found, asked, recorded }
}

const OPEN = { status: 'payment_pending', confirmedAt: null } as const
const SUBSCRIBED = {
  pricePromotionKey: 'subscription',
  subscriptionDefinition: { subscriptionInterval: '1', subscriptionDeliveryDate: 12 },
}

test.each<[string, Partial<Order>, boolean]>([
  ['goods that are bought once', {}, false],
  ['goods that come again', { items: [anOrderItem('i1', { customData: SUBSCRIBED })] }, true],
  [
    'deliveries that are paid in person',
    { subscription: { id: '123456789012-1', period: 2, isOffSession: false } },
    true,
  ],
])('whether %s are charged by the same method again', async (_, order, isRecurring) => {
  const { paymentService, found, asked } = service({ ...OPEN, ...order }, { state: 'open' })
  await paymentService.begin(
    found,
    chargeOptions({ variant: 'de-de', origin: 'https://shop.example' }, found.payment),
  )
  expect(asked).toEqual([isRecurring])
})

test.each<[Partial<Payment>, boolean]>([
  [{ refundDue: minor(500) }, true],
  [{ refundDue: minor(500), refunded: minor(499) }, true],
  [{ refundDue: minor(500), refunded: minor(500) }, false],
  [{}, false],
  [{ refundDue: minor(500), state: 'authorised' }, false],
  [{ refundDue: minor(500), key: 'accounting' }, false],
])('of a payment that is %j money goes back: %s', async (payment, isRefunded) => {
  const { paymentService, found, asked, recorded } = service({}, payment)
  await paymentService.applyPending(found)
  expect(asked).toEqual(isRefunded ? [['r', 500]] : [])
  expect(recorded).toEqual(isRefunded ? [['p', 500]] : [])
})

test('without a mandate the customer is needed, and nothing is charged', async () => {
  const { paymentService, found, recorded } = service(OPEN, { state: 'open', reference: null })
  await paymentService.chargeMandate(found, null)
  expect(recorded).toEqual([['p', 'failed', 'customer-needed']])
})
