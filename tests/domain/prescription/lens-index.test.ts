import { describe, expect, test } from 'vitest'
import {
  availableIndices,
  isRimless,
  LENS_INDICES,
  suggestedOf,
  suggestIndex,
} from '#domain/prescription/lens-index.ts'

const rows = (country: string, ...tiers: string[]) =>
  tiers.map((rxLensQualityIndex) => ({ country, rxLensQualityIndex }))

describe('the indices of a frame', () => {
  test.each([
    ['without data', [], 'full', ['entry', 'standard', 'standard-plus']],
    ['without data and rim', [], null, ['entry', 'standard', 'standard-plus']],
    ['of another country alone', rows('PL', 'premium'), 'full', ['entry', 'standard', 'standard-plus']],
    ['as listed', rows('DE', 'premium', 'entry'), 'full', ['entry', 'premium']],
    ['listed, but rimless', rows('DE', 'entry', 'standard'), 'nylor', ['standard']],
    ['that are unknown', rows('DE', 'glass', 'standard'), 'full', ['standard']],
  ])('%s', (_, data, rim, tiers) =>
    expect(availableIndices(data, 'DE', rim).map(({ tier }) => tier)).toEqual(tiers),
  )

  test.each(['rimless', 'nylor', 'inline_grooves', 'randlos', 'gerillt'])('%s has no entry lens', (rim) =>
    expect(availableIndices([], 'DE', rim).map(({ index }) => index)).toEqual([1.6, 1.67]),
  )
})

test.each([
  ['rimless', true],
  ['nylor', true],
  ['full', false],
  [null, false],
])('a rim that is %j holds the lens without a frame: %s', (rim, holds) => expect(isRimless(rim)).toBe(holds))

test.each([
  [0, 0, 1.5],
  [-0.75, 1.25, 1.5],
  [-1, 0, 1.6],
  [0, 1.5, 1.6],
  [-2.25, 2.25, 1.6],
  [-2.5, 0, 1.67],
  [0, 2.5, 1.67],
])('spheres of %d and %d suggest %d', (right, left, index) =>
  expect(suggestIndex({ right: { sphere: right }, left: { sphere: left } })).toBe(index),
)

test('no values suggest the usual index', () => expect(suggestIndex({ right: {}, left: {} })).toBe(1.5))

const [ENTRY, STANDARD, THIN, THINNEST] = LENS_INDICES
test.each([
  [-0.5, [ENTRY, STANDARD, THIN], 1.5],
  [-0.5, [STANDARD, THIN], 1.6],
  [-1.5, [ENTRY, THIN], 1.67],
  [-3, [ENTRY, THINNEST], 1.74],
  [-3, [ENTRY, STANDARD], 1.6],
  [-3, [], undefined],
])('a sphere of %d is suggested, of what the frame can have', (sphere, indices, index) =>
  expect(suggestedOf(indices, { right: { sphere }, left: { sphere } })?.index).toBe(index),
)
