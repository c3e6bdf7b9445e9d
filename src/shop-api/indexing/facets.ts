import { sql } from 'drizzle-orm'
import { type Db, rows } from '#platform/database.ts'
import { category } from '#shop-api/schema/shop.ts'
import { facet, type FacetKind } from '#shop-api/schema/derived.ts'
import { add, type Bitset, emptySet, toBytes } from '#shop-api/bitsets/bitset.ts'
import type { NewIndex } from './new-index.ts'
import { productBatches } from './product-batches.ts'
import { type Amounts, emptyAmounts, saveOrdering } from './save-ordering.ts'

type Row = {
  id: number
  valueIds: number[]
  categoryIds: number[]
  isNew: boolean
  isDemoted: boolean
  /** Minutes since 1970. */
  liveAt: number
  sorting: Record<string, number>
}

/** Builds the sets that are the same in all shops, and the orderings of all products. */
export async function deriveFacets(index: NewIndex): Promise<void> {
  const { db, ordinalOf } = index
  const facets = new Facets(ordinalOf.size)
  const rootlines = await rootlinesOf(db)
  const liveAt = emptyAmounts(ordinalOf.size)
  const sorting = new Map<string, Amounts>()

  for await (const { from, to } of productBatches(db)) {
    for (const product of await read(db, from, to)) {
      const ordinal = ordinalOf.get(product.id)
      if (ordinal === undefined) continue
      for (const value of product.valueIds) facets.add('value', value, ordinal)
      for (const leaf of product.categoryIds)
        for (const id of rootlines.get(leaf) ?? []) facets.add('category', id, ordinal)
      if (product.isNew) facets.add('isNew', 0, ordinal)
      if (product.isDemoted) facets.add('demoted', 0, ordinal)
      liveAt[ordinal] = product.liveAt
      for (const [key, rank] of Object.entries(product.sorting)) {
        const ranks = sorting.get(key) ?? emptyAmounts(ordinalOf.size)
        sorting.set(key, ranks)
        ranks[ordinal] = rank
      }
    }
  }
  await facets.save(index)
  await saveOrdering(index, 0, 'id', Int32Array.from(ordinalOf.keys()))
  await saveOrdering(index, 0, 'new', liveAt)
  for (const [key, ranks] of sorting) await saveOrdering(index, 0, `sorting:${key}`, ranks)
}

/** Sets under construction. */
export class Facets {
  private readonly size: number
  private readonly sets = new Map<string, { kind: FacetKind; ref: number; set: Bitset }>()

  constructor(size: number) {
    this.size = size
  }

  add(kind: FacetKind, ref: number, ordinal: number): void {
    const key = `${kind} ${ref}`
    const entry = this.sets.get(key) ?? { kind, ref, set: emptySet(this.size) }
    if (!this.sets.has(key)) this.sets.set(key, entry)
    add(entry.set, ordinal)
  }

  async save({ db, version }: NewIndex): Promise<void> {
    const entries = [...this.sets.values()]
    for (let start = 0; start < entries.length; start += 100)
      await db
        .insert(facet)
        .values(
          entries
            .slice(start, start + 100)
            .map(({ kind, ref, set }) => ({ version, kind, ref, products: toBytes(set) })),
        )
  }
}

const read = (db: Db, from: number, to: number) =>
  rows<Row>(
    db,
    sql`
      select id, value_ids || coalesce((
          select array_agg(distinct value) from variant, unnest(variant.value_ids) as value where variant.product_id = product.id
        ), '{}') as "valueIds",
        category_ids as "categoryIds", is_new as "isNew", sorting,
        coalesce(custom_data ->> 'demoted', '') = 'true' as "isDemoted",
        (extract(epoch from coalesce(first_live_at, created_at)) / 60)::int as "liveAt"
      from product where id between ${from} and ${to}`,
  )

async function rootlinesOf(db: Db): Promise<Map<number, number[]>> {
  const categories = await db.select({ id: category.id, parentId: category.parentId }).from(category)
  const parents = new Map(categories.map(({ id, parentId }) => [id, parentId]))
  const rootline = (id: number): number[] => {
    const parent = parents.get(id)
    return parent === undefined ? [] : [...rootline(parent), id]
  }
  return new Map(categories.map(({ id }) => [id, rootline(id)]))
}
