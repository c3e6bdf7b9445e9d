import { expect, test } from 'vitest'
import {
  corridorLength,
  type FittingHeightFault,
  fittingHeightFault,
  holdsCorridor,
  progressiveCorridor,
  withoutHeights,
} from '#domain/prescription/fitting-height.ts'
import { rxPartsOf } from '#domain/prescription/rx-part.ts'
import { aProduct, aVariant } from '#tests/support/goods.ts'

test.each<[number[], number | null, 'normal' | 'short' | null, FittingHeightFault | null]>([
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
  [[10, 10], 41, null, null],
])(
  'heights of %j in a lens of %s mm with the corridor %s: %s',
  ([right, left], lensHeight, corridor, fault) => {
    const eyeOf = (hpd: number | undefined) => ({ sphere: -2, ...(hpd !== undefined && { hpd }) })
    expect(fittingHeightFault({ right: eyeOf(right), left: eyeOf(left) }, lensHeight, corridor)).toBe(fault)
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
  [null, 'normal', true],
] as const)('a lens %s mm high with a %s corridor holds progressive values: %s', (height, corridor, holds) =>
  expect(holdsCorridor(height, corridor)).toBe(holds),
)

test.each([
  ['progressive', 'index_ch', 'normal'],
  ['progressive', 'index_ch_compact', 'short'],
  ['office', 'index_ch', null],
  ['single-vision', 'index_ch', null],
])('%s lenses of %s have the corridor %s', (design, referenceKey, corridor) => {
  const part = (customData: Record<string, unknown>) =>
    rxPartsOf(aProduct(5, { customData, variants: [aVariant(1, { referenceKey })] }))
  const parts = [...part({ rxPart: 'lensType', design }), ...part({ rxPart: 'index', indexKey: 'index_ch' })]
  expect(progressiveCorridor(parts)).toBe(corridor)
})

test.each<[number[], 'normal' | 'short', number | null]>([
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
])('heights of %j give a %s corridor of %s mm', ([right, left], corridor, length) => {
  const eyeOf = (hpd: number | undefined) => (hpd === undefined ? {} : { hpd })
  expect(corridorLength({ right: eyeOf(right), left: eyeOf(left) }, corridor)).toBe(length)
})
