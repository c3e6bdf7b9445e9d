import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '#platform/database.ts'
import type { NewIndex } from './new-index.ts'
import { productBatches } from './product-batches.ts'
import { Facets } from './facets.ts'
import { isSoldPack } from './sold-pack.ts'
import { isUnlisted } from './unlisted.ts'
import { type Amounts, emptyAmounts, saveOrdering } from './save-ordering.ts'
import { OFFER_FACETS, type OfferFacet } from '#shop-api/schema/derived.ts'

export type Offer = {
  id: number
  shopId: number
  lowest: number
  isSoldOut: boolean
  isUnlisted: boolean
  reduction: number
}

/** Which offers are in the sets of their shop. */
export const IS_IN: Record<OfferFacet, (offer: Offer) => boolean> = {
  visible: ({ isUnlisted }) => !isUnlisted,
  unlisted: ({ isUnlisted }) => isUnlisted,
  soldOut: ({ isSoldOut }) => isSoldOut,
  free: ({ lowest }) => lowest === 0,
  sale: ({ reduction }) => reduction > 0,
}

/** The orderings of each shop, and the amount of an offer in them. */
export const OFFER_ORDERINGS = [
  { key: 'price', amountOf: ({ lowest }: Offer) => lowest },
  { key: 'reduction', amountOf: ({ reduction }: Offer) => reduction },
] as const

/**
 * Derives the state of each product in each shop. A product is visible if it is active, has a name in the
 * shop's language, is assigned to the shop, has a variant with a price in it, and comes in a box that the shop's country gets. One whose categories are all
 * hidden is unlisted: it is found by a category or a reference key alone.
 */
export async function deriveOffers(index: NewIndex): Promise<void> {
  const { db, ordinalOf } = index
  const facets = new Facets(ordinalOf.size)
  const orderings = OFFER_ORDERINGS.map((ordering) => ({ ...ordering, amounts: new Map<number, Amounts>() }))

  for await (const { from, to } of productBatches(db)) {
    for (const offer of await readOffers(db, sql`product.id between ${from} and ${to}`)) {
      const ordinal = ordinalOf.get(offer.id)
      if (ordinal === undefined) continue
      for (const kind of OFFER_FACETS) if (IS_IN[kind](offer)) facets.add(kind, offer.shopId, ordinal)
      for (const { amounts, amountOf } of orderings) {
        const ofShop = amounts.get(offer.shopId) ?? emptyAmounts(ordinalOf.size)
        amounts.set(offer.shopId, ofShop)
        ofShop[ordinal] = amountOf(offer)
      }
    }
  }
  await facets.save(index)
  for (const { key, amounts } of orderings)
    for (const [shopId, ofShop] of amounts) await saveOrdering(index, shopId, key, ofShop)
}

/**
 * The offers of the products that match `which`; `reduction` is in hundredths of a percent of the price
 * before it.
 */
export const readOffers = (db: Db, which: SQL) =>
  rows<Offer>(
    db,
    sql`
      select variant.product_id as id, price.shop_id as "shopId", min(price.with_tax) as lowest,
        bool_and(coalesce(stock.quantity <= 0 and not stock.is_sellable_without_stock, true)) as "isSoldOut",
        ${isUnlisted} as "isUnlisted",
        coalesce(max(reduced.amount * 10000 / nullif(reduced.amount + price.with_tax, 0)), 0)::int as reduction
      from product
      join variant on variant.product_id = product.id
      join price on price.variant_id = variant.id
      join shop on shop.id = price.shop_id
      left join stock on stock.variant_id = variant.id
      left join lateral (
        select sum((step -> 'amount' ->> 'absoluteWithTax')::bigint) as amount
        from jsonb_array_elements(price.reductions) as step
        where price.reductions is not null
      ) as reduced on true
      where ${which} and product.is_active and shop.id = any (product.shop_ids)
        and product.names ?| array[shop.language, '*']
      group by product.id, variant.product_id, price.shop_id, shop.country
      having ${isSoldPack}`,
  )
