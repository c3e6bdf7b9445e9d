import { and, eq, inArray } from 'drizzle-orm'
import { asBase64, int32sOf, uint32sOf } from '#shop-api/bitsets/binary.ts'
import type { Shop } from '#shop-api/catalogue/dictionary.ts'
import type { FacetName } from '#shop-api/bitsets/segments.ts'
import type { Snapshot } from '#shop-api/catalogue/snapshot.ts'
import type { Db } from '#platform/database.ts'
import { posting } from '#shop-api/schema/derived.ts'
import { type Bitset, emptySet, fullSet, intersection, setOf, union } from '#shop-api/bitsets/bitset.ts'
import type { Hit, HitSets, Occurrence } from './hit.ts'
import { matchCategories } from './match-names.ts'
import { lookUpWords, type WordMeaning } from './look-up-words.ts'
import { withMeanings } from './word-meaning.ts'
import { termTokens } from '#shop-api/tokenizer/tokens.ts'

const COLUMNS = {
  stem: posting.stem,
  strength: posting.strength,
  valueIds: posting.valueIds,
  categoryIds: posting.categoryIds,
  products: asBase64(posting.products),
  isSet: posting.isSet,
}
type Posting = Omit<typeof posting.$inferSelect, 'version' | 'language' | 'products'> & { products: string }

export type TermMatch = {
  /** Products that have every word. */
  products: Bitset
  /**
   * Subsets to list first, in this order: products in a category of exactly that name, those with all words
   * in their own name, those with all words in their labels. The name of a pair of glasses is only its model,
   * but it should come before a screwdriver for glasses.
   */
  ranks: Bitset[]
  hits: Hit[]
  isCorrected: boolean
}

/** Reads a term in the language of the shop. A word without a match here makes the whole term match nothing. */
export async function matchTerm(
  db: Db,
  snapshot: Snapshot,
  shop: Shop,
  term: string,
  options: { fuzzy: boolean; unfinished?: boolean },
): Promise<TermMatch> {
  const meanings = await lookUpWords(db, termTokens(term), {
    version: snapshot.version,
    language: shop.language,
    fuzzy: options.fuzzy,
    unfinished: options.unfinished ?? false,
  })
  if (!meanings || meanings.length === 0)
    return { products: emptySet(snapshot.size), ranks: [], hits: [], isCorrected: false }

  const hits = await withMeanings(snapshot, shop, await findParts(db, snapshot, shop.language, meanings))
  const namedCategories = matchCategories(snapshot.treeOf(shop), hits)
  const facetOf = await snapshot.segments.facets(namedCategories.map(({ id }) => categoryFacet(id)))
  const inNamed = namedCategories.map(({ id }) => facetOf(categoryFacet(id)))
  const every = (of: (sets: HitSets) => Bitset) =>
    hits.map(({ products }) => of(products)).reduce(intersection, fullSet(snapshot.size))
  return {
    products: every(({ any }) => any),
    ranks: [
      inNamed.reduce(union, emptySet(snapshot.size)),
      every(({ named }) => named),
      every(({ strong }) => strong),
    ],
    hits,
    isCorrected: meanings.some(({ isCorrected }) => isCorrected),
  }
}

async function findParts(
  db: Db,
  snapshot: Snapshot,
  language: string,
  meanings: WordMeaning[],
): Promise<Occurrence[]> {
  const parts = meanings.flatMap(({ input: typed, all }) => all.map(({ stems }) => ({ typed, stems })))
  const postings = await db
    .select(COLUMNS)
    .from(posting)
    .where(
      and(
        eq(posting.version, snapshot.version),
        eq(posting.language, language),
        inArray(posting.stem, [...new Set(parts.flatMap(({ stems }) => stems))]),
      ),
    )
  const facetOf = await snapshot.segments.facets(postings.flatMap(facetNames))
  return parts.map(({ typed, stems }) => {
    const own = postings.filter(({ stem }) => stems.includes(stem))
    const strong = own.filter(({ strength }) => strength === 2)
    const whole = own.filter(({ strength }) => strength > 0)
    const labelled = (of: Posting[]) => of.flatMap(facetNames).map(facetOf)
    const named = (of: Posting[]) => of.map((each) => productsOf(each, snapshot.size))
    const all = (sets: Bitset[]) => sets.reduce(union, emptySet(snapshot.size))
    const inName = all(named(strong))
    const inLabel = all([inName, ...labelled(strong)])
    return {
      input: typed,
      valueIds: new Set(whole.flatMap(({ valueIds }) => valueIds)),
      categoryIds: new Set(whole.flatMap(({ categoryIds }) => categoryIds)),
      products: { named: inName, strong: inLabel, any: all([inLabel, ...labelled(own), ...named(own)]) },
    }
  })
}

const categoryFacet = (ref: number): FacetName => ({ kind: 'category', ref })

const facetNames = ({ valueIds, categoryIds }: Posting) => [
  ...valueIds.map((ref): FacetName => ({ kind: 'value', ref })),
  ...categoryIds.map(categoryFacet),
]

const productsOf = ({ products, isSet }: Posting, size: number): Bitset =>
  isSet ? uint32sOf(products) : setOf(size, int32sOf(products))
