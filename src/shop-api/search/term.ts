import { and, eq, inArray } from 'drizzle-orm'
import { int32s } from '#shop-api/catalogue/segments.ts'
import type { Shop } from '#shop-api/catalogue/dictionary.ts'
import type { Snapshot } from '#shop-api/catalogue/snapshot.ts'
import type { Db } from '#shop-api/db.ts'
import { posting } from '#shop-api/schema/derived.ts'
import { type Bitset, emptySet, fromBytes, fullSet, intersection, setOf, union } from './bitset.ts'
import { lookup, type Meaning } from './lookup.ts'
import { termTokens } from './tokens.ts'

type Posting = typeof posting.$inferSelect

/** Where one part of a term occurs. */
export type Hit = { typed: string; valueIds: Set<number>; categoryIds: Set<number>; products: HitSets }

/** From the narrowest to the widest: in the product's own name, in a label too, or as what a compound is for. */
type HitSets = { named: Bitset; strong: Bitset; any: Bitset }

export type TermMatch = {
  /** Products that have every word. */
  products: Bitset
  /** The best of them, then better ones than the rest: sets to list first, in this order. */
  ranks: Bitset[]
  hits: Hit[]
  isCorrected: boolean
}

/** Reads a term as the shop's language does. A word that means nothing here makes nothing match. */
export async function matchTerm(
  db: Db,
  snapshot: Snapshot,
  shop: Shop,
  term: string,
  options: { fuzzy: boolean; unfinished?: boolean },
): Promise<TermMatch> {
  const meanings = await lookup(db, termTokens(term), {
    language: shop.language,
    fuzzy: options.fuzzy,
    unfinished: options.unfinished ?? false,
  })
  if (!meanings || meanings.length === 0)
    return { products: emptySet(snapshot.size), ranks: [], hits: [], isCorrected: false }

  const hits = await findHits(db, snapshot, shop.language, meanings)
  const every = (of: (sets: HitSets) => Bitset) =>
    hits.map(({ products }) => of(products)).reduce(intersection, fullSet(snapshot.size))
  return {
    products: every(({ any }) => any),
    ranks: [every(({ named }) => named), every(({ strong }) => strong)],
    hits,
    isCorrected: meanings.some(({ isCorrected }) => isCorrected),
  }
}

async function findHits(db: Db, snapshot: Snapshot, language: string, meanings: Meaning[]): Promise<Hit[]> {
  const parts = meanings.flatMap(({ typed, all }) => all.map(({ stems }) => ({ typed, stems })))
  const postings = await db
    .select()
    .from(posting)
    .where(
      and(
        eq(posting.language, language),
        inArray(posting.stem, [...new Set(parts.flatMap(({ stems }) => stems))]),
      ),
    )
  const facetOf = await snapshot.segments.facets(postings.flatMap(facetNames))
  return parts.map(({ typed, stems }) => {
    const own = postings.filter(({ stem }) => stems.includes(stem))
    const strong = own.filter(({ strength }) => strength === 1)
    const labelled = (of: Posting[]) => of.flatMap(facetNames).map(facetOf)
    const named = (of: Posting[]) => of.map((each) => productsOf(each, snapshot.size))
    const all = (sets: Bitset[]) => sets.reduce(union, emptySet(snapshot.size))
    const inName = all(named(strong))
    const inLabel = all([inName, ...labelled(strong)])
    return {
      typed,
      valueIds: new Set(strong.flatMap(({ valueIds }) => valueIds)),
      categoryIds: new Set(strong.flatMap(({ categoryIds }) => categoryIds)),
      products: { named: inName, strong: inLabel, any: all([inLabel, ...labelled(own), ...named(own)]) },
    }
  })
}

const facetNames = ({ valueIds, categoryIds }: Posting) => [
  ...valueIds.map((ref) => ({ kind: 'value' as const, ref })),
  ...categoryIds.map((ref) => ({ kind: 'category' as const, ref })),
]

const productsOf = ({ products, isSet }: Posting, size: number): Bitset =>
  isSet ? fromBytes(products) : setOf(size, int32s(products))
