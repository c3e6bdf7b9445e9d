import { expect, test } from 'vitest'
import { leastFittingHeights } from '#domain/prescription/least-fitting-height.ts'
import type { LensDesign } from '#domain/prescription/rx-part.ts'

test.each<[LensDesign, unknown, unknown, number, number]>([
  ['progressive', null, null, 18, 14],
  ['progressive', 17, null, 17, 14],
  ['progressive', 17, 13, 17, 13],
  ['progressive', null, 15, 18, 15],
  ['progressive', 20, 16, 20, 16],
  // What a normal corridor has room for, a short one has.
  ['progressive', 13, null, 13, 13],
  ['progressive', 16, 17, 16, 16],
  ['office', null, null, 14, 14],
  ['office', 16, null, 16, 16],
  ['progressive', '17', -1, 18, 14],
  ['office', 0, null, 14, 14],
])(
  '%s lenses that say %s and %s mm are fitted at %s mm at least, with a short corridor at %s mm',
  (design, minFittingHeight, minFittingHeightCompact, normal, short) =>
    expect(leastFittingHeights(design, { minFittingHeight, minFittingHeightCompact })).toEqual({
      normal,
      short,
    }),
)

test('lenses for one distance can be fitted at any height', () =>
  expect(leastFittingHeights('single-vision', { minFittingHeight: 16 })).toBeNull())
