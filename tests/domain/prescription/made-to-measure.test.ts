import { expect, test } from 'vitest'
import {
  affirmedOf,
  areValuesToBeConfirmed,
  glassesValuesOf,
  isMadeToMeasure,
  isPlanoPair,
  lacksPrescriptionValues,
  lacksPupilDistance,
  prescriptionValuesOf,
  valuesOfGoods,
} from '#domain/prescription/made-to-measure.ts'
import type { CustomData } from '#domain/basket/basket.ts'
import { anItem, inGroup } from '#tests/support/basket-items.ts'

const RIGHT = { sphere: -2.25, cylinder: -0.5, axis: 170, pd: 32 }

test.each<[string, CustomData, unknown]>([
  ['nothing', {}, null],
  ['no eyes', { prescriptionValues: {} }, null],
  [
    'numbers as text, of which none is guessed',
    {
      prescriptionValues: {
        right: { sphere: '−1.5', axis: '170', cylinder: '225dpt', pd: 'x32', hpd: Number.NaN },
        left: { sphere: '-05 x', pd: true },
      },
    },
    { right: { sphere: -1.5, axis: 170 }, left: {} },
  ],
  ['empty eyes', { prescriptionValues: { right: {}, left: { sphere: '' } } }, null],
  ['one eye', { prescriptionValues: { right: RIGHT } }, { right: RIGHT, left: {} }],
  [
    'what people type',
    {
      prescriptionValues: {
        right: { sphere: '-2,25', color: 'blue', additionName: 'LOW' },
        left: { sphere: 'x', color: '', additionName: 1 },
      },
    },
    { right: { sphere: -2.25, color: 'blue', additionName: 'LOW' }, left: {} },
  ],
  [
    'what they are for, and which eye is balanced',
    { prescriptionValues: { right: RIGHT, left: {}, use: 'near', balance: 'left' } },
    { right: RIGHT, left: {}, use: 'near', balance: 'left' },
  ],
  [
    'others than these',
    { prescriptionValues: { right: RIGHT, left: {}, use: 'driving', balance: 'both' } },
    { right: RIGHT, left: {} },
  ],
  ['a list', { prescriptionValues: [1] }, null],
])('the values in %s', (_, customData, values) =>
  expect(prescriptionValuesOf(anItem('i1', { customData }))).toEqual(values),
)

test.each<[string, CustomData[], unknown]>([
  ['no items', [], null],
  ['goods without values', [{}], null],
  ['contact lenses', [{ prescriptionValues: { right: { sphere: -2, baseCurve: 8.6 } } }], null],
  ['a lens for the left eye', [{ prescriptionValues: { left: { sphere: -2, diameter: 14.2 } } }], null],
  [
    'lenses, then two pairs of glasses',
    [
      { prescriptionValues: { right: { sphere: -2, baseCurve: 8.6 } } },
      { prescriptionValues: { right: RIGHT } },
      { prescriptionValues: { right: { sphere: 1 } } },
    ],
    { right: RIGHT, left: {} },
  ],
])('the values for glasses of %s', (_, all, values) =>
  expect(glassesValuesOf(all.map((customData) => anItem('i1', { customData })))).toEqual(values),
)

test.each([
  ['values of a group', { prescriptionValues: { right: RIGHT } }, inGroup('a', true), true],
  ['values of a pack of lenses', { prescriptionValues: { right: RIGHT } }, {}, false],
  ['a group without values', {}, inGroup('a', true), false],
  ['a group whose values follow', { lensType: 'type_ei' }, inGroup('a', true), true],
])('%s are made to measure: %s', (_, customData, group, is) =>
  expect(isMadeToMeasure(anItem('i1', { customData, ...group }))).toBe(is),
)

test.each([
  ['with values', { lensType: 'type_ei', prescriptionValues: { right: RIGHT } }, inGroup('a', true), false],
  ['whose values follow', { lensType: 'type_ei' }, inGroup('a', true), true],
  [
    'with a pupillary distance alone',
    { lensType: 'type_ei', prescriptionValues: { right: { pd: 31.5 }, left: { pd: 32 } } },
    inGroup('a', true),
    true,
  ],
  [
    'with a sphere of zero in one eye',
    { lensType: 'type_ei', prescriptionValues: { right: { sphere: 0 }, left: {} } },
    inGroup('a', true),
    false,
  ],
  ['whose values were removed', { lensType: 'type_ei', areValuesRemoved: true }, inGroup('a', true), false],
  ['without lenses', { lensType: 'type_none' }, inGroup('a', true), false],
  ['that are the lenses themselves', { lensType: 'type_ei' }, inGroup('a'), false],
  ['in no group', { lensType: 'type_ei' }, {}, false],
])('glasses %s lack values: %s', (_, customData, group, is) =>
  expect(lacksPrescriptionValues(anItem('i1', { customData, ...group }))).toBe(is),
)

test.each([
  ['a frame without power', { lensType: 'type_none' }, inGroup('a', true), true],
  ['its tint', { lensType: 'type_none' }, inGroup('a'), false],
  ['a frame alone', { lensType: 'type_none' }, {}, false],
  ['a frame with values', { lensType: 'type_ei' }, inGroup('a', true), false],
])('%s is a pair of plano lenses: %s', (_, customData, group, is) =>
  expect(isPlanoPair(anItem('i1', { customData, ...group }))).toBe(is),
)

const EYES_ONLY = { right: { sphere: -1 }, left: { sphere: -2 } }

test.each([
  ['whose distance is to be measured', 'type_ei', EYES_ONLY, inGroup('a', true), true],
  ['with one distance', 'type_ei', { ...EYES_ONLY, left: { sphere: -2, pd: 31 } }, inGroup('a', true), false],
  ['whose values follow', 'type_ei', undefined, inGroup('a', true), false],
  ['without a sphere', 'type_ei', { right: { axis: 90 }, left: {} }, inGroup('a', true), false],
  ['without lenses', 'type_none', EYES_ONLY, inGroup('a', true), false],
  ['that are the lenses themselves', 'type_ei', EYES_ONLY, inGroup('a'), false],
])('glasses %s lack a pupillary distance', (_, lensType, prescriptionValues, group, is) =>
  expect(lacksPupilDistance(anItem('i1', { customData: { lensType, prescriptionValues }, ...group }))).toBe(
    is,
  ),
)

const AFFIRMED = { at: '2026-11-22T10:00:00Z', textVersion: '2026-11' }

test.each<[unknown, object | null]>([
  [AFFIRMED, AFFIRMED],
  [{ at: AFFIRMED.at }, null],
  [
    { at: '2026-11-22T10:00:00Z', textVersion: '2026-11', by: 'anna' },
    { at: '2026-11-22T10:00:00Z', textVersion: '2026-11', by: 'anna' },
  ],
  [
    { at: '2026-11-22T10:00:00Z', textVersion: '2026-11', by: 1 },
    { at: '2026-11-22T10:00:00Z', textVersion: '2026-11' },
  ],
  [{ textVersion: '2026-11' }, null],
  [undefined, null],
])('%j was affirmed: %j', (affirmed, expected) =>
  expect(affirmedOf({ customData: { affirmed } })).toEqual(expected),
)

const KNOWN = { customData: { prescriptionValues: { right: RIGHT } } }
const glasses = anItem('i1', { ...inGroup('a', true), ...KNOWN })
const later = anItem('i2', { ...inGroup('b', true), customData: { lensType: 'type_ei' } })
const lenses = anItem('i3', KNOWN)

test.each([
  ['nothing', [], null],
  ['goods without values', [anItem('i4')], null],
  ['glasses whose values follow', [later], null],
  ['glasses', [glasses, later], 'glasses'],
  ['contact lenses', [later, lenses], 'lenses'],
  ['glasses and contact lenses', [lenses, glasses], 'both'],
])('of %s the known values are those of %s', (_, items, expected) =>
  expect(valuesOfGoods(items)).toBe(expected),
)

test.each<[string, boolean, CustomData]>([
  ['without a distance', true, { lensType: 'type_ei', prescriptionValues: { right: { sphere: 1 } } }],
  ['with one', false, { lensType: 'type_ei', prescriptionValues: { right: { sphere: 1, pd: 31 } } }],
  ['without values', false, { lensType: 'type_ei' }],
  ['without lenses', false, { lensType: 'type_none', prescriptionValues: { right: { sphere: 1 } } }],
])('a pair %s waits to be measured: %s', (_, is, customData) => {
  expect(lacksPupilDistance(anItem('i1', { ...inGroup('g', true), customData }))).toBe(is)
  expect(lacksPupilDistance(anItem('i1', { customData }))).toBe(false)
})

test.each([
  [{ valuesToBeConfirmed: true }, true],
  [{ valuesToBeConfirmed: 'yes' }, false],
  [{}, false],
])('of %j the values are to be confirmed: %s', (customData, isToBeConfirmed) =>
  expect(areValuesToBeConfirmed({ customData })).toBe(isToBeConfirmed),
)
