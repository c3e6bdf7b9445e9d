import { expect, test } from 'vitest'
import { LENS_INDICES } from '#domain/prescription/lens-index.ts'
import { offeredParts } from '#server/configurator/offered-parts.ts'
import { partOf } from '#tests/support/configurator-context.ts'

const INDEX = partOf('index_ch', { rxPart: 'index', indexKey: 'index_ch' })
const COMPACT = partOf('index_ch_compact', { rxPart: 'index', indexKey: 'index_ch' })
const DESIGNS = [
  ...partOf('single', { rxPart: 'lensType', design: 'single-vision' }),
  ...partOf('usual', { rxPart: 'lensType', design: 'progressive' }),
  ...partOf('low', {
    rxPart: 'lensType',
    design: 'progressive',
    minFittingHeight: 16,
    minFittingHeightCompact: 12,
  }),
  ...partOf('office', { rxPart: 'lensType', design: 'office' }),
]

test.each([
  [21, COMPACT, ['single']],
  [22, COMPACT, ['single', 'low']],
  [24, COMPACT, ['single', 'usual', 'low', 'office']],
  [25, INDEX, ['single', 'office']],
  [26, INDEX, ['single', 'low', 'office']],
  [28, INDEX, ['single', 'usual', 'low', 'office']],
  [null, INDEX, ['single', 'usual', 'low', 'office']],
] as const)('lenses %s mm high hold what the corridors of %# need', (lensHeight, index, keys) => {
  const { lensTypes } = offeredParts({ indices: LENS_INDICES, lensHeight }, [...index, ...DESIGNS])
  const available = lensTypes.filter(({ isAvailable }) => isAvailable)
  expect(available.map(({ referenceKey }) => referenceKey)).toEqual(keys)
})
