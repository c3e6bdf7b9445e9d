import { Hono } from 'hono'
import { snapshots } from './catalogue/snapshot.ts'
import type { Db } from './db.ts'
import { attributeRoutes } from './routes/attributes.ts'
import { basketRoutes } from './routes/baskets.ts'
import { brandRoutes } from './routes/brands.ts'
import { campaignRoutes } from './routes/campaigns.ts'
import { categoryRoutes } from './routes/categories.ts'
import { filterRoutes } from './routes/filters.ts'
import { navigationRoutes } from './routes/navigation.ts'
import { orderRoutes } from './routes/orders.ts'
import { productRoutes } from './routes/products.ts'
import { promotionRoutes } from './routes/promotions.ts'
import { redirectRoutes } from './routes/redirects.ts'
import { badRequest, Refusal } from './routes/refusal.ts'
import type { Env } from './routes/env.ts'
import { searchRoutes } from './routes/search.ts'
import { STOCK_CHANGES, stockChangeRoutes } from './routes/stock-changes.ts'
import { shopOf } from './routes/shop-of.ts'
import { speakSwiss } from './routes/swiss-spelling.ts'
import { checkToken, isPersonal } from './routes/tokens.ts'
import { typeaheadRoutes } from './routes/typeahead.ts'
import { variantRoutes } from './routes/variants.ts'
import { wishlistRoutes } from './routes/wishlists.ts'
import { sweeper } from './visitor/sweep.ts'

type Options = {
  db: Db
  now(): Date
  /** Access tokens that are accepted. */
  tokens?: readonly string[]
  /** For so many milliseconds a changed catalogue may go unnoticed; 0 where not given. */
  recheck?: number
  /** Reads a small catalogue before it is asked for. */
  isReadAhead?: boolean
  /** Told what went wrong inside; the caller is told nothing but the status. */
  report?(error: unknown): void
}

/** The Shop API of contracts/shop-api: mounted at the root of an origin, under /v1 and /v2. */
export function createShopApi({
  db,
  now,
  tokens = ['local'],
  recheck = 0,
  isReadAhead = false,
  report,
}: Options): (request: Request) => Promise<Response> {
  const snapshot = snapshots(db, {
    now,
    recheck,
    ahead: isReadAhead ? (error) => report?.(error) : undefined,
    report,
  })
  const sweep = sweeper(db)
  const app = new Hono<Env>()

  app.use(async (context, next) => {
    const { headers, url } = context.req.raw
    const { searchParams, pathname } = new URL(url)
    const isOfVisitor = isPersonal(context.req.path)
    checkToken(headers, isOfVisitor, tokens)
    if (/%00/.test(pathname) || [...searchParams].flat().some((text) => text.includes('\0')))
      throw badRequest('a text must not hold a null character')
    const present = await snapshot(context.req.path === STOCK_CHANGES ? 'at-once' : undefined)
    context.set('scope', {
      db,
      now: now(),
      snapshot: present,
      shop: shopOf(searchParams, headers, present.dictionary.shops),
      query: searchParams,
    })
    await next()
    if (!isOfVisitor) return
    context.header('cache-control', 'private, no-store')
    if (context.req.method !== 'GET') await sweep(now()).catch((error: unknown) => report?.(error))
  })
  app.use(speakSwiss)

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
    if (error instanceof Refusal)
      return context.json({ code: error.status, message: error.message }, error.status)
    report?.(error)
    return context.json({ code: 500, message: 'The shop could not answer' }, 500)
  })
  return async (request) => app.fetch(request)
}
