import { describe, expect, test } from 'vitest'
import { hasEarnedPrice, withoutPriceKey } from '#domain/basket/price-key.ts'
import { attributesOf } from '#tests/support/goods.ts'

const key = { pricePromotionKey: 'subscription' }
const subscribed = { ...key, subscriptionDefinition: { subscriptionInterval: 3 } }
const eligible = { attributes: attributesOf({ subscriptionEligible: 'true' }) }

describe('the price of a subscription', () => {
  test.each([
    ['does not concern a plain line', {}, {}, false, true],
    ['is earned by a subscription', subscribed, eligible, true, true],
    ['needs the definition', key, eligible, true, false],
    ['needs more than its word', { ...key, subscriptionDefinition: 'yes' }, eligible, true, false],
    ['needs more than nothing', { ...key, subscriptionDefinition: null }, eligible, true, false],
    ['needs a product that is eligible', subscribed, {}, true, false],
    ['needs a shop with subscriptions', subscribed, eligible, false, false],
    ['has one key', { ...subscribed, pricePromotionKey: 'staff' }, eligible, true, false],
    ['has a key that is text', { ...subscribed, pricePromotionKey: null }, eligible, true, false],
  ])('%s', (_, customData, product, subscription, isEarned) =>
    expect(hasEarnedPrice({ customData, product }, { subscription })).toBe(isEarned),
  )
})

test('a line at its usual price retains its other data', () =>
  expect(withoutPriceKey({ ...key, shopId: 10001 })).toEqual({ shopId: 10001 }))
