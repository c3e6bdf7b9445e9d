import { expect, test } from 'vitest'
import { isMadeToMeasure, prescriptionValuesOf } from '#domain/prescription/made-to-measure.ts'
import type { CustomData } from '#domain/basket/basket.ts'
import { anItem, inGroup } from '#tests/support/basket-items.ts'

const RIGHT = { sphere: -2.25, cylinder: -0.5, axis: 170, pd: 32 }

test.each<[string, CustomData, unknown]>([
  ['nothing', {}, null],
  ['no eyes', { prescriptionValues: {} }, null],
  ['empty eyes', { prescriptionValues: { right: {}, left: { sphere: '' } } }, null],
  ['one eye', { prescriptionValues: { right: RIGHT } }, { right: RIGHT, left: {} }],
  [
    'what people type',
    { prescriptionValues: { right: { sphere: '-2,25', color: 'blue' }, left: { sphere: 'x', color: '' } } },
    { right: { sphere: -2.25, color: 'blue' }, left: {} },
  ],
  ['a list', { prescriptionValues: [1] }, null],
])('the values in %s', (_, customData, values) =>
  expect(prescriptionValuesOf(anItem('i1', { customData }))).toEqual(values),
)

test.each([
  ['values of a group', { prescriptionValues: { right: RIGHT } }, inGroup('a', true), true],
  ['values of a pack of lenses', { prescriptionValues: { right: RIGHT } }, {}, false],
  ['a group without values', {}, inGroup('a', true), false],
])('%s are made to measure: %s', (_, customData, group, is) =>
  expect(isMadeToMeasure(anItem('i1', { customData, ...group }))).toBe(is),
)
