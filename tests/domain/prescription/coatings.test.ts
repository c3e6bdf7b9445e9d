import { expect, test } from 'vitest'
import { coatingsFor, takesCoatings, withoutIncludedCoatings } from '#domain/prescription/coatings.ts'
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
