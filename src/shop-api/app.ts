import { Hono } from 'hono'
import type { Scope } from './catalogue/scope.ts'
import { createSnapshotReader } from './catalogue/snapshot.ts'
import type { Db } from '#platform/database.ts'
import { appointmentRoutes } from './routes/appointments.ts'
import { attributeRoutes } from './routes/attributes.ts'
import { basketRoutes } from './routes/baskets.ts'
import { branchOrderRoutes } from './routes/branch-orders.ts'
import { branchRoutes } from './routes/branches.ts'
import { brandRoutes } from './routes/brands.ts'
import { campaignRoutes } from './routes/campaigns.ts'
import { catalogueImportRoutes } from './routes/catalogue-import.ts'
import { catalogueRead } from './routes/catalogue-reads.ts'
import { categoryRoutes } from './routes/categories.ts'
import { customerRoutes } from './routes/customers.ts'
import { filterRoutes } from './routes/filters.ts'
import { navigationRoutes } from './routes/navigation.ts'
import { offerRoutes } from './routes/offers.ts'
import { lensReminderRoutes } from './routes/lens-reminders.ts'
import { orderRoutes } from './routes/orders.ts'
import { ownValuesRoutes } from './routes/own-values.ts'
import { productRoutes } from './routes/products.ts'
import { promotionRoutes } from './routes/promotions.ts'
import { redirectRoutes } from './routes/redirects.ts'
import { badRequest, HttpError } from './routes/http-error.ts'
import type { HonoEnv } from './routes/hono-env.ts'
import { reservationRoutes } from './routes/reservations.ts'
import { searchRoutes } from './routes/search.ts'
import { STOCK_CHANGES, stockChangeRoutes } from './routes/stock-changes.ts'
import { subscriptionRoutes } from './routes/subscriptions.ts'
import { resolveShop } from './routes/resolve-shop.ts'
import { swissSpellingMiddleware } from './routes/swiss-spelling-middleware.ts'
import { checkAccessToken, isPersonalPath } from './routes/access-token.ts'
import { typeaheadRoutes } from './routes/typeahead.ts'
import { variantRoutes } from './routes/variants.ts'
import { wishlistRoutes } from './routes/wishlists.ts'
import { withSwissSpelling } from './serializers/swiss-spelling.ts'

type ReadOutcome = { status: number; value?: unknown }
type ShopApi = ((request: Request) => Promise<Response>) & {
  /** Undefined for an address that only a request reaches. */
  read(url: string): Promise<ReadOutcome> | undefined
}

type Options = {
  db: Db
  /** Connections for reading the catalogue; `db` by default. */
  catalogueReads?: Db | undefined
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

/**
 * The Shop API of contracts/shop-api: mounted at the root of an origin, under /v1 and /v2. `read` gives callers in the
 * process the values of the reads that pages need most, without a message; they are shared and must not be changed.
 */
export function createShopApi({
  db,
  catalogueReads = db,
  now,
  tokens = ['local'],
  recheckMs = 0,
  preload = false,
  onError,
}: Options): ShopApi {
  const snapshot = createSnapshotReader(db, {
    now,
    recheckMs,
    onPreloadError: preload ? (error) => onError?.(error) : undefined,
    onError,
  })
  const report = (error: unknown) => onError?.(error)

  async function openScope(path: string, query: URLSearchParams, headers: Headers): Promise<Scope> {
    if (/%00/.test(path) || [...query].flat().some((text) => text.includes('\0')))
      throw badRequest('a text must not hold a null character')
    const current = await snapshot(path === STOCK_CHANGES ? 'at-once' : undefined)
    const shop = resolveShop(query, headers, current.dictionary.shops)
    return { db: catalogueReads, now: now(), snapshot: current, shop, query, report }
  }

  const app = new Hono<HonoEnv>()

  app.use(async (context, next) => {
    const { headers, url } = context.req.raw
    const { searchParams, pathname } = new URL(url)
    const isPersonal = isPersonalPath(context.req.path)
    checkAccessToken(headers, isPersonal || context.req.method === 'PUT', tokens)
    const scope = await openScope(pathname, searchParams, headers)
    context.set('scope', isPersonal || context.req.method === 'PUT' ? { ...scope, db } : scope)
    await next()
    if (isPersonal) context.header('cache-control', 'private, no-store')
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
    appointmentRoutes,
    basketRoutes,
    wishlistRoutes,
    // Before the route of one order, which would take their paths for its id.
    lensReminderRoutes,
    ownValuesRoutes,
    orderRoutes,
    customerRoutes,
    subscriptionRoutes,
    reservationRoutes,
    branchOrderRoutes,
    stockChangeRoutes,
    offerRoutes,
    catalogueImportRoutes,
  ])
    app.route('/', routes())
  app.get('/v1/shop-configuration', (context) => {
    const { shop } = context.var.scope
    return context.json({ ...shop.configuration, shopCustomData: {}, properties: shop.properties })
  })

  app.notFound((context) => context.json({ code: 404, message: 'There is nothing at this address' }, 404))
  app.onError((error, context) => {
    if (error instanceof HttpError)
      return context.json(
        { code: error.status, message: error.message, details: error.details },
        error.status,
      )
    onError?.(error)
    return context.json({ code: 500, message: 'The shop could not answer' }, 500)
  })

  async function readValue(read: (scope: Scope) => Promise<unknown>, url: URL): Promise<ReadOutcome> {
    try {
      const scope = await openScope(url.pathname, url.searchParams, NO_HEADERS)
      return { status: 200, value: withSwissSpelling(scope.shop, await read(scope)) }
    } catch (error) {
      if (error instanceof HttpError) return { status: error.status }
      onError?.(error)
      return { status: 500 }
    }
  }
  return Object.assign(async (request: Request) => app.fetch(request), {
    read(address: string): Promise<ReadOutcome> | undefined {
      const url = new URL(address)
      const read = catalogueRead(url.pathname)
      return read && readValue(read, url)
    },
  })
}

const NO_HEADERS = new Headers()
