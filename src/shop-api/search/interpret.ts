import type { Category } from '#domain/catalogue/category.ts'
import { COLOURS } from '#domain/catalogue/colour.ts'
import type { Value } from '#shop-api/catalogue/dictionary.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { type Bitset, count, intersection, union } from '#shop-api/bitsets/bitset.ts'
import { joinedValues } from './joined-values.ts'
import { matchCategories } from './match-names.ts'
import { findOfferedProducts, inCategory } from './offered-products.ts'
import { matchTerm } from './term.ts'

/**
 * A category named in a term, with the attribute values named in the rest of the term. A value of the first of COLOURS counts what has the same in the
 * others, too.
 */
export type CategoryMatch = { category: Category; values: Value[]; productCount: number }

export type Interpretation = {
  /** The best match first. */
  categoryMatches: CategoryMatch[]
  /** Attribute values whose whole label is in the term. */
  values: Value[]
  /** Products that the shop offers and that have every word. */
  products: Bitset
  /** Subsets to list first. */
  ranks: Bitset[]
}

type InterpretationOptions = {
  /** The last word is still being typed. */
  unfinished?: boolean
  /** Categories count what is sold out, too. */
  includeSoldOut?: boolean | undefined
  /** Only products and categories in this one. */
  within?: number | null | undefined
}

/** Interprets a term by the catalogue. */
export async function interpret(
  scope: Scope,
  term: string,
  { unfinished = false, includeSoldOut = false, within = null }: InterpretationOptions = {},
): Promise<Interpretation> {
  const { snapshot, shop, db } = scope
  const match = await matchTerm(db, snapshot, shop, term, { fuzzy: true, unfinished })
  const tree = snapshot.treeOf(shop)
  const { products: offered } = await findOfferedProducts(snapshot, shop)
  const products = intersection(await inCategory(snapshot, within, offered), match.products)

  const values = [...new Set(match.hits.flatMap(({ means }) => means))]
  const categories = matchCategories(tree, match.hits).filter(
    ({ rootlineIds }) => within === null || rootlineIds.includes(within),
  )
  const { products: listed } = await findOfferedProducts(snapshot, shop, {
    includeSoldOut,
    category: categories.map(({ id }) => id),
  })

  const alike = (value: Value) => joinedValues(snapshot.dictionary, COLOURS, value)
  const facetOf = await snapshot.segments.facets([
    ...categories.map(({ id }) => ({ kind: 'category' as const, ref: id })),
    ...values.map(({ id }) => ({ kind: 'value' as const, ref: id })),
  ])
  const categoryMatches = categories.flatMap((category): CategoryMatch[] => {
    const rest = match.hits.filter((hit) => !hit.categoryIds.has(category.id))
    const chosen = chosenValues(
      rest.map(({ means }) => means),
      category,
    )
    if (chosen === null) return []
    const inside = intersection(listed, facetOf({ kind: 'category', ref: category.id }))
    const found = chosen
      .map((ofFilter) =>
        ofFilter
          .flatMap(alike)
          .map(({ id }) => facetOf({ kind: 'value', ref: id }))
          .reduce(union),
      )
      .reduce(intersection, inside)
    const productCount = count(found)
    return productCount === 0 ? [] : [{ category, values: chosen.flat(), productCount }]
  })
  const covered = ({ category }: CategoryMatch) =>
    match.hits.filter((hit) => hit.categoryIds.has(category.id)).length
  return {
    categoryMatches: categoryMatches.toSorted(
      (a, b) =>
        covered(b) - covered(a) ||
        a.category.depth - b.category.depth ||
        a.category.name.length - b.category.name.length,
    ),
    values,
    products,
    ranks: match.ranks,
  }
}

/**
 * The values to choose in the listing of a category, by filter, from what each word may mean. Values of one filter are listed side by side, so
 * each word takes the first filter of the category that no other word has, unless both mean the same value. Null where a word has none. A category
 * that names no filters has them all.
 */
function chosenValues(
  meanings: readonly (readonly Value[])[],
  { supportedFilter }: Category,
): Value[][] | null {
  const chosen = new Map<string, readonly Value[]>()
  for (const means of meanings) {
    const inFilter = (key: string) => {
      const values = means.filter(({ group }) => group.key === key)
      return chosen.get(key)?.filter((value) => values.includes(value)) ?? values
    }
    const filters = supportedFilter.length > 0 ? supportedFilter : means.map(({ group }) => group.key)
    const key = filters.find((each) => inFilter(each).length > 0)
    if (key === undefined) return null
    chosen.set(key, inFilter(key))
  }
  return [...chosen.values()].map((values) => [...values])
}
