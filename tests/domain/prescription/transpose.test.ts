import { expect, test } from 'vitest'
import type { Eye } from '#domain/prescription/eye-field.ts'
import { toMinusCylinder, toPlusCylinder } from '#domain/prescription/transpose.ts'

test.each<[string, Eye, Eye]>([
  ['a plus cylinder', { sphere: 1, cylinder: 0.5, axis: 20 }, { sphere: 1.5, cylinder: -0.5, axis: 110 }],
  ['an axis over 90°', { sphere: -2, cylinder: 1, axis: 95 }, { sphere: -1, cylinder: -1, axis: 5 }],
  ['an axis of 90°', { sphere: 0, cylinder: 1, axis: 90 }, { sphere: 1, cylinder: -1, axis: 180 }],
  ['an axis of 0°', { sphere: 0, cylinder: 1, axis: 0 }, { sphere: 1, cylinder: -1, axis: 90 }],
  ['no sphere and no axis', { cylinder: 1 }, { sphere: 1, cylinder: -1 }],
  [
    'other values',
    { sphere: 1, cylinder: 1, axis: 1, pd: 31 },
    { sphere: 2, cylinder: -1, axis: 91, pd: 31 },
  ],
  ['a minus cylinder', { sphere: 1, cylinder: -0.5, axis: 20 }, { sphere: 1, cylinder: -0.5, axis: 20 }],
  ['no cylinder', { sphere: 1 }, { sphere: 1 }],
])('with %s', (_, eye, transposed) => expect(toMinusCylinder(eye)).toEqual(transposed))

test.each<[string, Eye, Eye | null]>([
  ['a minus cylinder', { sphere: 1.25, cylinder: -1.25, axis: 97 }, { sphere: 0, cylinder: 1.25, axis: 7 }],
  ['a plus cylinder', { sphere: 0, cylinder: 1.25, axis: 7 }, { sphere: 0, cylinder: 1.25, axis: 7 }],
  ['no cylinder', { sphere: 1 }, null],
])('with %s in plus form', (_, eye, plus) => expect(toPlusCylinder(eye)).toEqual(plus))
