import { Hono } from 'hono'
import { ids } from '#contract/shop-api/listing-query.ts'
import { serializerContext } from '#shop-api/products/load-products.ts'
import { variantRows } from '#shop-api/products/product-rows.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { variantOf } from '#shop-api/products/serialize-product.ts'
import type { HonoEnv } from './hono-env.ts'
import { badRequest } from './http-error.ts'
import { paginate } from './paginate.ts'
import { readValue, readWith } from './read-query.ts'

export const variantRoutes = () =>
  new Hono<HonoEnv>().get('/v1/variants', async (context) =>
    context.json(await readVariants(context.var.scope)),
  )

export const readVariants = async (scope: Scope) => paginate(await variants(scope), scope.query)

/** In the order of the ids; variants that the shop does not sell are left out without an error. */
async function variants(scope: Scope) {
  const { products: repository } = scope.snapshot
  const fields = readWith(scope.query)
  const variantIds = [...new Set(readValue(scope.query.get('ids') ?? '', ids, 'ids'))]
  if (variantIds.length === 0) throw badRequest('ids: names no variant')
  const owners = await repository.productOfVariant(variantIds)
  const products = [...(await repository.byIds([...owners.values()])).values()].filter(({ shopIds }) =>
    shopIds.includes(scope.shop.id),
  )
  const shaping = await serializerContext(scope)
  const found = new Map(
    (await variantRows(scope, products)).flatMap(({ product, variants: rows }) =>
      rows.map((row) => [row.id, { ...variantOf(row, product, fields, shaping), productId: product.id }]),
    ),
  )
  return variantIds.flatMap((id) => found.get(id) ?? [])
}
