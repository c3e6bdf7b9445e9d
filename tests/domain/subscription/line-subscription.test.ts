import { expect, test } from 'vitest'
import { minor } from '#domain/money/price.ts'
import { lineSubscription } from '#domain/subscription/line-subscription.ts'
import { aPrice } from '#tests/support/goods.ts'
import { subscribable } from '#tests/support/subscriptions.ts'

const line = (interval: string, currencyCode = 'EUR', product: object = subscribable()) => ({
  customData: {
    pricePromotionKey: 'subscription',
    subscriptionDefinition: { subscriptionInterval: interval, subscriptionDeliveryDate: 12 },
  },
  product,
  variant: {
    price: aPrice(1799, {
      currencyCode,
      appliedReductions: [
        { category: 'promotion', type: 'relative', amount: { relative: 0.1, absoluteWithTax: minor(200) } },
      ],
    }),
  },
})

test.each([
  ['3', 'EUR', { unit: 'month', count: 3 }, 1759],
  ['6w', 'EUR', { unit: 'week', count: 6 }, 1759],
  ['1', 'CHF', { unit: 'month', count: 1 }, 1750],
  ['1', 'PLN', { unit: 'month', count: 1 }, 1750],
  ['1', 'CZK', { unit: 'month', count: 1 }, 1700],
])('a line that comes every %s, in %s', (interval, currency, rhythm, later) =>
  expect(lineSubscription(line(interval, currency))).toEqual({ interval: rhythm, day: 12, later }),
)

test('without a later discount the later price is the usual one', () =>
  expect(lineSubscription(line('3', 'EUR', {}))?.later).toBe(1999))

test.each([
  ['an interval that is none', line('often')],
  ['a line that is bought once', { ...line('3'), customData: {} }],
])('%s', (_, item) => expect(lineSubscription(item)).toBeNull())
