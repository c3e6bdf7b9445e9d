import type { Product } from '#domain/catalogue/product.ts'
import { has } from '#shop-api/search/bitset.ts'
import { firstAtLeast } from '#shop-api/search/range.ts'
import { needsVariants, productOf } from '#shop-api/wire/product.ts'
import type { Shaping } from '#shop-api/wire/shaping.ts'
import type { PriceContext } from '#shop-api/wire/money.ts'
import { below, wants, type With } from '#shop-api/wire/with.ts'
import { runningCampaign } from './campaigns.ts'
import { readProducts } from './product-rows.ts'
import type { Scope } from './scope.ts'

/** The products with these ids that the shop has, in the order of the ids. */
export async function loadProducts(scope: Scope, ids: number[], wanted: With): Promise<Product[]> {
  if (ids.length === 0) return []
  const rows = await readProducts(scope, ids, {
    variants: needsVariants(wanted),
    siblings: wants(wanted, 'siblings'),
    siblingVariants: needsVariants(below(wanted, 'siblings')),
  })
  const shaping = await shapingOf(scope)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const families = Map.groupBy(rows, ({ masterKey }) => masterKey)
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [productOf(row, wanted, shaping, families.get(row.masterKey))] : []
  })
}

export async function shapingOf(scope: Scope): Promise<Shaping> {
  const { snapshot, shop } = scope
  const facetOf = await snapshot.segments.facets([{ kind: 'soldOut', ref: shop.id }])
  const soldOut = facetOf({ kind: 'soldOut', ref: shop.id })
  const ids = (await snapshot.segments.ordering(0, 'id'))?.amounts ?? new Int32Array()
  return {
    snapshot,
    shop,
    prices: priceContext(scope),
    isSoldOut: (id) => has(soldOut, firstAtLeast(ids, id)),
  }
}

function priceContext({ snapshot, shop, query, now }: Scope): PriceContext {
  const campaign = runningCampaign(snapshot.dictionary, shop, query.get('campaignKey'), now)
  return { currency: shop.currency, campaign, promotionKey: query.get('pricePromotionKey') }
}
