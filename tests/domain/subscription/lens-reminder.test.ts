import { describe, expect, test } from 'vitest'
import type { Order, OrderItem } from '#domain/order/order.ts'
import {
  areLensesBoughtOnce,
  isLensReminderDue,
  lensesLastUntil,
  lensReminderDay,
  needsConsentToReminder,
} from '#domain/subscription/lens-reminder.ts'
import { SHOP_COUNTRIES } from '#domain/shop/shop-country.ts'
import { attributesOf } from '#tests/support/goods.ts'
import { inGroup } from '#tests/support/basket-items.ts'
import { aLensItem, aLensOrder, someLensItems } from '#tests/support/lens-orders.ts'
import { anOrderItem, aPackage } from '#tests/support/orders.ts'

const [RIGHT, LEFT] = someLensItems()
const BOTH = { right: { sphere: -2 }, left: { sphere: -2 } }
const lenses = (quantity: number, rest: Partial<OrderItem> = {}) =>
  aLensItem('i3', BOTH, { quantity, ...rest })
const SUBSCRIBED = {
  prescriptionValues: BOTH,
  pricePromotionKey: 'subscription',
  subscriptionDefinition: { subscriptionInterval: '3', subscriptionDeliveryDate: 12 },
}
const boxOf = (numberOfLenses: string, usageTime = '1') => ({
  ...lenses(1).product,
  attributes: attributesOf({ numberOfLenses, usageTime }),
})
const items = (...given: (OrderItem | undefined)[]): Partial<Order> => ({
  items: given.filter((item) => item !== undefined),
})

describe('lenses last until', () => {
  test.each<[string, Partial<Order>, string | null]>([
    ['two packs of each eye are used up', {}, '2027-01-23'],
    ['those of the eye that has fewer are', items(RIGHT, LEFT && { ...LEFT, quantity: 1 }), '2026-12-24'],
    ['half of the packs of a line for both eyes are', items(lenses(2)), '2026-12-24'],
    ['a day less where a pack is shared', items(lenses(1)), '2026-12-09'],
    ['lenses that are worn for a month', items({ ...lenses(2), product: boxOf('6', '30') }), '2027-05-23'],
    [
      'nobody knows when, where nobody knows for how long they are worn',
      items(anOrderItem('i3', { customData: { prescriptionValues: BOTH } })),
      null,
    ],
    [
      'never, where one line is unknown',
      items(RIGHT, anOrderItem('i3', { customData: { prescriptionValues: BOTH } })),
      null,
    ],
    ['never without lenses', items(anOrderItem('i4')), null],
    ['never, as long as they are not sent', { packages: [aPackage(1)], history: [] }, null],
    ['their end without what was returned', items(RIGHT, lenses(9, { status: 'returned' })), '2027-01-23'],
    ['never, where all was cancelled', items(lenses(2, { status: 'cancelled' })), null],
    ['never, where some came back', items(lenses(4, { returned: 2 })), null],
    ['never as parts of glasses', items(lenses(2, inGroup('g', true))), null],
    ['never, where they come again by themselves', items(lenses(2, { customData: SUBSCRIBED })), null],
    ['never, where values follow', items(lenses(2, { customData: { lensType: 'type_ei' } })), null],
    [
      'also where nobody has reported that they arrived',
      items(lenses(2, { status: 'available' })),
      '2026-12-24',
    ],
  ])('%s', (_, order, day) => expect(lensesLastUntil(aLensOrder(order))).toBe(day))
})

test('nobody is reminded to whom it was not announced', () => {
  const { isLensReminderAnnounced: _, ...order } = aLensOrder()
  expect(lensReminderDay(order)).toBeNull()
})

test.each<[string, Partial<Order>, string | null]>([
  ['ten days before', {}, '2027-01-13'],
  ['once a box of five has arrived', items({ ...lenses(2), product: boxOf('5') }), '2026-11-29'],
  [
    'never of a delivery of a subscription',
    { subscription: { id: 's', period: 1, isOffSession: true } },
    null,
  ],
  ['never, where the values are to be removed', { valuesRemoval: 'requested' }, null],
  ['never, where nobody knows until when', items(anOrderItem('i4')), null],
])('its buyer is reminded %s', (_, order, day) => expect(lensReminderDay(aLensOrder(order))).toBe(day))

const validFrom = (measuredOn: string): Partial<Order> =>
  items(
    RIGHT && {
      ...RIGHT,
      customData: { ...RIGHT.customData, prescriptionValidity: { measuredOn, months: 12 } },
    },
  )

test.each<[string, string, Partial<Order>, boolean]>([
  ['before that day', '2027-01-12T22:59:59Z', {}, false],
  ['on that day of the shops', '2027-01-12T23:00:00Z', {}, true],
  ['two weeks after they have run out', '2027-02-06T12:00:00Z', {}, true],
  ['later', '2027-02-07T12:00:00Z', {}, false],
  ['never', '2027-01-20T12:00:00Z', items(anOrderItem('i4')), false],
  ['with values of a year', '2027-01-20T12:00:00Z', validFrom('2026-01-20'), true],
  ['with older values', '2027-01-20T12:00:00Z', validFrom('2026-01-19'), false],
  ['an order that is older than a year', '2027-12-12T12:00:00Z', items(lenses(26)), false],
])('an email is due: %s', (_, now, order, isDue) =>
  expect(isLensReminderDue(aLensOrder(order), now)).toBe(isDue),
)

test('the checkout announces it for contact lenses that are bought once', () => {
  const announced = [RIGHT, lenses(1, { customData: SUBSCRIBED }), anOrderItem('i4')].map(
    (item) => item !== undefined && areLensesBoughtOnce(item),
  )
  expect(announced).toEqual([true, false, false])
})

test('Poland alone asks for consent before', () =>
  expect(SHOP_COUNTRIES.filter(needsConsentToReminder)).toEqual(['PL']))
