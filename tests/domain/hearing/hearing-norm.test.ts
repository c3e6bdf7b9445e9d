import { expect, it } from 'vitest'
import { hearingRange, isNearBound, readHearingNorms } from '#domain/hearing/hearing-norm.ts'

it.each([
  [-9.3, 'good'],
  [-7.1, 'good'],
  [-7, 'unclear'],
  [-5.1, 'unclear'],
  [-5, 'poor'],
] as const)('a threshold of %d dB is %s', (threshold, range) => {
  expect(hearingRange(threshold, { reference: -9.3, goodUpTo: -7.1, poorAbove: -5.1 })).toBe(range)
})

it.each([
  [-12, false],
  [-9.1, false],
  [-9, false],
  [-8.9, true],
  [-8, true],
  [-7, true],
  [-6.9, false],
  [-5, false],
  [-4.9, true],
  [-4, true],
  [-3, true],
  [-2.9, false],
  [2, false],
])('a threshold of %d dB may lie in another range within its error: %j', (threshold, isNear) => {
  expect(isNearBound(threshold, { reference: -9.3, goodUpTo: -8, poorAbove: -4 })).toBe(isNear)
})

const NORM = { reference: -9.3, goodUpTo: -8, poorAbove: -4 }
const NORMS = { isNormed: false, diotic: NORM, antiphasic: { ...NORM, reference: -15.4 } }
const FILE = { ...NORMS, source: 'other voices', listeners: 0 }

it.each<[string, unknown, boolean]>([
  ['a whole file', FILE, true],
  ['more than is needed', { ...FILE, voice: 'a woman' }, true],
  ['nothing', null, false],
  ['no mark', { ...FILE, isNormed: 'no' }, false],
  ['no source', { ...FILE, source: undefined }, false],
  ['no number of listeners', { ...FILE, listeners: 'many' }, false],
  ['a voice normed with 19 listeners', { ...FILE, isNormed: true, listeners: 19 }, false],
  ['one presentation alone', { ...FILE, antiphasic: undefined }, false],
  ['a bound that is no number', { ...FILE, diotic: { ...NORM, poorAbove: '-4' } }, false],
  ['a middle narrower than 2 dB', { ...FILE, diotic: { ...NORM, poorAbove: -6.1 } }, false],
])('the norms of %s', (_, file, isRead) => {
  expect(readHearingNorms(file)).toEqual(isRead ? NORMS : null)
})

it('a voice is normed with twenty listeners', () => {
  expect(readHearingNorms({ ...FILE, isNormed: true, listeners: 20 })).toEqual({ ...NORMS, isNormed: true })
})
