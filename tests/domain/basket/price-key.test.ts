import { describe, expect, test } from 'vitest'
import { hasEarnedPrice, RENEWAL_PRICE_KEY, withoutPriceKey } from '#domain/basket/price-key.ts'
import { subscribable } from '#tests/support/subscriptions.ts'

const key = { pricePromotionKey: 'subscription' }
const definition = { subscriptionInterval: '3', subscriptionDeliveryDate: 12 }
const subscribed = { ...key, subscriptionDefinition: definition }
const product = subscribable()

describe('the price of a subscription', () => {
  test.each([
    ['does not concern a plain line', {}, {}, false, true],
    ['is earned by a subscription', subscribed, product, true, true],
    ['needs the definition', key, product, true, false],
    ['needs more than its word', { ...key, subscriptionDefinition: 'yes' }, product, true, false],
    ['needs more than nothing', { ...key, subscriptionDefinition: null }, product, true, false],
    [
      'needs an interval of the product',
      { ...key, subscriptionDefinition: { ...definition, subscriptionInterval: '2' } },
      product,
      true,
      false,
    ],
    ['needs a product that is eligible', subscribed, {}, true, false],
    ['needs a shop with subscriptions', subscribed, product, false, false],
    ['has one key', { ...subscribed, pricePromotionKey: 'staff' }, product, true, false],
    ['has a key that is text', { ...subscribed, pricePromotionKey: null }, product, true, false],
    [
      'is not that of a renewal',
      { ...subscribed, pricePromotionKey: RENEWAL_PRICE_KEY },
      product,
      true,
      false,
    ],
  ])('%s', (_, customData, of, subscription, isEarned) =>
    expect(hasEarnedPrice({ customData, product: of }, { flags: { subscription } })).toBe(isEarned),
  )

  test('is agreed for a renewal, whatever the product offers by then', () => {
    const line = { customData: { pricePromotionKey: RENEWAL_PRICE_KEY }, product: {} }
    expect(hasEarnedPrice(line, { flags: { subscription: false }, isRenewal: true })).toBe(true)
  })
})

test('a line at its usual price is bought once, and retains its other data', () =>
  expect(withoutPriceKey({ ...subscribed, shopId: 10001 })).toEqual({ shopId: 10001 }))
