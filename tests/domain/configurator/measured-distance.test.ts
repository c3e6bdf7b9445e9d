import { expect, test } from 'vitest'
import type { ConfiguratorAnswers } from '#domain/configurator/answer-name.ts'
import {
  answersOfMeasured,
  isUnfitForProgressive,
  isMeasuredForOtherUse,
  measuredAnswer,
  pupilDistanceOf,
} from '#domain/configurator/measured-distance.ts'
import type { Prescription } from '#domain/prescription/eye-field.ts'
import { prescriptionFromOrder } from '#domain/prescription/prescription-from-order.ts'
import type { PupilDistanceSource } from '#domain/prescription/pupil-distance-source.ts'

const CARD = { method: 'card', plusMinus: 2, measuredOn: '2026-11-23' } as const
const PD: Prescription = { right: { pd: 31.5 }, left: { pd: 32 } }
const NONE: Prescription = { right: {}, left: {} }
const MEASURED = 'card 2 2026-11-23'

test.each<[Parameters<typeof measuredAnswer>[0], string]>([
  [CARD, MEASURED],
  [{ method: 'prescription' }, ''],
  [undefined, ''],
])('%j is the answer "%s"', (source, answer) => expect(measuredAnswer(source)).toBe(answer))

test.each<[string, ConfiguratorAnswers, Prescription, object | undefined]>([
  ['the distances that were measured', { 'pd.measured': MEASURED }, PD, CARD],
  [
    'measured ones that are converted to near',
    { 'pd.measured': MEASURED, target: 'near' },
    { right: { pd: 29.5 }, left: { pd: 30 } },
    CARD,
  ],
  [
    'measured ones that were changed by hand',
    { 'pd.measured': MEASURED, slipDate: '01.02.2026' },
    { ...PD, left: { pd: 31 } },
    CARD,
  ],
  [
    'those of a slip, typed after measuring,',
    { 'pd.measured': MEASURED, 'pd.slip': 'yes' },
    { ...PD, left: { pd: 31 } },
    { method: 'prescription' },
  ],
  ['those of an order, after measuring others,', { 'pd.measured': MEASURED, source: 'order' }, PD, undefined],
  ['one that was typed', {}, { right: { pd: 63 }, left: {} }, { method: 'prescription' }],
  ['the left one', {}, { right: {}, left: { pd: 63 } }, { method: 'prescription' }],
  [
    'a slip dated with slashes',
    { slipDate: '1/2/26' },
    PD,
    { method: 'prescription', measuredOn: '2026-02-01' },
  ],
  ['a dated slip', { slipDate: '01.02.2026' }, PD, { method: 'prescription', measuredOn: '2026-02-01' }],
  ['an answer that is none', { 'pd.measured': 'ruler 1 x' }, PD, { method: 'prescription' }],
  ['an answer of a prescription', { 'pd.measured': 'branch 1 2026-11-23' }, PD, { method: 'prescription' }],
  ['an order', { source: 'order' }, PD, undefined],
  ['no distance', { 'pd.measured': MEASURED }, NONE, undefined],
])('%s have a source', (_, answers, values, source) =>
  expect(pupilDistanceOf(answers, values, null)).toEqual(source),
)

test.each<[PupilDistanceSource | undefined]>([[CARD], [{ method: 'branch' }], [undefined]])(
  'those of an order have its source: %j',
  (source) => {
    const order = prescriptionFromOrder('123456789012', 'online', PD, { pupilDistance: source })
    expect(pupilDistanceOf({ source: 'order' }, PD, order)).toEqual(source)
  },
)

test.each<[boolean, Prescription, PupilDistanceSource | undefined]>([
  [true, { ...PD, right: { addition: 2 } }, CARD],
  [true, { ...PD, left: { addition: 2 } }, { ...CARD, method: 'iris' }],
  [false, PD, CARD],
  [false, { ...PD, right: { addition: 0 } }, CARD],
  [false, { ...PD, right: { addition: 2 } }, { method: 'branch' }],
  [false, { ...PD, right: { addition: 2 } }, undefined],
])('unfit for progressive lenses (%s): %j of %j', (isUnfit, values, source) =>
  expect(isUnfitForProgressive(values, source)).toBe(isUnfit),
)

test.each<[Parameters<typeof answersOfMeasured>[1], string, ConfiguratorAnswers]>([
  [
    { right: 31.4, left: 32.2 },
    'de-DE',
    { 'right.pd': '31,5', 'left.pd': '32,0', 'pd.measured': `${MEASURED} near`, 'pd.slip': '', pdSource: '' },
  ],
  [
    { both: 63.6 },
    'de-CH',
    { 'right.pd': '63.5', 'left.pd': '', 'pd.measured': `${MEASURED} near`, 'pd.slip': '', pdSource: '' },
  ],
  [{ both: 80 }, 'de-DE', {}],
])('what a card measures, %j, is answered in %s', (pd, intl, answers) =>
  expect(answersOfMeasured(CARD, pd, intl, 'near')).toEqual(answers),
)

test('without a use, distances are measured for far', () =>
  expect(answersOfMeasured(CARD, { both: 63 }, 'de-DE')['pd.measured']).toBe(`${MEASURED} far`))

test.each<[string, ConfiguratorAnswers, boolean]>([
  ['for the same use', { 'pd.measured': `${MEASURED} near`, use: 'near' }, false],
  ['for another one', { 'pd.measured': `${MEASURED} near`, use: 'far' }, true],
  ['before the use is chosen', { 'pd.measured': `${MEASURED} far`, use: '' }, false],
  ['for a use that is not known', { 'pd.measured': MEASURED, use: 'near' }, false],
  [
    'and replaced by that of the slip',
    { 'pd.measured': `${MEASURED} near`, use: 'far', 'pd.slip': 'yes' },
    false,
  ],
  [
    'and measured again by the shop',
    { 'pd.measured': `${MEASURED} near`, use: 'far', pdSource: 'measure' },
    false,
  ],
  ['by nobody', { use: 'far' }, false],
])('a distance measured %s fits not: %j is %s', (_, answers, isOther) =>
  expect(isMeasuredForOtherUse(answers)).toBe(isOther),
)
