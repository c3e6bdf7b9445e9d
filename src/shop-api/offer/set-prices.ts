import { sql } from 'drizzle-orm'
import type { OffersSet, PriceEntry } from '#contract/shop-api/offers.ts'
import {
  changePrice,
  PRIOR_PRICE_DAYS,
  type PriorPrices,
  type StoredPrice,
} from '#domain/money/change-price.ts'
import type { Minor } from '#domain/money/price.ts'
import type { Result } from '#domain/result.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { type Db, rows } from '#platform/database.ts'
import { priceHistory } from '#shop-api/schema/product.ts'
import { faultOfGoods, type OfferFault } from './offer-fault.ts'
import { type OfferList, setAll, type Target, uniqueTargets } from './set-all.ts'

/** Changes prices in their shops, and records those that they replace. A variant without a price in the shop gets none. */
export const setPrices = (
  { db, now }: Pick<Scope, 'db' | 'now'>,
  list: OfferList<PriceEntry>,
): Promise<Result<OffersSet, OfferFault[]>> =>
  setAll(db, list, async (tx, targets) => {
    const { byKey, faults } = uniqueTargets(targets, ({ variantId, entry }) => `${variantId} ${entry.shopId}`)
    const current = await readPrices(tx, [...byKey.values()], now)
    const changed: Changed[] = []
    const priced = new Set<number>()
    const wanted = new Set([...byKey.values()].map(({ place }) => place))
    for (const price of current) {
      const target = byKey.get(`${price.variantId} ${price.shopId}`)
      if (!target) continue
      priced.add(target.place)
      const change = changePrice(price, target.entry, price)
      if (change) changed.push({ ...price, ...change, productId: target.productId })
    }
    for (const [place, entry] of list.entries)
      if (!priced.has(place) && wanted.has(place))
        faults.push(faultOfGoods(place, entry, `has no price in shop ${entry.shopId}`))
    await savePrices(tx, changed, now)
    return {
      changed: changed.length,
      unchanged: current.length - changed.length,
      products: productsOf(changed),
      faults,
    }
  })

type PriceKey = { variantId: number; shopId: number }
type Current = PriceKey & StoredPrice & PriorPrices
type Changed = PriceKey & { price: StoredPrice; replaced: Minor[]; productId: number }

async function readPrices(tx: Db, targets: Target<PriceEntry>[], now: Date): Promise<Current[]> {
  const given = targets.map(({ variantId, entry }) => ({ variantId, shopId: entry.shopId }))
  const since = new Date(now.getTime() - PRIOR_PRICE_DAYS * 86_400_000).toISOString()
  return rows<Current>(
    tx,
    sql`
      select price.variant_id as "variantId", price.shop_id as "shopId", price.with_tax as "withTax", reductions, reference,
        lowest_prior_price as "lowestPriorPrice", recorded.lowest, recorded.prices > 0 as "isRecorded"
      from json_to_recordset(${JSON.stringify(given)}::json) as given("variantId" int, "shopId" int)
      join price on price.variant_id = "variantId" and price.shop_id = "shopId"
      cross join lateral (
        select count(*) as prices, min(with_tax) filter (where replaced_at > ${since}) as lowest
        from ${priceHistory} where ${priceHistory.variantId} = "variantId" and ${priceHistory.shopId} = "shopId"
      ) as recorded`,
  )
}

async function savePrices(tx: Db, changed: Changed[], now: Date): Promise<void> {
  if (changed.length === 0) return
  const given = changed.map(({ variantId, shopId, price }) => ({ variantId, shopId, ...price }))
  await tx.execute(sql`
    update price set with_tax = "withTax", reductions = given.reductions, reference = given.reference,
      lowest_prior_price = "lowestPriorPrice"
    from json_to_recordset(${JSON.stringify(given)}::json)
      as given("variantId" int, "shopId" int, "withTax" int, reductions jsonb, reference jsonb, "lowestPriorPrice" int)
    where price.variant_id = "variantId" and price.shop_id = "shopId"`)
  const records = changed.flatMap(({ variantId, shopId, replaced }) =>
    replaced.map((withTax) => ({ variantId, shopId, withTax })),
  )
  await tx.execute(sql`
    insert into ${priceHistory} (variant_id, shop_id, with_tax, replaced_at)
    select *, ${now.toISOString()}::timestamptz
    from json_to_recordset(${JSON.stringify(records)}::json) as given("variantId" int, "shopId" int, "withTax" int)
    on conflict do nothing`)
}

/** Each product once for each shop. */
const productsOf = (changed: Changed[]) => [
  ...new Map(
    changed.map(({ productId, shopId }) => [`${productId} ${shopId}`, { productId, shopId }]),
  ).values(),
]
