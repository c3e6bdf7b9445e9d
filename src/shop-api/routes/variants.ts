import { Hono } from 'hono'
import { ids } from '#contract/shop-api/listing-query.ts'
import { shapingOf } from '#shop-api/catalogue/load-products.ts'
import { variantRows } from '#shop-api/catalogue/product-rows.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { variantOf } from '#shop-api/wire/product.ts'
import type { Env } from './env.ts'
import { paginate } from './paginate.ts'
import { readValue, readWith } from './read-query.ts'

export const variantRoutes = () =>
  new Hono<Env>().get('/v1/variants', async (context) =>
    context.json(paginate(await variants(context.var.scope), context.var.scope.query)),
  )

/** In the order of the ids; those that the shop does not sell are silently missing. */
async function variants(scope: Scope) {
  const { records } = scope.snapshot
  const wanted = readWith(scope.query)
  const asked = [...new Set(readValue(scope.query.get('ids') ?? '', ids, 'ids'))]
  const owners = await records.productOfVariant(asked)
  const products = [...(await records.products([...owners.values()])).values()].filter(({ shopIds }) =>
    shopIds.includes(scope.shop.id),
  )
  const shaping = await shapingOf(scope)
  const found = new Map(
    (await variantRows(scope, products)).flatMap(({ product, variants: rows }) =>
      rows.map((row) => [row.id, { ...variantOf(row, product, wanted, shaping), productId: product.id }]),
    ),
  )
  return asked.flatMap((id) => found.get(id) ?? [])
}
