import { expect, test } from 'vitest'
import { hasSubscription, needsAccount } from '#domain/checkout/needs-account.ts'
import { anItem } from '#tests/support/basket-items.ts'

const definition = { subscriptionInterval: '3', subscriptionDeliveryDate: 12 }
const once = anItem('i1')
const regular = anItem('i2', { customData: { subscriptionDefinition: definition } })

test.each([
  ['a guest who subscribes', true, [once, regular], true],
  ['a guest who does not', true, [once], false],
  ['a customer who subscribes', false, [regular], false],
])('an account is needed by %s: %j', (_, isGuest, items, isNeeded) =>
  expect(needsAccount({ items }, { isGuest })).toBe(isNeeded),
)

test.each([
  [[once, regular], true],
  [[once], false],
  [[], false],
])('goods come regularly', (items, isSubscription) => expect(hasSubscription({ items })).toBe(isSubscription))
