import { describe, expect, test } from 'vitest'
import { saleRefusal, unsoldItems } from '#domain/basket/sale-rules.ts'
import { aFrame, anItem, inGroup, someLenses } from '#tests/support/basket-items.ts'
import { inCurve, toricLens, toricValues } from '#tests/support/toric-lens.ts'
import { advancedOf, aPrice, aProduct, attributesOf, aVariant } from '#tests/support/goods.ts'

const terms = { country: 'PL', flags: { subscription: true, zeroCostFrames: true } }
const without = { ...terms, flags: { ...terms.flags, zeroCostFrames: false } }
const free = { variant: aVariant(9, { price: aPrice(0) }) }
const frame = anItem('i1', { ...inGroup('g', true), product: aFrame })
const lenses = anItem('i2', { ...inGroup('g'), product: someLenses })
const service = aProduct(5, { customData: { rxPart: 'service' } })
const tint = aProduct(6, { customData: { rxPart: 'tint' } })
const packOf90 = aProduct(3, {
  attributes: attributesOf({ quantityPerUnit: '90' }),
  advancedAttributes: advancedOf({ availablePackageSizes: [{ country: 'DE', count: 90 }] }),
})

const lensWith = (right: object) =>
  anItem('i4', {
    product: toricLens,
    variant: inCurve('8.4'),
    customData: { prescriptionValues: { right, left: {} } },
  })

describe('a basket', () => {
  test.each([
    ['is sold as it is', [anItem('i1'), frame, lenses], terms, null],
    [
      'is not sold at a price that nobody earned',
      [anItem('i1'), anItem('i2', { customData: { pricePromotionKey: 'subscription' } })],
      terms,
      'price-key',
    ],
    ['is not sold with a made-up group', [anItem('i1', inGroup('g', true)), lenses], terms, 'group'],
    ['is not sold with many frames in a group', [{ ...frame, quantity: 99 }, lenses], terms, 'group'],
    ['is sold with a lens for each eye', [frame, { ...lenses, quantity: 2 }], terms, null],
    ['is not sold with more lenses than eyes', [frame, { ...lenses, quantity: 3 }], terms, 'group'],
    ['is sold with many of what is in no group', [anItem('i1', { quantity: 99 })], terms, null],
    [
      'is not sold with a frame for nothing',
      [anItem('i1', { product: aFrame, ...free })],
      terms,
      'only-with-lenses',
    ],
    ['is sold with a frame for nothing beside its lenses', [{ ...frame, ...free }, lenses], terms, null],
    [
      'is not sold for nothing beside a tint alone',
      [
        { ...frame, ...free },
        { ...anItem('i3', inGroup('g')), product: tint },
      ],
      terms,
      'only-with-lenses',
    ],
    [
      'is not sold so in a shop without such frames',
      [{ ...frame, ...free }, lenses],
      without,
      'only-with-lenses',
    ],
    [
      'is sold with a service for nothing',
      [frame, lenses, { ...anItem('i3', inGroup('g')), product: service, ...free }],
      without,
      null,
    ],
    [
      'is not sold with such a pack beside a frame',
      [frame, { ...anItem('i3', inGroup('g')), product: packOf90 }],
      terms,
      'pack',
    ],
    ['is not sold with a service alone', [{ ...anItem('i3'), product: service, ...free }], terms, 'group'],
    [
      'is not sold in a pack that the country does not get',
      [anItem('i3', { product: packOf90 })],
      terms,
      'pack',
    ],
    [
      'is sold in a pack that it gets',
      [anItem('i3', { product: packOf90 })],
      { ...terms, country: 'DE' },
      null,
    ],
    ['is sold with lenses of values that are made', [lensWith(toricValues)], terms, null],
    ['is not sold with lenses of other values', [lensWith({ ...toricValues, sphere: 9 })], terms, 'values'],
    [
      'is not sold with lenses without values',
      [{ ...lensWith(toricValues), customData: {} }],
      terms,
      'values',
    ],
    [
      'is not sold with values of goods that have none',
      [anItem('i1', { customData: lensWith(toricValues).customData })],
      terms,
      'values',
    ],
  ] as const)('%s', (_, items, of, refusal) => expect(saleRefusal([...items], of)).toBe(refusal))
})

test('what is not sold is named with all of its group', () => {
  const bad = [anItem('i4', inGroup('h', true)), anItem('i5', inGroup('h'))]
  const items = [frame, bad[0], anItem('i3', { product: packOf90 }), lenses, bad[1]].flatMap(
    (each) => each ?? [],
  )
  expect(
    unsoldItems(items, terms).map(({ items: gone, reason }) => [reason, gone.map(({ key }) => key)]),
  ).toEqual([
    ['group', ['i4', 'i5']],
    ['pack', ['i3']],
  ])
})
