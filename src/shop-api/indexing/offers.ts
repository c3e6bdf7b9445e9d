import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '#shop-api/open-database.ts'
import { productBatches } from './product-batches.ts'
import { Facets } from './facets.ts'
import { isUnlisted } from './unlisted.ts'
import { type Amounts, emptyAmounts, saveOrdering } from './save-ordering.ts'

type Offer = {
  id: number
  shopId: number
  lowest: number
  isSoldOut: boolean
  isUnlisted: boolean
  reduction: number
}

/**
 * Derives the state of each product in each shop. A product is visible if it is active, has a name in the
 * shop's language, is assigned to the shop, and has a variant with a price in it. One whose categories are all
 * hidden is unlisted: it is found by a category or a reference key alone.
 */
export async function deriveOffers(db: Db, ordinalOf: Map<number, number>): Promise<void> {
  const facets = new Facets(ordinalOf.size)
  const prices = new Map<number, Amounts>()
  const reductions = new Map<number, Amounts>()
  const remember = (orderings: Map<number, Amounts>, shopId: number, ordinal: number, amount: number) => {
    const amounts = orderings.get(shopId) ?? emptyAmounts(ordinalOf.size)
    orderings.set(shopId, amounts)
    amounts[ordinal] = amount
  }

  for await (const { from, to } of productBatches(db)) {
    const offers = await readOffers(db, sql`product.id between ${from} and ${to}`)
    for (const { id, shopId, lowest, isSoldOut, isUnlisted, reduction } of offers) {
      const ordinal = ordinalOf.get(id) ?? 0
      facets.add(isUnlisted ? 'unlisted' : 'visible', shopId, ordinal)
      if (isSoldOut) facets.add('soldOut', shopId, ordinal)
      if (lowest === 0) facets.add('free', shopId, ordinal)
      if (reduction > 0) facets.add('sale', shopId, ordinal)
      remember(prices, shopId, ordinal, lowest)
      remember(reductions, shopId, ordinal, reduction)
    }
  }
  await facets.save(db)
  for (const [shopId, amounts] of prices) await saveOrdering(db, shopId, 'price', amounts)
  for (const [shopId, amounts] of reductions) await saveOrdering(db, shopId, 'reduction', amounts)
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
      group by product.id, variant.product_id, price.shop_id`,
  )
