import { Hono } from 'hono'
import { createSnapshotReader } from './catalogue/snapshot.ts'
import type { Db } from './open-database.ts'
import { attributeRoutes } from './routes/attributes.ts'
import { basketRoutes } from './routes/baskets.ts'
import { branchRoutes } from './routes/branches.ts'
import { brandRoutes } from './routes/brands.ts'
import { campaignRoutes } from './routes/campaigns.ts'
import { categoryRoutes } from './routes/categories.ts'
import { filterRoutes } from './routes/filters.ts'
import { navigationRoutes } from './routes/navigation.ts'
import { orderRoutes } from './routes/orders.ts'
import { productRoutes } from './routes/products.ts'
import { promotionRoutes } from './routes/promotions.ts'
import { redirectRoutes } from './routes/redirects.ts'
import { badRequest, HttpError } from './routes/http-error.ts'
import type { HonoEnv } from './routes/hono-env.ts'
import { searchRoutes } from './routes/search.ts'
import { STOCK_CHANGES, stockChangeRoutes } from './routes/stock-changes.ts'
import { resolveShop } from './routes/resolve-shop.ts'
import { swissSpellingMiddleware } from './routes/swiss-spelling-middleware.ts'
import { checkAccessToken, isPersonalPath } from './routes/access-token.ts'
import { typeaheadRoutes } from './routes/typeahead.ts'
import { variantRoutes } from './routes/variants.ts'
import { wishlistRoutes } from './routes/wishlists.ts'
import { createCleanUp } from './visitor/clean-up.ts'

type Options = {
  db: Db
  now(): Date
  /** Access tokens that are accepted. */
  tokens?: readonly string[]
  /** Milliseconds for which a changed catalogue may go unnoticed; 0 by default. */
  recheckMs?: number
  /** Loads a small catalogue into memory before the first request needs it. */
  preload?: boolean
  /** Receives internal errors. The response shows only the status. */
  onError?(error: unknown): void
}

/** The Shop API of contracts/shop-api: mounted at the root of an origin, under /v1 and /v2. */
export function createShopApi({
  db,
  now,
  tokens = ['local'],
  recheckMs = 0,
  preload = false,
  onError,
}: Options): (request: Request) => Promise<Response> {
  const snapshot = createSnapshotReader(db, {
    now,
    recheckMs,
    onPreloadError: preload ? (error) => onError?.(error) : undefined,
    onError,
  })
  const cleanUp = createCleanUp(db)
  const app = new Hono<HonoEnv>()

  app.use(async (context, next) => {
    const { headers, url } = context.req.raw
    const { searchParams, pathname } = new URL(url)
    const isPersonal = isPersonalPath(context.req.path)
    checkAccessToken(headers, isPersonal, tokens)
    if (/%00/.test(pathname) || [...searchParams].flat().some((text) => text.includes('\0')))
      throw badRequest('a text must not hold a null character')
    const current = await snapshot(context.req.path === STOCK_CHANGES ? 'at-once' : undefined)
    context.set('scope', {
      db,
      now: now(),
      snapshot: current,
      shop: resolveShop(searchParams, headers, current.dictionary.shops),
      query: searchParams,
    })
    await next()
    if (!isPersonal) return
    context.header('cache-control', 'private, no-store')
    if (context.req.method !== 'GET') await cleanUp(now()).catch((error: unknown) => onError?.(error))
  })
  app.use(swissSpellingMiddleware)

  for (const routes of [
    productRoutes,
    variantRoutes,
    categoryRoutes,
    filterRoutes,
    searchRoutes,
    typeaheadRoutes,
    attributeRoutes,
    brandRoutes,
    campaignRoutes,
    navigationRoutes,
    promotionRoutes,
    redirectRoutes,
    branchRoutes,
    basketRoutes,
    wishlistRoutes,
    orderRoutes,
    stockChangeRoutes,
  ])
    app.route('/', routes())
  app.get('/v1/shop-configuration', (context) => {
    const { shop } = context.var.scope
    return context.json({ ...shop.configuration, shopCustomData: {}, properties: shop.properties })
  })

  app.notFound((context) => context.json({ code: 404, message: 'There is nothing at this address' }, 404))
  app.onError((error, context) => {
    if (error instanceof HttpError)
      return context.json({ code: error.status, message: error.message }, error.status)
    onError?.(error)
    return context.json({ code: 500, message: 'The shop could not answer' }, 500)
  })
  return async (request) => app.fetch(request)
}
