import type { Product } from '#domain/catalogue/product.ts'
import { has } from '#shop-api/bitsets/bitset.ts'
import { firstAtLeast } from '#shop-api/bitsets/range.ts'
import { needsVariants, productOf } from './serialize-product.ts'
import type { SerializerContext } from '#shop-api/serializers/serializer-context.ts'
import type { PriceContext } from '#shop-api/serializers/money.ts'
import { subtree, wants, type With } from '#shop-api/serializers/with.ts'
import { runningCampaign } from '#shop-api/catalogue/campaigns.ts'
import { readProducts } from './product-rows.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'

/** The products with these ids that the shop has, in the order of the ids. */
export async function loadProducts(scope: Scope, ids: number[], fields: With): Promise<Product[]> {
  if (ids.length === 0) return []
  const rows = await readProducts(scope, ids, {
    variants: needsVariants(fields),
    siblings: wants(fields, 'siblings'),
    siblingVariants: needsVariants(subtree(fields, 'siblings')),
  })
  const shaping = await serializerContext(scope)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const families = Map.groupBy(rows, ({ masterKey }) => masterKey)
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [productOf(row, fields, shaping, families.get(row.masterKey))] : []
  })
}

export async function serializerContext(scope: Scope): Promise<SerializerContext> {
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
