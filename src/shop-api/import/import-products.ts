import { eq, sql } from 'drizzle-orm'
import type { ProductEntry, ProductsImported } from '#contract/shop-api/catalogue.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { type Db, rows } from '#platform/database.ts'
import { saveRows } from '#shop-api/bulk-insert.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { rebuildIndexes } from '#shop-api/indexing/rebuild-indexes.ts'
import { type OfferFault, OfferFaults } from '#shop-api/offer/offer-fault.ts'
import { lockOffers, type OfferList } from '#shop-api/offer/set-all.ts'
import { catalogue, stockChange } from '#shop-api/schema/derived.ts'
import { product, variant } from '#shop-api/schema/product.ts'
import { planProducts, type ProductPlan } from './plan-products.ts'
import { readStoredProducts } from './stored-products.ts'
import { readVocabulary } from './vocabulary.ts'
import { writeOffers } from './write-offers.ts'

/**
 * Writes a list of products with their variants, prices and stock while the shop sells: all, or none and all faults in order. Then the index is
 * rebuilt, also where nothing was changed. A process that is killed between leaves an index that the next start, or the same list again,
 * rebuilds.
 */
export async function importProducts(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  list: OfferList<ProductEntry>,
): Promise<Result<ProductsImported, OfferFault[]>> {
  try {
    const imported = await db.transaction((tx) => write(tx, list, now))
    await rebuildIndexes(db, now)
    return ok(imported)
  } catch (error) {
    if (error instanceof OfferFaults) return fail(error.faults)
    throw error
  }
}

async function write(
  tx: Db,
  { entries, faults }: OfferList<ProductEntry>,
  now: Date,
): Promise<ProductsImported> {
  await lockOffers(tx)
  const vocabulary = await readVocabulary(tx)
  const stored = await readStoredProducts(tx, [...entries.values()])
  const plan = planProducts(entries, vocabulary, stored, now)
  const all = [...faults, ...plan.faults]
  if (all.length > 0) throw new OfferFaults(all.toSorted((a, b) => a.place - b.place))
  await vocabulary.save(tx, now)
  await saveRows(tx, product, product.id, plan.products)
  await saveRows(tx, variant, variant.id, plan.variants)
  const last = await lastChange(tx)
  await writeOffers(tx, plan.offers, stored.shopsOf, now)
  // The rebuild sets it again.
  await tx.update(catalogue).set({ rules: 0 }).where(eq(catalogue.id, 1))
  return counted(plan, entries.size, await changedSince(tx, last))
}

const lastChange = async (tx: Db): Promise<number> => {
  const [last] = await rows<{ id: number }>(
    tx,
    sql`select coalesce(max(id), 0)::int as id from ${stockChange}`,
  )
  return last?.id ?? 0
}

/** The products with other prices or another stock since then. */
async function changedSince(tx: Db, last: number): Promise<number[]> {
  const changed = await rows<{ id: number }>(
    tx,
    sql`select distinct product_id as id from ${stockChange} where id > ${last}`,
  )
  return changed.map(({ id }) => id)
}

function counted({ created, changed }: ProductPlan, total: number, offered: number[]): ProductsImported {
  const others = new Set([...changed, ...offered].filter((id) => !created.has(id)))
  return { created: created.size, changed: others.size, unchanged: total - created.size - others.size }
}
