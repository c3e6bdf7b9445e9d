import { expect, test } from 'vitest'
import { plannedSubscriptions } from '#domain/subscription/planned-subscription.ts'
import { anItem } from '#tests/support/basket-items.ts'
import { aPrice, aProduct, aVariant } from '#tests/support/goods.ts'
import { subscribable } from '#tests/support/subscriptions.ts'

const PRODUCT = { ...aProduct(1), ...subscribable() }

const line = (key: string, interval: string, quantity: number, product: object = PRODUCT) =>
  anItem(key, {
    quantity,
    product: { ...PRODUCT, ...product },
    variant: { ...aVariant(1), price: aPrice(1999) },
    price: { unit: aPrice(1799), total: aPrice(1799 * quantity) },
    customData: {
      pricePromotionKey: 'subscription',
      subscriptionDefinition: { subscriptionInterval: interval, subscriptionDeliveryDate: 12 },
    },
  })

test('lines with the same rhythm and terms are one subscription', () =>
  expect(plannedSubscriptions([line('i2', '3', 2), anItem('i1'), line('i3', '3', 1)], '2026-11-23')).toEqual([
    {
      interval: { unit: 'month', count: 3 },
      day: 12,
      deliveries: ['2027-02-12', '2027-05-12', '2027-08-12'],
      first: 5397,
      later: 5277,
      policy: 'anytime',
    },
  ]))

test('each rhythm is one of its own, without terms where the product names none', () =>
  expect(
    plannedSubscriptions([line('i2', '3', 1), line('i3', '1', 1, { attributes: {} })], '2026-11-23'),
  ).toMatchObject([
    { interval: { count: 3 }, policy: 'anytime' },
    {
      interval: { count: 1 },
      deliveries: ['2026-12-12', '2027-01-12', '2027-02-12'],
      policy: null,
    },
  ]))

test.each([{ subscriptionCancellationPolicy: 'after-second' }, { subscriptionTerm: '6' }])(
  'what comes in the same rhythm on other terms is one of its own, as the order makes it: %j',
  (terms) =>
    expect(
      plannedSubscriptions([line('i2', '3', 1), line('i3', '3', 1, subscribable(terms))], '2026-11-23'),
    ).toMatchObject([
      { first: 1799, later: 1759, policy: 'anytime' },
      { first: 1799, later: 1759, policy: 'subscriptionTerm' in terms ? 'anytime' : 'after-second' },
    ]),
)

test('goods that are bought once plan none', () =>
  expect(plannedSubscriptions([anItem('i1')], '2026-11-23')).toEqual([]))
