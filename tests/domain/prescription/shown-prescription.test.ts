import { expect, test } from 'vitest'
import type { CustomData } from '#domain/basket/basket.ts'
import { shownPrescription } from '#domain/prescription/shown-prescription.ts'
import { anItem, inGroup } from '#tests/support/basket-items.ts'

const RIGHT = { sphere: 0, cylinder: 1.25, axis: 7 }
const values = { prescriptionValues: { right: RIGHT } }
const CARD = { method: 'card', plusMinus: 2, measuredOn: '2026-11-20' } as const
const prescription = { right: RIGHT, left: {} }

test.each<[string, CustomData, object, object | null]>([
  [
    'glasses',
    values,
    inGroup('g', true),
    { kind: 'values', values: prescription, eyes: ['right', 'left'], measured: null, office: null },
  ],
  [
    'glasses whose distance was measured by card',
    { ...values, pupilDistance: CARD },
    inGroup('g', true),
    { kind: 'values', values: prescription, eyes: ['right', 'left'], measured: CARD, office: null },
  ],
  [
    'glasses whose distance is of the slip',
    { ...values, pupilDistance: { method: 'prescription' } },
    inGroup('g', true),
    { kind: 'values', values: prescription, eyes: ['right', 'left'], measured: null, office: null },
  ],
  [
    'glasses whose distance has still to be measured',
    { ...values, lensType: 'type_ei' },
    inGroup('g', true),
    { kind: 'values', values: prescription, eyes: ['right', 'left'], measured: 'missing', office: null },
  ],
  [
    'a pack of lenses',
    values,
    {},
    { kind: 'values', values: prescription, eyes: ['right'], measured: null, office: null },
  ],
  [
    'office lenses',
    { ...values, officeDistance: { room: 200, near: 40 } },
    inGroup('g', true),
    {
      kind: 'values',
      values: prescription,
      eyes: ['right', 'left'],
      measured: null,
      office: { room: 200, near: 40 },
    },
  ],
  ['glasses whose values follow', { lensType: 'type_ei' }, inGroup('g', true), { kind: 'missing' }],
  ['tinted glasses', { lensType: 'type_none' }, inGroup('g', true), null],
  ['other goods', {}, {}, null],
])('%s show %j', (_, customData, group, shown) =>
  expect(shownPrescription(anItem('i1', { customData, ...group }))).toEqual(shown),
)

test('a pair whose office lenses lack their distances says so', () => {
  const pair = anItem('i1', { customData: values, ...inGroup('g', true) })
  expect(shownPrescription(pair, { isOfficeMissing: true })).toMatchObject({ office: 'missing' })
})

test('a pair that is made already waits for no distance', () => {
  const pair = anItem('i1', { customData: { ...values, lensType: 'type_ei' }, ...inGroup('g', true) })
  expect(shownPrescription(pair, { isDistanceMissing: false })).toMatchObject({ measured: null })
})
