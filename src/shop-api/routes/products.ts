import { Hono } from 'hono'
import { ids, paging, sorting } from '#contract/shop-api/listing-query.ts'
import { loadProducts } from '#shop-api/catalogue/load-products.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { count } from '#shop-api/search/bitset.ts'
import { select } from '#shop-api/search/select.ts'
import { walk } from '#shop-api/search/walk.ts'
import type { Env } from './env.ts'
import { envelope, readPage } from './paginate.ts'
import { readId } from './path-id.ts'
import { readQuery, readSelection, readValue, readWith } from './read-query.ts'
import { badRequest, notFound } from './refusal.ts'

export const productRoutes = () =>
  new Hono<Env>()
    .get('/v1/products', async (context) => {
      const { scope } = context.var
      return context.json(await (scope.query.has('ids') ? byIds(scope) : listing(scope)))
    })
    .get('/v1/products/:id', async (context) => {
      const { scope } = context.var
      const id = readId(context.req.param('id'), 'Product')
      const [product] = await loadProducts(scope, [id], readWith(scope.query))
      if (!product) throw notFound('Product')
      return context.json(product)
    })

/** Search parameters count for nothing here, and ids that the shop does not know are silently missing. */
async function byIds(scope: Scope) {
  const wanted = [...new Set(readValue(scope.query.get('ids') ?? '', ids, 'ids'))]
  if (wanted.length === 0) throw badRequest('ids: names no product')
  const { page, perPage, offset, limit } = readPage(scope.query)
  const found = await loadProducts(scope, wanted, readWith(scope.query))
  return envelope(found.slice(offset, offset + limit), found.length, { page, perPage })
}

async function listing(scope: Scope) {
  const { db, snapshot, shop, query, now } = scope
  const { page, perPage } = readQuery(query, paging)
  const order = readQuery(query, sorting)
  const selection = readSelection(query)
  const referenceKey = query.get('referenceKey')
  if (referenceKey === '') throw badRequest('referenceKey: is empty')
  if (referenceKey !== null) selection.referenceKey = [referenceKey]
  const wanted = readWith(query)

  const selected = await select(db, snapshot, shop, selection, now)
  const found = await walk(snapshot, shop, selected, order, { offset: (page - 1) * perPage, limit: perPage })
  return envelope(await loadProducts(scope, found, wanted), count(selected.products), { page, perPage })
}
