import { Hono } from 'hono'
import { MAX_CATALOGUE_BYTES, newProduct, newProducts } from '#contract/shop-api/catalogue.ts'
import { importProducts } from '#shop-api/import/import-products.ts'
import { rebuildIndexes } from '#shop-api/indexing/rebuild-indexes.ts'
import { product } from '#shop-api/schema/product.ts'
import type { HonoEnv } from './hono-env.ts'
import { readBody } from './read-body.ts'
import { accepted, readEntries } from './read-entries.ts'

/** The goods that the operator brings in while the shop sells. Other Shop APIs do not offer these routes. */
export const catalogueImportRoutes = () =>
  new Hono<HonoEnv>()
    .put('/v1/catalogue/products', async (context) => {
      const { products } = await readBody(context.req.raw, newProducts, 413, MAX_CATALOGUE_BYTES)
      const outcome = await importProducts(context.var.scope, readEntries(products, newProduct))
      return context.json(accepted('products', outcome))
    })
    .put('/v1/catalogue/index', async (context) => {
      const { db, now } = context.var.scope
      await rebuildIndexes(db, now)
      return context.json({ products: await db.$count(product) })
    })
