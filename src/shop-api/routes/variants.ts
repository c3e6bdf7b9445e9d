import { Hono } from 'hono'
import { ids } from '#contract/shop-api/listing-query.ts'
import { shapingOf } from '#shop-api/catalogue/load-products.ts'
import { readProducts, readVariants } from '#shop-api/catalogue/product-rows.ts'
import { variantOf } from '#shop-api/wire/product.ts'
import type { Env } from './env.ts'
import { paginate } from './paginate.ts'
import { readValue, readWith } from './read-query.ts'

export const variantRoutes = () =>
  new Hono<Env>().get('/v1/variants', async (context) => {
    const { scope } = context.var
    const wanted = readWith(scope.query)
    const found = await readVariants(
      scope.db,
      scope.shop,
      readValue(scope.query.get('ids') ?? '', ids, 'ids'),
    )
    const products = await readProducts(
      scope.db,
      scope.shop,
      [...new Set(found.map((row) => row.productId))],
      {
        siblings: false,
        variants: false,
      },
    )
    const productOf = new Map(products.map((product) => [product.id, product]))
    const shaping = await shapingOf(scope)
    const variants = found.flatMap((row) => {
      const product = productOf.get(row.productId)
      return product ? [{ ...variantOf(row, product, wanted, shaping), productId: product.id }] : []
    })
    return context.json(paginate(variants, scope.query))
  })
