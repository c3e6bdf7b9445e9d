import { expect, test } from 'vitest'
import {
  areEyesAlike,
  binocularDistance,
  isBinocular,
  withHalves,
  withoutDistance,
} from '#domain/prescription/binocular-distance.ts'
import type { Eye, Prescription } from '#domain/prescription/eye-field.ts'

const pair = (right: Eye, left: Eye = right): Prescription => ({ right, left, use: 'far' })

test.each([
  [40, false],
  [53.5, false],
  [54, true],
  [74, true],
  [74.5, false],
])('%d mm between both pupils: %j', (pd, expected) => expect(isBinocular(pd)).toBe(expected))

test.each<[string, Prescription, number | null]>([
  ['none', pair({}), null],
  ['each eye', pair({ pd: 32 }), null],
  ['the right field', pair({ pd: 63 }, {}), 63],
  ['the left field', pair({}, { pd: 63 }), 63],
  ['both fields', pair({ pd: 63 }), 63],
  ['two unlike numbers', pair({ pd: 63 }, { pd: 64 }), null],
  ['one of each eye beside it', pair({ pd: 63 }, { pd: 31 }), null],
])('the distance of %s', (_, values, expected) => expect(binocularDistance(values)).toBe(expected))

const MINUS: Eye = { sphere: -2, cylinder: -0.5, axis: 20 }
test.each<[string, Prescription, boolean]>([
  ['without values', pair({}), true],
  ['of the same power', pair({ sphere: -2 }), true],
  ['whose astigmatism mirrors', pair(MINUS, { ...MINUS, axis: 160 }), true],
  ['in two forms', pair(MINUS, { sphere: -2.5, cylinder: 0.5, axis: 110 }), true],
  ['with the same slant', pair({ ...MINUS, cylinder: -4 }, { ...MINUS, cylinder: -4 }), true],
  [
    'whose astigmatism is small, in other axes',
    pair({ ...MINUS, cylinder: -0.25 }, { ...MINUS, cylinder: -0.25, axis: 60 }),
    true,
  ],
  // −2,00 is 0 along the shift at 180°, and all of it at 90°.
  ['with cylinders across each other', pair({ ...MINUS, axis: 180 }, { ...MINUS, axis: 90 }), false],
  [
    'whose strong astigmatism slants to both sides',
    pair({ ...MINUS, cylinder: -2, axis: 45 }, { ...MINUS, cylinder: -2, axis: 135 }),
    false,
  ],
  ['with a prism in one', pair({ sphere: -2, prism: 1, prismBase: 0 }, { sphere: -2 }), false],
  ['with a prism in both', pair({ sphere: -2, prism: 1, prismBase: 0 }), false],
  ['a quarter apart', pair({ sphere: -2 }, { sphere: -2.25 }), false],
  ['with one cylinder', pair({ sphere: -2 }, MINUS), false],
  ['with an addition', pair({ sphere: -2, addition: 2 }), false],
  ['with an addition in one', pair({ sphere: -2, addition: 2 }, { sphere: -2 }), false],
  ['of which one is empty', pair({ sphere: -2 }, {}), false],
])('eyes %s are alike: %s', (_, values, expected) => expect(areEyesAlike(values)).toBe(expected))

test.each([
  [64, 32, 32],
  [63.5, 31.5, 32],
  [63, 31.5, 31.5],
])('%d mm are %d and %d', (both, right, left) =>
  expect(withHalves(pair({ sphere: 1, pd: both }, { sphere: 1 }), both)).toEqual({
    right: { sphere: 1, pd: right },
    left: { sphere: 1, pd: left },
    use: 'far',
  }),
)

test('a distance is left out, and nothing else', () =>
  expect(withoutDistance(pair({ sphere: 1, pd: 63 }, { pd: 63 }))).toEqual({
    right: { sphere: 1 },
    left: {},
    use: 'far',
  }))
