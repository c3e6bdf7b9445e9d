import { describe, expect, test } from 'vitest'
import type { Fee } from '#domain/order/order.ts'
import { newSubscriptions, subscribedChoice } from '#domain/subscription/new-subscription.ts'
import { subscriptionOffer } from '#domain/catalogue/subscription-offer.ts'
import { minor } from '#domain/money/price.ts'
import { aPrice } from '#tests/support/goods.ts'
import { anOrder } from '#tests/support/orders.ts'
import { subscribable } from '#tests/support/subscriptions.ts'

const offer = subscriptionOffer(subscribable())
const [item] = anOrder().items
const line = (key: string, interval: string, day: number, rest = {}) => {
  if (!item) throw new Error('the order has no line')
  const promotion = {
    category: 'promotion',
    type: 'relative',
    amount: { relative: 0.1, absoluteWithTax: minor(200) },
  } as const
  const unit = aPrice(1800, { appliedReductions: [promotion] })
  const subscriptionDefinition = { subscriptionInterval: interval, subscriptionDeliveryDate: day }
  return {
    ...item,
    key,
    variant: { ...item.variant, price: unit },
    price: { unit, total: unit },
    customData: { pricePromotionKey: 'subscription', subscriptionDefinition, ...rest },
  }
}
const begun = (...items: ReturnType<typeof line>[]) => begunWith([], items)
const begunWith = (appliedFees: Fee[], items: ReturnType<typeof line>[]) =>
  newSubscriptions(
    {
      ...anOrder(),
      cost: { ...anOrder().cost, appliedFees },
      items,
      placedAt: '2027-01-12T09:00:00Z',
      customer: { id: 'anna', email: 'a@b.example' },
      paymentKey: 'creditcard',
    },
    'CH',
    () => offer,
  )

describe('an order begins', () => {
  test('a subscription with its terms and prices as agreed', () => {
    const values = { right: { sphere: -2 }, left: {} }
    const [subscription] = begun(line('a', '3', 12, { prescriptionValues: values }))
    expect(subscription).toMatchObject({
      id: `${anOrder().id}-1`,
      status: 'pending',
      definition: { subscriptionInterval: '3', subscriptionDeliveryDate: 12, subscriptionTerm: 12 },
      lines: [{ key: 'a', values, price: { first: 1800, subsequent: 1760 } }],
      nextDelivery: '2027-04-12',
      dueOn: '2027-03-29',
      period: 1,
      deliveries: 1,
    })
  })

  test.each([
    ['its way to pay', 'payment', { paymentFee: 390 }],
    ['sending it, which is priced anew', 'delivery', {}],
  ] as const)('a subscription with the agreed fee of %s', (_, category, fees) => {
    const fee = { category, key: 'any', amount: { withTax: minor(390) } }
    const [{ paymentFee } = {}] = begunWith([fee], [line('a', '3', 12)])
    expect(paymentFee === undefined ? {} : { paymentFee }).toEqual(fees)
  })

  test('one subscription for lines of the same rhythm', () => {
    const found = begun(line('a', '3', 12), line('b', '1', 12), line('c', '3', 12))
    expect(found.map(({ id, lines }) => [id.slice(-2), ...lines.map(({ key }) => key)])).toEqual([
      ['-1', 'a', 'c'],
      ['-2', 'b'],
    ])
  })

  test.each([
    ['lines that are bought once', line('a', '3', 12, { pricePromotionKey: undefined })],
    ['intervals that are not offered', line('a', '2', 12)],
  ])('none for %s', (_, item) => expect(begun(item)).toEqual([]))
})

test.each([
  [
    {
      pricePromotionKey: 'subscription',
      subscriptionDefinition: { subscriptionInterval: '3', subscriptionDeliveryDate: 12 },
    },
    { interval: '3', day: 12 },
  ],
  [
    {
      pricePromotionKey: 'subscription-renewal',
      subscriptionDefinition: { subscriptionInterval: '3', subscriptionDeliveryDate: 12 },
    },
    null,
  ],
])('the choice of a line', (customData, choice) => expect(subscribedChoice({ customData })).toEqual(choice))
