import { Hono } from 'hono'
import { ids, paging, sorting as sortingQuery } from '#contract/shop-api/listing-query.ts'
import { loadProducts } from '#shop-api/products/load-products.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { count } from '#shop-api/bitsets/bitset.ts'
import { selectProducts } from '#shop-api/search/select-products.ts'
import { sortedProductIds } from '#shop-api/search/sorted-product-ids.ts'
import type { HonoEnv } from './hono-env.ts'
import { pageEnvelope, readPage } from './paginate.ts'
import { readId } from './path-id.ts'
import { readQuery, readSelection, readValue, readWith } from './read-query.ts'
import { badRequest, notFound } from './http-error.ts'

export const productRoutes = () =>
  new Hono<HonoEnv>()
    .get('/v1/products', async (context) => {
      return context.json(await readProductList(context.var.scope))
    })
    .get('/v1/products/:id', async (context) => {
      return context.json(await readProduct(context.var.scope, context.req.param('id')))
    })

export const readProductList = (scope: Scope) => (scope.query.has('ids') ? byIds(scope) : listing(scope))

export async function readProduct(scope: Scope, given: string) {
  const id = readId(given, 'Product')
  const [product] = await loadProducts(scope, [id], readWith(scope.query))
  if (!product) throw notFound('Product')
  return product
}

/** Search parameters have no effect here, and ids unknown to the shop are left out without an error. */
async function byIds(scope: Scope) {
  const productIds = [...new Set(readValue(scope.query.get('ids') ?? '', ids, 'ids'))]
  if (productIds.length === 0) throw badRequest('ids: names no product')
  const { page, perPage, offset, limit } = readPage(scope.query)
  const found = await loadProducts(scope, productIds, readWith(scope.query))
  return pageEnvelope(found.slice(offset, offset + limit), found.length, { page, perPage })
}

async function listing(scope: Scope) {
  const { db, snapshot, shop, query, now } = scope
  const { page, perPage } = readQuery(query, paging)
  const order = readQuery(query, sortingQuery)
  const selection = readSelection(query)
  const referenceKey = query.get('referenceKey')
  if (referenceKey === '') throw badRequest('referenceKey: is empty')
  if (referenceKey !== null) selection.referenceKey = [referenceKey]
  const fields = readWith(query)

  const selected = await selectProducts(db, snapshot, shop, selection, now)
  const sorting = { ...order, isOfBranch: selection.branch !== undefined }
  const found = await sortedProductIds(snapshot, shop, selected, sorting, {
    offset: (page - 1) * perPage,
    limit: perPage,
  })
  return pageEnvelope(await loadProducts(scope, found, fields), count(selected.products), { page, perPage })
}
