import { expect, test } from 'vitest'
import { withWearer } from '#domain/order/name-values.ts'
import { withoutValues } from '#domain/order/remove-values.ts'
import { wearerOf } from '#domain/order/wearer.ts'
import { aProduct } from '#tests/support/goods.ts'
import { anOrder, anOrderItem } from '#tests/support/orders.ts'
import { aFrameItem, somePartItems } from '#tests/support/workshop.ts'

/** A lens of one kind. */
const lens = (key: string, values: object, more = {}) =>
  anOrderItem(key, { product: aProduct(5), customData: { prescriptionValues: values, ...more } })
const order = anOrder({
  items: [
    aFrameItem('i1', 'g'),
    ...somePartItems('g'),
    lens('i21', { right: { sphere: -2 }, left: {} }),
    lens('i22', { right: {}, left: { sphere: -3 } }, { wearer: 'Ben' }),
    anOrderItem('i30'),
  ],
})
const namedIn = (key: string, wearer: string) =>
  withWearer(order, { key, wearer })?.flatMap((item) => {
    const name = wearerOf(item)
    return name === null ? [] : [[item.key, name]]
  }) ?? null

test('a name stands beside the values that it is for, and replaces another', () => {
  expect(namedIn('i1', 'Mia')).toEqual([
    ['i1', 'Mia'],
    ['i22', 'Ben'],
  ])
  expect(namedIn('i21', 'Mia')).toEqual([
    ['i21', 'Mia'],
    ['i22', 'Mia'],
  ])
})

test('an empty name removes it', () => expect(namedIn('i21', '')).toEqual([]))

test.each(['i30', 'i22', 'unknown'])('%s is no key of values', (key) =>
  expect(namedIn(key, 'Mia')).toBeNull(),
)

test('names do not outlive the values, and change nothing else', () => {
  const items = withWearer(order, { key: 'i1', wearer: 'Mia' }) ?? []
  expect(withoutValues({ ...order, items })).toEqual(withoutValues(order))
})
