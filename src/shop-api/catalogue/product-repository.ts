import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '#platform/database.ts'
import type { price, StoredImage, stock, Texts } from '#shop-api/schema/product.ts'
import type { PerLanguage } from '#shop-api/schema/types.ts'
import { batchReads } from './batch-reads.ts'
import { LruCache } from '#platform/lru-cache.ts'
import type { Repriced } from './stock-changes.ts'

type CommonRecord = {
  id: number
  referenceKey: string
  isComposite: boolean
  createdAt: string
  updatedAt: string
  firstLiveAt: string | null
  customData: Record<string, unknown>
  valueIds: number[]
  advancedIds: number[]
  texts: Texts
}

export type VariantRecord = CommonRecord

export type ProductRecord = CommonRecord & {
  masterKey: string
  names: PerLanguage<string>
  isActive: boolean
  isNew: boolean
  shopIds: number[]
  categoryIds: number[]
  images: StoredImage[]
  /** In order of id. */
  variants: VariantRecord[]
  /** All products with its master key, including itself. */
  familyIds: number[]
}

export type PriceRow = Omit<typeof price.$inferSelect, 'shopId'>
export type StockRow = typeof stock.$inferSelect

const MAX_PRODUCTS = 3000
const MAX_PRICES = 30_000

/**
 * Products and prices of one version of the catalogue and its offers. Recently read rows are cached, as listings need the
 * same ones repeatedly. Stock is always read, because every order changes it.
 */
export class ProductRepository {
  private readonly db: Db
  private readonly recentProducts: LruCache<number, ProductRecord>
  private readonly recentPrices: LruCache<string, PriceRow | null>
  private readonly recentOwners: LruCache<number, number>

  /** By variant id; the result may hold other variants as well. */
  readonly stock: (variantIds: readonly number[]) => Promise<Map<number, StockRow>>

  constructor(db: Db, before?: ProductRepository) {
    this.db = db
    this.recentProducts = before?.recentProducts ?? new LruCache(MAX_PRODUCTS)
    this.recentOwners = before?.recentOwners ?? new LruCache(MAX_PRICES)
    // A request that is under way may still remember an old price, in the old one.
    this.recentPrices = before?.recentPrices.copy() ?? new LruCache(MAX_PRICES)
    this.stock = batchReads((ids: number[]) => readStock(db, ids))
  }

  byIds(ids: number[]): Promise<Map<number, ProductRecord>> {
    return this.recentProducts.getAll(ids, (missing) =>
      this.readProducts(sql`p.id = any (${idArray(missing)})`),
    )
  }

  /** By variant id; variants without a price in the shop are absent. */
  async prices(shopId: number, variantIds: number[]): Promise<Map<number, PriceRow>> {
    const keys = variantIds.map((id) => priceKey(shopId, id))
    const found = await this.recentPrices.getAll(keys, async (missing) => {
      const ids = missing.map((key) => Number(key.split(' ')[1]))
      const byKey = new Map(
        await this.readPrices(sql`variant_id = any (${idArray(ids)}) and shop_id = ${shopId}`),
      )
      return missing.map((key) => [key, byKey.get(key) ?? null])
    })
    return new Map([...found.values()].flatMap((row) => (row ? [[row.variantId, row]] : [])))
  }

  /** A copy without the prices of these variants in these shops, which are read again. */
  afterPriceChange({ variants, shops }: Repriced): ProductRepository {
    const next = new ProductRepository(this.db, this)
    for (const shopId of shops) for (const id of variants) next.recentPrices.delete(priceKey(shopId, id))
    return next
  }

  /** Loads a catalogue that is small enough to be cached as a whole. A larger one is loaded on demand. */
  async preload({ size, shopIds }: { size: number; shopIds: readonly number[] }): Promise<void> {
    if (size > MAX_PRODUCTS) return
    for (const [id, record] of await this.readProducts(sql`true`)) {
      this.recentProducts.set(id, record)
      for (const variant of record.variants) this.recentOwners.set(variant.id, id)
    }
    for (const shopId of shopIds)
      for (const [key, row] of await this.readPrices(sql`shop_id = ${shopId}`))
        this.recentPrices.set(key, row)
  }

  private async readProducts(where: SQL): Promise<[number, ProductRecord][]> {
    const found = await json<ProductRecord>(
      this.db,
      sql`
        select ${common('p')}, p.master_key as "masterKey", p.names, p.is_active as "isActive", p.is_new as "isNew",
          p.shop_ids as "shopIds", p.category_ids as "categoryIds", p.images,
          (select coalesce(json_agg(v order by v.id), '[]') from (
            select ${common('v')} from variant as v where v.product_id = p.id) as v) as variants,
          (select json_agg(s.id order by s.id) from product as s where s.master_key = p.master_key) as "familyIds"
        from product as p where ${where}`,
    )
    return found.map((record) => [record.id, record])
  }

  private async readPrices(where: SQL): Promise<[string, PriceRow][]> {
    const found = await json<PriceRow & { shopId: number }>(
      this.db,
      sql`
        select shop_id as "shopId", variant_id as "variantId", with_tax as "withTax", vat_rate as "vatRate", reductions,
          reference, promotions, recommended_retail_price as "recommendedRetailPrice", lowest_prior_price as "lowestPriorPrice"
        from price where ${where}`,
    )
    return found.map(({ shopId, ...row }) => [priceKey(shopId, row.variantId), row])
  }

  productOfVariant(variantIds: number[]): Promise<Map<number, number>> {
    return this.recentOwners.getAll(variantIds, async (missing) => {
      const found = await json<{ id: number; productId: number }>(
        this.db,
        sql`select id, product_id as "productId" from variant where id = any (${idArray(missing)})`,
      )
      return found.map(({ id, productId }) => [id, productId])
    })
  }
}

export async function readStock(db: Db, variantIds: number[]): Promise<Map<number, StockRow>> {
  if (variantIds.length === 0) return new Map()
  const found = await json<StockRow>(
    db,
    sql`
      select variant_id as "variantId", supplier_id as "supplierId", warehouse_id as "warehouseId", quantity,
        is_sellable_without_stock as "isSellableWithoutStock", expected_availability_at as "expectedAvailabilityAt"
      from stock where variant_id = any (${idArray(variantIds)})`,
  )
  return new Map(found.map((row) => [row.variantId, row]))
}

const priceKey = (shopId: number, variantId: number): string => `${shopId} ${variantId}`

/** All rows of a statement as one JSON text: twice as fast as field by field. */
async function json<T>(db: Db, statement: SQL): Promise<T[]> {
  const [row] = await rows<{ found: string | null }>(
    db,
    sql`select json_agg(found)::text as found from (${statement}) as found`,
  )
  return JSON.parse(row?.found ?? '[]')
}

const idArray = (ids: number[]) => sql`${`{${ids.join(',')}}`}::int[]`

const common = (table: 'p' | 'v') =>
  sql.raw(
    `${table}.id, ${table}.reference_key as "referenceKey", ${table}.is_composite as "isComposite",
    ${table}.created_at as "createdAt", ${table}.updated_at as "updatedAt", ${table}.first_live_at as "firstLiveAt",
    ${table}.custom_data as "customData", ${table}.value_ids as "valueIds", ${table}.advanced_ids as "advancedIds", ${table}.texts`,
  )
