import { inArray, sql } from 'drizzle-orm'
import type { ProductEntry } from '#contract/shop-api/catalogue.ts'
import { type Db, rows } from '#platform/database.ts'
import { price, product, variant } from '#shop-api/schema/product.ts'

export type ProductRow = typeof product.$inferSelect
export type VariantRow = typeof variant.$inferSelect

/** What a list names and the database has, by reference key; and the last ids. */
export type StoredProducts = {
  products: ReadonlyMap<string, ProductRow>
  variants: ReadonlyMap<string, VariantRow>
  /** The shops in which a variant has a price. */
  shopsOf: ReadonlyMap<number, ReadonlySet<number>>
  lastProduct: number
  lastVariant: number
}

/** Keys of one statement. */
const BATCH = 1000

export async function readStoredProducts(db: Db, entries: readonly ProductEntry[]): Promise<StoredProducts> {
  const productKeys = entries.map(({ referenceKey }) => referenceKey)
  const variantKeys = entries.flatMap(({ variants }) => variants.map(({ referenceKey }) => referenceKey))
  const products = await inBatches(productKeys, (keys) =>
    db.select().from(product).where(inArray(product.referenceKey, keys)),
  )
  const variants = await inBatches(variantKeys, (keys) =>
    db.select().from(variant).where(inArray(variant.referenceKey, keys)),
  )
  const prices = await inBatches(
    variants.map(({ id }) => id),
    (ids) =>
      db
        .select({ variantId: price.variantId, shopId: price.shopId })
        .from(price)
        .where(inArray(price.variantId, ids)),
  )
  const [last] = await rows<{ product: number; variant: number }>(
    db,
    sql`select (select coalesce(max(id), 0) from ${product}) as product, (select coalesce(max(id), 0) from ${variant}) as variant`,
  )
  return {
    products: new Map(products.map((row) => [row.referenceKey, row])),
    variants: new Map(variants.map((row) => [row.referenceKey, row])),
    shopsOf: new Map(
      [...Map.groupBy(prices, ({ variantId }) => variantId)].map(([variantId, ofVariant]) => [
        variantId,
        new Set(ofVariant.map(({ shopId }) => shopId)),
      ]),
    ),
    lastProduct: last?.product ?? 0,
    lastVariant: last?.variant ?? 0,
  }
}

async function inBatches<Key, Row>(
  keys: readonly Key[],
  read: (keys: Key[]) => PromiseLike<Row[]>,
): Promise<Row[]> {
  const found: Row[] = []
  for (let start = 0; start < keys.length; start += BATCH)
    found.push(...(await read(keys.slice(start, start + BATCH))))
  return found
}
