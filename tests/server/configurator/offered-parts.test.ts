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

test('parts are offered by what is chosen, indices only where the frame can have them and they are made', () => {
  const index = (key: string, indexKey: string) => partOf(key, { rxPart: 'index', indexKey })
  const parts = [
    ...index('index_cr', 'index_cr'),
    ...index('index_ch', 'index_ch'),
    ...index('index_ad', 'index_ad'),
    ...index('index_ad_nocoat', 'index_ad'),
    ...partOf('single', { rxPart: 'lensType', design: 'single-vision' }),
    ...partOf('grey', { rxPart: 'tint', tintingType: 'tinted' }),
    ...partOf('hard', { rxPart: 'coating' }),
    ...partOf('service', { rxPart: 'service' }),
  ]
  const offered = offeredParts({ indices: LENS_INDICES.slice(1), lensHeight: null }, parts)
  const said = (each: readonly { referenceKey: string; isAvailable: boolean }[]) =>
    each.map(({ referenceKey, isAvailable }) => [referenceKey, isAvailable])
  expect(said(offered.qualityIndices)).toEqual([
    ['index_cr', false],
    ['index_ch', true],
    ['index_ad', true],
    ['index_ad_nocoat', false],
  ])
  expect(offered.qualityIndices[1]).toMatchObject({ tier: 'standard', index: 1.6 })
  expect(said(offered.lensTypes)).toEqual([['single', true]])
  expect(said(offered.tints)).toEqual([['grey', true]])
  expect(said(offered.extras)).toEqual([['hard', true]])
  expect(offered.freeService).toMatchObject({ referenceKey: 'service', isAvailable: true })
  expect(offeredParts({ indices: [], lensHeight: null }, []).freeService).toBeNull()
})

test('a short corridor of an index that the frame cannot have is none', () => {
  const { lensTypes } = offeredParts({ indices: [], lensHeight: 22 }, [...COMPACT, ...DESIGNS])
  expect(lensTypes.filter(({ isAvailable }) => isAvailable).map(({ referenceKey }) => referenceKey)).toEqual([
    'single',
  ])
})
