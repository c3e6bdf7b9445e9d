import { expect, test } from 'vitest'
import { LENS_INDICES } from '#domain/prescription/lens-index.ts'
import { isMade, partConflicts, takesTint } from '#domain/prescription/part-conflicts.ts'
import { rxPartsOf, type RxPart } from '#domain/prescription/rx-part.ts'
import { TINTING_TYPES, type TintingType } from '#domain/prescription/tinting-type.ts'
import { aProduct, aVariant } from '#tests/support/goods.ts'

const part = (referenceKey: string, customData: Record<string, unknown>): RxPart[] =>
  rxPartsOf(aProduct(5, { customData, variants: [aVariant(1, { referenceKey })] }))
const index = (key: string, form = '') => part(key + form, { rxPart: 'index', indexKey: key })
const lens = (design: string) => part(`rx-${design}`, { rxPart: 'lensType', design })
const tint = (tintingType: string) => part('tint', { rxPart: 'tint', tintingType })

test.each<[string, RxPart[], string[]]>([
  ['single vision', [...lens('single-vision'), ...index('index_ch')], []],
  ['a short corridor', [...lens('progressive'), ...index('index_ch', '_compact')], []],
  [
    'a short corridor in single vision',
    [...lens('single-vision'), ...index('index_ch', '_compact')],
    ['compact-not-progressive'],
  ],
  [
    'a short corridor in office lenses',
    [...lens('office'), ...index('index_ch', '_compact')],
    ['compact-not-progressive'],
  ],
  ['bare 1.5', index('index_cr', '_nocoat'), []],
  ['bare 1.6', index('index_ch', '_nocoat'), []],
  ['bare 1.67', index('index_ad', '_nocoat'), ['coating-needed']],
  ['bare 1.74', index('index_ax', '_nocoat'), ['coating-needed']],
  ['1.67, sold in branches too', index('index_ad', '_omnichannel'), []],
  ['1.74 as sunglasses', [...index('index_ax'), ...tint('sunglasses')], ['tint-not-in-index']],
  ['1.67 as sunglasses', [...index('index_ad'), ...tint('sunglasses')], []],
  ['sunglasses without values', tint('sunglasses'), []],
  [
    'an antireflective coating without a hard one',
    part('anti', { rxPart: 'coating', coating: 'antireflex' }),
    ['hard-coat-missing'],
  ],
  ['nothing', [], []],
])('%s', (_, parts, conflicts) => expect(partConflicts(parts)).toEqual(conflicts))

test.each<[string, readonly TintingType[]]>([
  ['index_cr', TINTING_TYPES],
  ['index_ch', TINTING_TYPES],
  ['index_ad', TINTING_TYPES],
  ['index_ax', ['clear', 'blue light filter', 'transition']],
])('%s takes %j', (key, tints) =>
  expect(TINTING_TYPES.filter((each) => takesTint(index(key)[0], each))).toEqual(tints),
)

test('the table has every index', () =>
  expect(LENS_INDICES.map(({ key }) => isMade(index(key)[0]!))).toEqual([true, true, true, true]))
