import { expect, test } from 'vitest'
import {
  coatingConflicts,
  coatingsFor,
  coatingSets,
  takesCoatings,
  withoutIncludedCoatings,
} from '#domain/prescription/coatings.ts'
import { rxPartsOf, type RxPart } from '#domain/prescription/rx-part.ts'
import { aProduct, aVariant } from '#tests/support/goods.ts'

const part = (referenceKey: string, customData: Record<string, unknown>): RxPart[] =>
  rxPartsOf(aProduct(5, { customData, variants: [aVariant(1, { referenceKey })] }))
const index = (form = '') => part(`index_ch${form}`, { rxPart: 'index', indexKey: 'index_ch' })
const COATINGS = ['hard', 'antireflex', 'blue-antireflex', 'shop-own'].flatMap((coating) =>
  part(coating, { rxPart: 'coating', coating }),
)
const keysOf = (parts: readonly RxPart[]) => parts.map(({ referenceKey }) => referenceKey)
const ALL = keysOf(COATINGS)

test.each<[string, RxPart[], string[], boolean]>([
  ['a coated lens', index(), ['blue-antireflex', 'shop-own'], true],
  ['one with a short corridor', index('_compact'), ['blue-antireflex', 'shop-own'], true],
  ['a lens without coatings', index('_nocoat'), [], false],
  ['a lens without values', [], ALL, true],
])('%s can have %j', (_, [chosen], keys, takes) => {
  expect(keysOf(coatingsFor(chosen, COATINGS))).toEqual(keys)
  expect(takesCoatings(chosen)).toBe(takes)
})

test.each<[string, RxPart[], string[]]>([
  ['a coated lens', index(), ['index_ch', 'blue-antireflex', 'shop-own']],
  ['a lens without coatings, which is refused', index('_nocoat'), ['index_ch_nocoat', ...ALL]],
  ['a lens without values', [], ALL],
])('%s is made and charged with %j', (_, lens, keys) =>
  expect(keysOf(withoutIncludedCoatings([...lens, ...COATINGS]))).toEqual(keys),
)

test.each<[string, RxPart[], string[], string[]]>([
  ['a coated lens', index(), ALL, ['', 'blue-antireflex']],
  ['a coated lens where no blue filter is sold', index(), ['hard', 'antireflex'], ['']],
  ['a lens without coatings', index('_nocoat'), ALL, ['']],
  ['a lens without values', [], ALL, ['', 'hard', 'hard antireflex', 'hard blue-antireflex']],
  ['one where no hard coat is sold', [], ['antireflex', 'shop-own'], ['']],
])('%s is finished with one of %#', (_, [chosen], sold, sets) => {
  const offered = coatingsFor(
    chosen,
    COATINGS.filter(({ referenceKey }) => sold.includes(referenceKey)),
  )
  expect(coatingSets(offered, chosen).map((set) => keysOf(set).join(' '))).toEqual(sets)
})

const BLUE_TINT = part('tint', { rxPart: 'tint', tintingType: 'blue light filter' })
const GREY_TINT = part('tint', { rxPart: 'tint', tintingType: 'tinted' })
test.each<[string, RxPart[], string[], string[]]>([
  ['nothing', [], [], []],
  ['a coating of the shop', [], ['shop-own'], []],
  ['a hard coat', [], ['hard'], []],
  ['an antireflective coating on a hard one', [], ['hard', 'antireflex'], []],
  ['an antireflective coating alone', [], ['antireflex'], ['hard-coat-missing']],
  ['a blue one alone', [], ['blue-antireflex'], ['hard-coat-missing']],
  ['a blue one on a coated lens', index(), ['blue-antireflex'], []],
  ['a blue one on a bare lens', index('_nocoat'), ['blue-antireflex'], ['hard-coat-missing']],
  ['both', [], ['hard', 'antireflex', 'blue-antireflex'], ['antireflex-twice']],
  ['two blue filters', [...index(), ...BLUE_TINT], ['blue-antireflex'], ['blue-filter-twice']],
  ['a blue filter below a plain coating', BLUE_TINT, ['hard', 'antireflex'], []],
  ['a blue one above another tint', GREY_TINT, ['hard', 'blue-antireflex'], []],
])('%s', (_, lens, keys, conflicts) => {
  const chosen = COATINGS.filter(({ referenceKey }) => keys.includes(referenceKey))
  expect(coatingConflicts([...lens, ...chosen])).toEqual(conflicts)
})
