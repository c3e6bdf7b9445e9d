import { describe, expect, test } from 'vitest'
import type { Polygon } from '#domain/frame/polygon.ts'
import type { Eye } from '#domain/prescription/eye-field.ts'
import { areAlike, compareIndices, isThickInLargeFrame } from '#domain/prescription/lens-comparison.ts'
import { LENS_INDICES } from '#domain/prescription/lens-index.ts'

/** 48 × 14 mm: its corners are 25 mm from its centre; a pd of 33 mm is its middle. */
const BOX: Polygon = [
  [-24, -7],
  [24, -7],
  [24, 7],
  [-24, 7],
]
const PLACE = { outline: BOX, lensWidth: 48, bridge: 18 }
const pair = (right: Eye, left: Eye = right) => ({
  right: { pd: 33, ...right },
  left: { pd: 33, ...left },
})
const [entry, standard, plus, premium] = LENS_INDICES

test('what products say of their thinnest centres counts', () => {
  const thickOf = (centres?: Map<number, number>) =>
    compareIndices([standard], pair({ sphere: -4 }), PLACE, centres).indices[0]
  expect(thickOf()?.figures?.left.thick).toBe(3.6)
  const thin = thickOf(new Map([[1.6, 1]]))
  expect([thin?.figures?.left.thick, thin?.drawing?.section.centre]).toEqual([3.1, 1])
})

describe('all four indices for −4.00', () => {
  const { indices, eye } = compareIndices(LENS_INDICES, pair({ sphere: -3 }, { sphere: -4 }), PLACE)
  test('the thicker lens is that of the stronger eye', () => expect(eye).toBe('left'))
  // Of 25 mm: 4.5, 3.58, 3.17 and 2.89 mm; the other eye 3.88, 3.06, 2.70 and 2.47 mm.
  test.each([
    [0, 4.5, 3.9, null],
    [1, 3.6, 3.1, 0.2],
    [2, 3.2, 2.7, 0.3],
    [3, 2.9, 2.5, 0.36],
  ])('%#', (at, left, right, thinnerBy) => {
    expect(indices[at]?.figures?.left.thick).toBe(left)
    expect(indices[at]?.figures?.right.thick).toBe(right)
    expect(indices[at]?.thinnerBy).toBe(thinnerBy)
  })
  test('what is suggested, and what the others mean beside it', () => {
    expect(indices.map(({ isSuggested }) => isSuggested)).toEqual([false, false, true, false])
    expect(indices.map(({ relation }) => relation)).toEqual([
      { kind: 'thicker', to: 1.67, difference: 1.3 },
      { kind: 'thicker', to: 1.67, difference: 0.4 },
      { kind: 'suggested', to: 1.6, difference: 0.4 },
      { kind: 'hardly-thinner', to: 1.67, difference: 0.3 },
    ])
  })
  test('the drawing is that of the same eye, beside 1.5', () => {
    expect(indices[2]?.drawing?.section.edge).toBeCloseTo(3.1657, 3)
    expect(indices[2]?.drawing?.classic.edge).toBeCloseTo(4.5, 3)
  })
})

test.each([
  ['±0.00 has a thinner centre in 1.6', pair({ sphere: 0 }), [entry, standard], ['enough', 'thinner']],
  ['−6.00 without 1.67', pair({ sphere: -6 }), [entry, standard], ['thicker', 'suggested']],
  ['−0.50 without 1.5', pair({ sphere: -0.5 }), [standard, plus], ['enough', 'hardly-thinner']],
  [
    'a cylinder alone, without 1.5',
    pair({ sphere: 0, cylinder: -0.5 }),
    [standard, plus],
    ['enough', 'hardly-thinner'],
  ],
  ['−1.00', pair({ sphere: -1 }), [entry, standard, plus], ['thicker', 'suggested', 'hardly-thinner']],
])('%s', (_, prescription, indices, kinds) =>
  expect(compareIndices(indices, prescription, PLACE).indices.map(({ relation }) => relation?.kind)).toEqual(
    kinds,
  ),
)

test('in a tiny lens whose edge makes its thickness the thicker index is alike', () => {
  const hold = { rim: 'rimless', isWire: true } as const
  const tiny = { ...PLACE, hold, outline: BOX.map(([x, y]) => [x / 3, y / 3] as const) }
  expect(
    compareIndices([standard, plus], pair({ sphere: 2.5 }), tiny).indices.map(
      ({ relation }) => relation?.kind,
    ),
  ).toEqual(['alike', 'alike'])
})

test('without an index that is thick enough the thinnest is suggested', () => {
  const { indices } = compareIndices([entry], pair({ sphere: -6 }), PLACE)
  expect(indices[0]).toMatchObject({ isSuggested: true, relation: { kind: 'enough' } })
})

test('without values −2.00 is drawn, and nothing is suggested', () => {
  const { indices, isExample, values, eye } = compareIndices(LENS_INDICES, null, PLACE)
  expect({ isExample, values, eye }).toEqual({ isExample: true, values: { sphere: -2 }, eye: 'right' })
  expect(indices.every(({ isSuggested, relation }) => !isSuggested && relation === null)).toBe(true)
  expect(indices[0]?.drawing).not.toBeNull()
})

test('without the measures of a frame there is neither drawing nor figure', () => {
  const { indices } = compareIndices([entry, premium], pair({ sphere: -3 }), null)
  expect(indices).toEqual([
    { index: entry, isSuggested: false, drawing: null, figures: null, thinnerBy: null, relation: null },
    { index: premium, isSuggested: true, drawing: null, figures: null, thinnerBy: null, relation: null },
  ])
})

describe('a smaller frame helps', () => {
  const large = { outline: BOX.map(([x, y]) => [x * 1.3, y * 1.3] as const), lensWidth: 62, bridge: 4 }
  test.each([
    ['for strong values in a large frame', pair({ sphere: -6 }), large, true],
    ['not for weak values', pair({ sphere: -1 }), large, false],
    ['not in a small frame', pair({ sphere: -6 }), { ...large, lensWidth: 48, bridge: 18 }, false],
    ['not where the measures are unknown', pair({ sphere: -6 }), null, false],
    ['not without values', null, large, false],
  ])('%s', (_, prescription, place, helps) =>
    expect(isThickInLargeFrame(compareIndices(LENS_INDICES, prescription, place), place)).toBe(helps),
  )
})

test.each([
  [{ thick: 3.4, weight: 5 }, true],
  [{ thick: 3.4, weight: 5.1 }, false],
  [{ thick: 3.3, weight: 5 }, false],
])('lenses of 3.4 mm and 5 g, and %j', (left, alike) =>
  expect(areAlike({ right: { thick: 3.4, weight: 5 }, left })).toBe(alike),
)
