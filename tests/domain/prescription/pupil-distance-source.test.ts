import { expect, test } from 'vitest'
import { isByInstrument, pupilDistanceSourceOf } from '#domain/prescription/pupil-distance-source.ts'

const CARD = { method: 'card', plusMinus: 2, measuredOn: '2026-11-23' }

test.each<[string, unknown, object | undefined]>([
  ['a card', CARD, CARD],
  ['the irises', { ...CARD, method: 'iris' }, { ...CARD, method: 'iris' }],
  ['a prescription', { method: 'prescription' }, { method: 'prescription' }],
  [
    'a branch and a day',
    { method: 'branch', measuredOn: '2026-11-23' },
    { method: 'branch', measuredOn: '2026-11-23' },
  ],
  ['nothing', undefined, undefined],
  ['null', null, undefined],
  ['no method', {}, undefined],
  ['an unknown method', { ...CARD, method: 'ruler' }, undefined],
  ['a card without ±', { method: 'card', measuredOn: '2026-11-23' }, undefined],
  ['a card with a ± of zero', { ...CARD, plusMinus: 0 }, undefined],
  ['a card without a day', { method: 'card', plusMinus: 2 }, undefined],
  ['a card and no day', { ...CARD, measuredOn: 'today' }, undefined],
])('the source of %s is read', (_, pupilDistance, source) =>
  expect(pupilDistanceSourceOf({ customData: { pupilDistance } })).toEqual(source),
)

test.each([
  [{ method: 'card', plusMinus: 2, measuredOn: '2026-11-23' }, true],
  [{ method: 'iris', plusMinus: 3, measuredOn: '2026-11-23' }, true],
  [{ method: 'branch' }, false],
  [{ method: 'prescription' }, false],
] as const)('%j is by an instrument: %s', (source, isIt) => expect(isByInstrument(source)).toBe(isIt))

test('an unknown source is by no instrument', () => expect(isByInstrument(undefined)).toBe(false))
