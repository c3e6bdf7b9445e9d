import { expect, test } from 'vitest'
import { READ_BY_SHOP } from '#domain/order/add-values.ts'
import type { OrderItem } from '#domain/order/order.ts'
import { lensValuesOf, ownValues } from '#domain/order/own-values.ts'
import { aProduct } from '#tests/support/goods.ts'
import { anOrder, anOrderItem } from '#tests/support/orders.ts'
import { aFrameItem, somePartItems, UNUSUAL } from '#tests/support/workshop.ts'

const RIGHT = { sphere: -2.25, baseCurve: 8.6 }
const LEFT = { sphere: -3, baseCurve: 8.4 }
const PLACED = '2026-11-21T15:40:12Z'
const LATER = '2026-11-23T09:00:00Z'

/** A pack of lenses, of a product by its number. */
const lens = (key: string, product: number, values: object): OrderItem =>
  anOrderItem(key, { product: aProduct(product), customData: { prescriptionValues: values } })
const frame = (at: string, textVersion: string) =>
  aFrameItem('i1', 'g', { prescriptionValues: UNUSUAL, affirmed: { at, textVersion } })
const found = (items: OrderItem[]) => ownValues(anOrder({ items, placedAt: PLACED }))

test.each([
  ['with the order', PLACED, '2026-11', 'order', PLACED],
  ['before the order', '2026-11-21T15:00:00Z', '2026-11', 'order', PLACED],
  ['after the order', LATER, '2026-11', 'later', LATER],
  ['by the shop', LATER, READ_BY_SHOP, 'shop', LATER],
])('values of glasses that were given %s', (_, at, textVersion, source, savedOn) => {
  const item = frame(at, textVersion)
  expect(found([item, ...somePartItems('g')])).toEqual([
    {
      key: 'i1',
      kind: 'glasses',
      title: 'Veduta Model 1',
      values: UNUSUAL,
      eyes: ['right', 'left'],
      measured: null,
      source,
      savedOn,
      measuredOn: savedOn.slice(0, 10),
      wearer: null,
      items: [item],
    },
  ])
})

test('values of a known day are as old as that', () => {
  const prescriptionValidity = { measuredOn: '2025-03-09', months: 24 }
  const item = aFrameItem('i1', 'g', { prescriptionValues: UNUSUAL, prescriptionValidity })
  expect(found([item])).toMatchObject([{ savedOn: PLACED, measuredOn: '2025-03-09' }])
})

test('a distance that has still to be measured is none by an instrument', () => {
  const prescriptionValues = { right: { sphere: -2 }, left: { sphere: -2 } }
  const item = aFrameItem('i1', 'g', { lensType: 'type_ei', prescriptionValues })
  expect(found([item])).toMatchObject([{ values: prescriptionValues, measured: null }])
})

test('a distance by an instrument is said to be one', () => {
  const pupilDistance = { method: 'card', plusMinus: 2, measuredOn: '2026-11-20' }
  const prescriptionValues = { right: { sphere: -2, pd: 31 }, left: { sphere: -2, pd: 31 } }
  const item = aFrameItem('i1', 'g', { lensType: 'type_ei', prescriptionValues, pupilDistance })
  expect(found([item])).toMatchObject([{ measured: pupilDistance }])
})

test('lenses of two kinds, and two pairs of glasses, are two, though each is for another eye', () => {
  const values = [
    { right: RIGHT, left: {} },
    { right: {}, left: LEFT },
  ]
  const lenses = values.map((each, index) => lens(`i${index}`, index + 1, each))
  const glasses = values.map((each, index) =>
    aFrameItem(`i${index}`, `g${index}`, { prescriptionValues: each }),
  )
  expect(found(lenses)).toHaveLength(2)
  expect(found(glasses)).toHaveLength(2)
})

test('lenses of one kind for both eyes are one, in the order of the lines', () => {
  const items = [
    lens('i1', 1, { right: {}, left: LEFT }),
    lens('i2', 2, { right: RIGHT, left: RIGHT }),
    lens('i3', 1, { right: RIGHT, left: {} }),
    lens('i4', 1, { right: LEFT, left: {} }),
    anOrderItem('i5'),
  ]
  expect(
    found(items).map(({ key, eyes, values, ...each }) => [key, eyes, values, each.items.length]),
  ).toEqual([
    ['i1', ['right', 'left'], { right: RIGHT, left: LEFT }, 2],
    ['i2', ['right', 'left'], { right: RIGHT, left: RIGHT }, 1],
    ['i4', ['right'], { right: LEFT, left: {} }, 1],
  ])
  expect(found(items)[0]).toMatchObject({ kind: 'lenses', source: 'order', savedOn: PLACED })
})

test.each<[string, OrderItem]>([
  ['glasses whose values follow', aFrameItem('i1', 'g', {})],
  ['glasses whose values were removed', aFrameItem('i1', 'g', { areValuesRemoved: true })],
  ['other goods', anOrderItem('i1')],
])('%s have none', (_, item) => expect(found([item])).toEqual([]))

test('lenses take their values from lenses alone', () => {
  const valuesOf = (items: OrderItem[]) => lensValuesOf(anOrder({ items, placedAt: PLACED }))
  const glasses = [frame(PLACED, '2026-11'), ...somePartItems('g')]
  expect(valuesOf(glasses)).toBe(null)
  expect(
    valuesOf([
      ...glasses,
      lens('i7', 7, { right: RIGHT, left: {} }),
      lens('i8', 7, { right: {}, left: LEFT }),
    ]),
  ).toEqual({ right: RIGHT, left: LEFT })
})
