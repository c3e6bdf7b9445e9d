import { expect, test } from 'vitest'
import {
  type Corridor,
  corridorLength,
  type FittingHeightFault,
  fittingHeightFault,
  holdsCorridor,
  progressiveCorridor,
  withoutHeights,
} from '#domain/prescription/fitting-height.ts'
import { rxPartsOf } from '#domain/prescription/rx-part.ts'
import { aProduct, aVariant } from '#tests/support/goods.ts'

const CORRIDORS: Record<'normal' | 'short' | 'low', Corridor> = {
  normal: { form: 'normal', least: 18 },
  short: { form: 'short', least: 14 },
  low: { form: 'normal', least: 16 },
}

test.each<[number[], number | null, keyof typeof CORRIDORS | null, FittingHeightFault | null]>([
  [[], 41, 'normal', null],
  [[22], 41, null, 'height-of-one-eye'],
  [[40, 40], 41, null, 'height-too-large'],
  [[22, 33.5], 41, null, 'height-too-large'],
  [[33, 33], 41, null, null],
  [[40, 40], null, null, null],
  [[17.5, 18], 41, 'normal', 'height-too-small'],
  [[18, 18], 41, 'normal', null],
  [[17.5, 18], 41, 'short', null],
  [[14, 13.5], 41, 'short', 'height-too-small'],
  [[17.5, 16], 41, 'low', null],
  [[17.5, 15.5], 41, 'low', 'height-too-small'],
  [[10, 10], 41, null, null],
])(
  'heights of %j in a lens of %s mm with the corridor %s: %s',
  ([right, left], lensHeight, corridor, fault) => {
    const eyeOf = (hpd: number | undefined) => ({ sphere: -2, ...(hpd !== undefined && { hpd }) })
    const prescription = { right: eyeOf(right), left: eyeOf(left) }
    expect(fittingHeightFault(prescription, lensHeight, corridor && CORRIDORS[corridor])).toBe(fault)
  },
)

test('values for another frame have no heights', () =>
  expect(
    withoutHeights({ right: { sphere: -2, pd: 31, hpd: 22 }, left: { sphere: -1, hpd: 21.5 }, use: 'far' }),
  ).toEqual({ right: { sphere: -2, pd: 31 }, left: { sphere: -1 }, use: 'far' }))

test.each([
  [27.9, 'normal', false],
  [28, 'normal', true],
  [23.9, 'short', false],
  [24, 'short', true],
  [25.9, 'low', false],
  [26, 'low', true],
  [null, 'normal', true],
  [10, null, true],
] as const)('a lens %s mm high with a %s corridor holds progressive values: %s', (height, corridor, holds) =>
  expect(holdsCorridor(height, corridor && CORRIDORS[corridor])).toBe(holds),
)

test.each([
  ['progressive', 'index_ch', CORRIDORS.normal],
  ['progressive', 'index_ch_compact', CORRIDORS.short],
  ['office', 'index_ch', null],
  ['single-vision', 'index_ch', null],
])('%s lenses of %s have the corridor %j', (design, referenceKey, corridor) => {
  const part = (customData: Record<string, unknown>) =>
    rxPartsOf(aProduct(5, { customData, variants: [aVariant(1, { referenceKey })] }))
  const parts = [...part({ rxPart: 'lensType', design }), ...part({ rxPart: 'index', indexKey: 'index_ch' })]
  expect(progressiveCorridor(parts)).toEqual(corridor)
})

test.each<[number[], 'normal' | 'short' | 'low' | 'high', number | null]>([
  [[], 'normal', null],
  [[20, 20], 'normal', 16],
  [[21, 20.5], 'normal', 16],
  [[19, 21], 'normal', 15],
  [[18, 18], 'normal', 14],
  [[16, 20], 'normal', 14],
  [[30, 30], 'normal', 18],
  [[20], 'normal', 16],
  [[15.5, 16], 'short', 11],
  [[14, 14], 'short', 10],
  [[12, 12], 'short', 10],
  [[20, 20], 'short', 13],
  [[16, 17], 'low', 12],
  [[22.5, 30], 'high', 19],
])('heights of %j give a %s corridor of %s mm', ([right, left], corridor, length) => {
  const eyeOf = (hpd: number | undefined) => (hpd === undefined ? {} : { hpd })
  const made = corridor === 'high' ? { form: 'normal' as const, least: 22.5 } : CORRIDORS[corridor]
  expect(corridorLength({ right: eyeOf(right), left: eyeOf(left) }, made)).toBe(length)
})
