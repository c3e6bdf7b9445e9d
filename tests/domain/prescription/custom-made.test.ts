import { expect, test } from 'vitest'
import { customMadeKeys } from '#domain/prescription/custom-made.ts'
import { inGroup } from '#tests/support/basket-items.ts'
import { aProduct } from '#tests/support/goods.ts'
import { anOrderItem } from '#tests/support/orders.ts'

const made = { customData: { prescriptionValues: { right: { sphere: -2 }, left: {} } } }

test.each([
  ['a frame alone', [anOrderItem('i1')], []],
  ['lenses in packs, whatever values they have', [anOrderItem('i1', made)], []],
  [
    'a frame with lenses of no values',
    [anOrderItem('i1', inGroup('g', true)), anOrderItem('i2', inGroup('g'))],
    [],
  ],
  [
    'lenses of a frame that has the values',
    [anOrderItem('i1', { ...inGroup('g', true), ...made }), anOrderItem('i2', inGroup('g'))],
    ['i2'],
  ],
  [
    'lenses whose values follow',
    [
      anOrderItem('i1', { ...inGroup('g', true), customData: { lensType: 'type_ei' } }),
      anOrderItem('i2', inGroup('g')),
    ],
    ['i2'],
  ],
  [
    'the fitting of a frame that has the values',
    [
      anOrderItem('i1', { ...inGroup('g', true), ...made }),
      anOrderItem('i2', { ...inGroup('g'), product: aProduct(2, { customData: { rxPart: 'service' } }) }),
      anOrderItem('i3', inGroup('g')),
    ],
    ['i3'],
  ],
  [
    'lenses that have the values themselves, not those of another frame',
    [
      anOrderItem('i1', inGroup('g', true)),
      anOrderItem('i2', { ...inGroup('g'), ...made }),
      anOrderItem('i3', inGroup('h')),
    ],
    ['i2'],
  ],
])('of %s is made for one person: %j', (_, items, keys) => expect([...customMadeKeys(items)]).toEqual(keys))
