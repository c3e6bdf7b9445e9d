import { sql } from 'drizzle-orm'
import type { PriceEntry, StockEntry } from '#contract/shop-api/offers.ts'
import type { Result } from '#domain/result.ts'
import { type Db, rows } from '#platform/database.ts'
import { insertRows } from '#shop-api/bulk-insert.ts'
import { OfferFaults, type OfferFault } from '#shop-api/offer/offer-fault.ts'
import { setPrices } from '#shop-api/offer/set-prices.ts'
import { setStock } from '#shop-api/offer/set-stock.ts'
import { stockChange } from '#shop-api/schema/derived.ts'
import { price, priceHistory, stock } from '#shop-api/schema/product.ts'
import type { PlannedOffer } from './plan-products.ts'

/** The prices and the stock of variants that are written already. `shopsOf`: where each had a price before. */
export async function writeOffers(
  tx: Db,
  offers: readonly PlannedOffer[],
  shopsOf: ReadonlyMap<number, ReadonlySet<number>>,
  now: Date,
): Promise<void> {
  const fresh = offers.filter(({ isNew }) => isNew)
  await insertRows(
    tx,
    stock,
    fresh.map(({ variantId }) => ({ variantId, quantity: 0 })),
  )
  await removePrices(tx, offers, now)
  await insertPrices(tx, offers, shopsOf)
  await setFacts(tx, offers)
  await setPricesOf(tx, offers, now)
  await setStockOf(tx, offers)
}

/** The prices of shops that a variant does not name any more. They are recorded as replaced. */
async function removePrices(tx: Db, offers: readonly PlannedOffer[], now: Date): Promise<void> {
  const given = offers.flatMap(({ variantId, productId, entry: { prices } }) =>
    prices ? [{ variantId, productId, shops: prices.map(({ shopId }) => shopId) }] : [],
  )
  const removed = await rows<{ productId: number; shopId: number }>(
    tx,
    sql`
      with given as (select * from json_to_recordset(${JSON.stringify(given)}::json)
          as given("variantId" int, "productId" int, shops int[])),
      removed as (
        delete from ${price} using given where price.variant_id = "variantId" and not price.shop_id = any (shops)
        returning price.variant_id, price.shop_id, price.with_tax, "productId"),
      recorded as (
        insert into ${priceHistory} (variant_id, shop_id, with_tax, replaced_at)
        select variant_id, shop_id, with_tax, ${now.toISOString()}::timestamptz from removed on conflict do nothing)
      select distinct "productId", shop_id as "shopId" from removed`,
  )
  await insertRows(tx, stockChange, removed)
}

async function insertPrices(
  tx: Db,
  offers: readonly PlannedOffer[],
  shopsOf: ReadonlyMap<number, ReadonlySet<number>>,
): Promise<void> {
  const added = offers.flatMap(({ variantId, productId, entry: { prices = [] } }) =>
    prices
      .filter(({ shopId }) => !shopsOf.get(variantId)?.has(shopId))
      .map(({ shopId, withTax, vatRate = 0 }) => ({
        productId,
        row: { variantId, shopId, withTax, vatRate },
      })),
  )
  await insertRows(
    tx,
    price,
    added.map(({ row }) => row),
  )
  const products = new Map(
    added.map(({ productId, row: { shopId } }) => [`${productId} ${shopId}`, { productId, shopId }]),
  )
  await insertRows(tx, stockChange, [...products.values()])
}

/** What a price says beside its amount. */
async function setFacts(tx: Db, offers: readonly PlannedOffer[]): Promise<void> {
  const given = offers.flatMap(({ variantId, productId, entry: { prices = [] } }) =>
    prices.map(({ shopId, vatRate, recommendedRetailPrice, reference }) => ({
      variantId,
      productId,
      shopId,
      vatRate,
      recommended: recommendedRetailPrice,
      hasRecommended: recommendedRetailPrice !== undefined,
      reference,
      hasReference: reference !== undefined,
    })),
  )
  const changed = await rows<{ productId: number; shopId: number }>(
    tx,
    sql`
      with wanted as (
        select price.variant_id, price.shop_id, "productId", coalesce("vatRate", price.vat_rate) as vat_rate,
          case when "hasRecommended" then recommended else price.recommended_retail_price end as recommended,
          case when "hasReference" then given.reference else price.reference end as reference
        from json_to_recordset(${JSON.stringify(given)}::json) as given("variantId" int, "productId" int, "shopId" int,
          "vatRate" float8, recommended int, "hasRecommended" boolean, reference jsonb, "hasReference" boolean)
        join price on price.variant_id = "variantId" and price.shop_id = "shopId")
      update price set vat_rate = wanted.vat_rate, recommended_retail_price = recommended, reference = wanted.reference
      from wanted where price.variant_id = wanted.variant_id and price.shop_id = wanted.shop_id
        and (price.vat_rate, price.recommended_retail_price, price.reference)
          is distinct from (wanted.vat_rate, recommended, wanted.reference)
      returning "productId", price.shop_id as "shopId"`,
  )
  await insertRows(tx, stockChange, changed)
}

/** A new price has no reduction yet: this announces it, and changes those that were there. */
async function setPricesOf(tx: Db, offers: readonly PlannedOffer[], now: Date): Promise<void> {
  const entries = offers.flatMap(({ variantId, entry: { prices = [] } }) =>
    prices.map(({ shopId, withTax, reducedFrom }): PriceEntry => ({
      variantId,
      shopId,
      withTax,
      reducedFrom,
    })),
  )
  if (entries.length > 0) unwrap(await setPrices({ db: tx, now }, listOf(entries)))
}

async function setStockOf(tx: Db, offers: readonly PlannedOffer[]): Promise<void> {
  const entries = offers.flatMap(({ variantId, entry }): StockEntry[] =>
    entry.stock ? [{ variantId, ...entry.stock }] : [],
  )
  if (entries.length > 0) unwrap(await setStock({ db: tx }, listOf(entries)))
}

const listOf = <Entry>(entries: Entry[]) => ({ entries: new Map(entries.entries()), faults: [] })

/** What is wrong was found before anything was written. */
function unwrap(outcome: Result<unknown, OfferFault[]>): void {
  if (!outcome.ok) throw new OfferFaults(outcome.error)
}
