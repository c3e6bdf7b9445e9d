import { expect, test } from 'vitest'
import {
  type FittingHeightFault,
  fittingHeightFault,
  holdsCorridor,
} from '#domain/prescription/fitting-height.ts'

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

test.each([
  [27.9, 'normal', false],
  [28, 'normal', true],
  [23.9, 'short', false],
  [24, 'short', true],
  [null, 'normal', true],
] as const)('a lens %s mm high with a %s corridor holds progressive values: %s', (height, corridor, holds) =>
  expect(holdsCorridor(height, corridor)).toBe(holds),
)
