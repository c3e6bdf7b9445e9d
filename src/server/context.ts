import { randomUUID } from 'node:crypto'
import { brandName, brandOf } from '#domain/shop/brand.ts'
import type { VariantCode } from '#i18n/variants.ts'
import { STOCK_CHANNEL } from '#shop-api/schema/derived.ts'
import { type Database, openDatabase } from '#shop-api/open-database.ts'
import { pictureOf } from '#shop-api/pictures.ts'
import type { BasketClient, WishlistClient } from '#clients/shop-api/basket-client.ts'
import type { Drafts } from '#clients/content/drafts.ts'
import { openContent } from '#clients/content/open-content.ts'
import type { ContentClient } from '#clients/content/content-client.ts'
import type { Fetch } from '#clients/http.ts'
import type { ShopClient } from '#clients/shop-api/shop-client.ts'
import { type AllHealthChecks, createHealthChecks } from './health-checks.ts'
import { openEmbeddedContent } from './embedded-content.ts'
import { openEmbeddedShop } from './embedded-shop.ts'
import { type Db, databaseLocation } from '#platform/database.ts'
import { embeddedTokens } from '#platform/embedded-tokens.ts'
import type { Env } from '#platform/env.ts'
import { type Images, openImages } from './open-images.ts'
import { createLog, type Log } from '#platform/log.ts'
import { openInvalidation } from './page-cache/open-invalidation.ts'
import { startTracing } from '#platform/tracing.ts'
import { createPageCache, type PageCache } from './page-cache/page-cache.ts'
import { createOperatorApi } from '#modules/operator/operator-api.ts'
import { openModules, type Modules } from './open-modules.ts'
import { sessionSecrets } from './session/session-secrets.ts'
import { noPurchases } from '#clients/shop-api/no-purchases.ts'
import type { CustomerClient } from '#clients/shop-api/customer-client.ts'
import { createShopClients } from '#clients/shop-api/shop-clients.ts'
import { SERVER_MIGRATIONS } from '#modules/migrations.ts'
import type { RunExclusive } from '#platform/keyed-mutex.ts'
import { createSharedMutex } from './session/shared-mutex.ts'
import { createVisitors, type Visitors } from './session/visitors.ts'

/**
 * Everything a loader may use, passed from the composition root through `Astro.locals.ctx`. It contains nothing
 * that belongs to one visitor.
 */
export type Context = Modules &
  AllHealthChecks &
  Images & {
    env: Env
    log: Log
    now(): Date
    /** False with an external Shop API: orders are placed, stored and changed elsewhere. */
    takesOrders: boolean
    /** The Shop API of that variant's shop. */
    shop(variant: VariantCode): ShopClient
    /** The campaign that reduces prices there now; null: none. Pages are cached for it alone. */
    campaignKey(variant: VariantCode): string | null
    /** When that may be another one, in milliseconds since 1970. */
    campaignUntil(variant: VariantCode): number
    content: ContentClient
    /** Drafts of editors, for requests with preview access; undefined where there is no preview. */
    drafts: Drafts | undefined
    /** Visitors' baskets and wishlists in that variant's shop; they are never cached. */
    baskets(variant: VariantCode): BasketClient
    wishlists(variant: VariantCode): WishlistClient
    customers: CustomerClient
    /** Recognises visitors by their cookie. */
    visitors: Visitors
    /** Runs changes of one basket one after the other in all processes, so that none overwrites another. */
    runExclusive: RunExclusive
    /** Complete pages; the request handler looks here before it renders one. */
    pageCache: PageCache
    /** After a change: pages with these tags and all cached answers are renewed before they are used again. */
    purge(tags: string[]): number
    /** Reads which stories have changed, and purges the pages that show them. Returns the number of pages. */
    purgeChangedContent(): Promise<number>
    /** Aborted when the process begins to stop. */
    stopping: AbortController
    /** The embedded services, for other programs; undefined for external ones. */
    embedded: { shopApi: Fetch | undefined; contentApi: Fetch | undefined }
    /** The API for the operator's command, and the embedded Shop API on the same port. Only for loopback. */
    operatorApi: Fetch
    close(): Promise<void>
  }

/** Milliseconds for one request to a service. */
const TIMEOUT = 5_000
/** The frame of the pages (categories, navigation, configuration) is fetched again after so many milliseconds. */
const MEMO_OPTIONS = { ttl: 60_000, limit: 300 }
/** About 3,000 compressed pages. */
const MAX_PAGE_BYTES = 48 * 1024 * 1024

/** Creates every client and embedded service once. The database is created and filled at the first start. */
export async function createContext(env: Env, log: Log = createLog(env)): Promise<Context> {
  const tracing = await startTracing(env.traceCollector)
  const brand = brandOf(env.brand)
  const now = () => new Date()
  const clock = () => now().getTime()
  const tokens = embeddedTokens(env)
  const pageCache = createPageCache(MAX_PAGE_BYTES)
  const secrets = await sessionSecrets(env)
  const shopService = env.shopApi ? undefined : await openEmbeddedShop(env, log, now)
  const { api: contentApi, brokenStories, close: closeContent } = openEmbeddedContent(env, log)
  let ownDatabase: Promise<Database> | undefined
  async function database(): Promise<Db> {
    if (shopService) return shopService.db
    ownDatabase ??= openDatabase({ ...databaseLocation(env), tables: SERVER_MIGRATIONS })
    ownDatabase.catch(() => (ownDatabase = undefined))
    return (await ownDatabase).db
  }

  const shops = createShopClients(
    {
      http: { ...(shopService?.http ?? { fetch: (request) => fetch(request) }), timeout: TIMEOUT },
      baseUrl: env.shopApi?.url ?? `http://127.0.0.1:${env.shopApiPort}`,
      auth: env.shopApi?.auth ?? { kind: 'token', token: tokens.shop },
    },
    { ...MEMO_OPTIONS, now: clock, log },
  )
  const contentClients = openContent({
    env,
    log,
    now: clock,
    shopName: brandName(brand),
    embedded: contentApi && { fetch: contentApi, tokens: tokens.content },
  })
  const invalidation = await openInvalidation({
    env,
    log,
    now: clock,
    database,
    process: randomUUID(),
    pageCache,
    shops,
    content: contentClients.content,
    stock: shopService && { channel: STOCK_CHANNEL, changes: shops.stockChanges },
  })
  contentClients.watch(invalidation.checkContent, invalidation.closed)
  await shops.loadCampaigns()

  const mutex = createSharedMutex({ database, log, now })
  const { close: closeImages, ...images } = await openImages(
    env,
    log,
    shops.shop('de-de'),
    shopService && ((hash) => pictureOf(shopService.db, hash)),
    (tags) => pageCache.purge(tags, Number.POSITIVE_INFINITY),
  )
  const modules = await openModules({
    env,
    log,
    now,
    secrets,
    shopName: brandName(brand),
    shop: shops.shop,
    ...(shopService ? shops.purchases : noPurchases),
    shopCleanUps: shopService?.cleanUps,
    content: contentClients.content,
    database,
  })
  return {
    ...modules,
    env,
    log,
    now,
    takesOrders: !env.shopApi,
    shop: shops.shop,
    campaignKey: shops.campaignKey,
    campaignUntil: shops.campaignUntil,
    baskets: shops.baskets,
    wishlists: shops.wishlists,
    customers: shops.customers,
    content: contentClients.content,
    drafts: contentClients.drafts,
    ...images,
    visitors: createVisitors({ secrets, now }),
    runExclusive: mutex.runExclusive,
    pageCache,
    purge: invalidation.purge,
    purgeChangedContent: invalidation.contentChanged,
    ...createHealthChecks({
      brokenStories,
      shopApi: () => shops.shop('de-de').redirects(1, 1),
      content: contentClients.check,
      catalogue: shopService?.checkFilled,
      database,
      dataDir: env.dataDir,
      now,
    }),
    stopping: new AbortController(),
    embedded: { shopApi: shopService?.api, contentApi },
    operatorApi: createOperatorApi({
      ...modules.afterSale,
      ...modules.operator,
      token: tokens.shop,
      shopApi: shopService?.api,
      backup: shopService?.backup,
    }),
    async close() {
      await invalidation.close()
      await modules.close()
      await Promise.all([closeImages(), closeContent(), mutex.close()])
      await Promise.all([shopService?.close(), (await ownDatabase)?.close()])
      await tracing.close()
    },
  }
}
