import { expect, test } from 'vitest'
import { checkConfiguration, type ConfigurableFrame } from '#domain/prescription/configuration.ts'
import type { Eye } from '#domain/prescription/eye-field.ts'
import { LENS_INDICES } from '#domain/prescription/lens-index.ts'
import type { LensPlace } from '#domain/prescription/lens-thickness.ts'
import { rxPartsOf, type RxPart } from '#domain/prescription/rx-part.ts'
import { aProduct, aVariant } from '#tests/support/goods.ts'

const part = (referenceKey: string, customData: Record<string, unknown>): RxPart[] =>
  rxPartsOf(aProduct(5, { customData, variants: [aVariant(1, { referenceKey })] }))
const PAIR = [
  ...part('rx-single-vision', { rxPart: 'lensType', design: 'single-vision' }),
  ...part('index_ch', { rxPart: 'index', indexKey: 'index_ch' }),
]
const FRAME: ConfigurableFrame = { indices: LENS_INDICES, lensHeight: 34, lensTypes: undefined }
/** 60 × 40 mm, with a bridge of 18. */
const LARGE: LensPlace = {
  outline: [
    [-30, -20],
    [30, -20],
    [30, 20],
    [-30, 20],
  ],
  lensWidth: 60,
  bridge: 18,
}

test.each<[string, Eye, LensPlace | null, string[]]>([
  // Decentred by 13 mm the far corners lie √(43² + 20²) = 47.4 mm from the pupil: 2 · 47.4 + 2 is more than 80.
  ['is too small for a wide frame and near pupils', { pd: 26 }, LARGE, ['blank-too-small']],
  ['fits where the pupils lie in the middle', { pd: 39 }, LARGE, []],
  // Decentred by 3 mm, √(33² + 20²) = 38.6 mm.
  ['fits just', { pd: 36 }, LARGE, []],
  // A prism out moves the centre 0.5 mm further to the nose, 39.02 mm from the corners.
  [
    'is too small where a prism moves the centre',
    { pd: 36, prism: 2, prismBase: 180 },
    LARGE,
    ['blank-too-small'],
  ],
  ['is not judged before the distance is measured', {}, LARGE, []],
  ['is not judged in an unknown frame', { pd: 26 }, null, []],
])('a raw lens %s', (_, values, place, kinds) => {
  const eye = { sphere: 1, ...values }
  const { checks } = checkConfiguration(
    { ...FRAME, place },
    'type_ei',
    { right: eye, left: eye },
    { parts: PAIR, unknown: [] },
  )
  expect(checks.filter(({ grade }) => grade === 'refused').map(({ kind }) => kind)).toEqual(kinds)
})
