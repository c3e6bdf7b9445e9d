import { resolve } from 'node:path'
import { createContentApi } from '#content-api/app.ts'
import { brandName, brandOf } from '#domain/shop/brand.ts'
import type { VariantCode } from '#i18n/variants.ts'
import { type Database, openDatabase } from '#shop-api/db.ts'
import { pictureOf } from '#shop-api/pictures.ts'
import type { BasketClient, WishlistClient } from './clients/basket-client.ts'
import type { Drafts } from './clients/content/drafts.ts'
import { openContent } from './clients/content/open.ts'
import type { ContentClient } from './clients/content-api.ts'
import type { Fetch } from './clients/http.ts'
import type { ShopClient } from './clients/shop-api.ts'
import { openShop, placeOf, SHOP_TOKEN } from './embedded-shop.ts'
import type { Env } from './env.ts'
import type { Checks } from './health.ts'
import { createImages } from './images/service.ts'
import { listedPictures } from './listed-pictures.ts'
import { createLog, type Log } from './log.ts'
import { createPageCache, type PageCache } from './page-cache.ts'
import { operatorGate } from './operator/gate.ts'
import { openRecords, type Records } from './records.ts'
import { sessionSecrets } from './session/secret.ts'
import { shopClients } from './shop-clients.ts'
import { watchStock } from './stock-watch.ts'
import { SERVER_TABLES } from './tables.ts'
import { createTurns, type InTurn } from './session/turns.ts'
import { createVisitors, type Visitors } from './session/visitors.ts'

/**
 * Everything a loader may use, handed down from the composition root through `Astro.locals.ctx`.
 * Nothing in it belongs to one visitor.
 */
export type Context = Records & {
  env: Env
  log: Log
  now(): Date
  /** The Shop API as that variant's shop sees it. */
  shop(variant: VariantCode): ShopClient
  content: ContentClient
  /** Stories as editors have them: for who came through the gate of the preview, and undefined where there is none. */
  drafts: Drafts | undefined
  /** Answers `/images/…`. */
  images: Fetch
  /** Draws what listings show first, while nobody waits, until the signal. */
  warm(signal: AbortSignal): Promise<number>
  /** Visitors' baskets and wishlists in that variant's shop; nothing of them is remembered. */
  baskets(variant: VariantCode): BasketClient
  wishlists(variant: VariantCode): WishlistClient
  /** Tells who asks, by his cookie. */
  visitors: Visitors
  /** One after the other: who reads a basket to change it is not to meet himself. */
  inTurn: InTurn
  /** Whole pages; the front door looks here before it lets one be made. */
  pages: PageCache
  /** Something changed: pages with these tags, and what the clients remember, are not shown again before they are renewed. */
  purge(tags: string[]): number
  /** Looks which stories have changed, and purges what shows them. Gives how many pages that were. */
  contentChanged(): Promise<number>
  /** One for each part that the shop needs. */
  checks: Checks
  /** The embedded services, for other programs; undefined where the shop uses one elsewhere. */
  embedded: { shopApi: Fetch | undefined; contentApi: Fetch | undefined }
  /** What the operator's command asks, and the embedded Shop API behind the same door: for loopback alone. */
  operator: Fetch
  close(): Promise<void>
}

const contentFolder = resolve(import.meta.dirname, '../../content')

/** Milliseconds for one question to a service. */
const TIMEOUT = 5_000
/** The frame of the pages (categories, navigation, configuration): asked again after so many milliseconds. */
const REMEMBERED = { ttl: 60_000, most: 300 }
/** So many milliseconds after a publication nobody sees the page as it was, unless the service is down. */
const GRACE = 1000
/** About 3,000 pages as they travel. */
const MOST_PAGE_BYTES = 48 * 1024 * 1024

/** What the embedded services accept (design/interfaces). */
const TOKENS = { shop: SHOP_TOKEN, content: { public: 'local-public', preview: 'local-preview' } }

/** Builds every client and embedded service once. The database is created and filled on the first run. */
export async function createContext(env: Env, log: Log = createLog(env)): Promise<Context> {
  const brand = brandOf(env.brand)
  const now = () => new Date()
  const clock = () => now().getTime()
  const pages = createPageCache(MOST_PAGE_BYTES)
  const secrets = await sessionSecrets(env, log)
  const visitors = createVisitors({ secrets, now })
  const shopService = env.shopApi ? undefined : await openShop(env, log, now)
  const contentApi = env.contentApi ? undefined : openStories(env.contentDir, log)
  let apart: Promise<Database> | undefined
  const database = async () =>
    shopService?.db ?? (await (apart ??= openDatabase({ ...placeOf(env), tables: SERVER_TABLES }))).db

  const shops = shopClients(
    {
      http: { fetch: shopService?.api ?? network, timeout: TIMEOUT },
      baseUrl: env.shopApi?.url ?? `http://127.0.0.1:${env.shopApiPort}`,
      auth: env.shopApi?.auth ?? { kind: 'token', token: TOKENS.shop },
    },
    { ...REMEMBERED, now: clock, log },
  )
  const stories = openContent({
    env,
    log,
    now: clock,
    shopName: brandName(brand),
    embedded: contentApi && { fetch: contentApi, tokens: TOKENS.content },
  })

  const closing = new AbortController()
  const stockChanged = (tags: string[]) => {
    shops.expireGoods()
    pages.purge(tags, clock() + GRACE)
  }
  const contentChanged = async () => pages.purge(await stories.content.changes(), clock() + GRACE)
  stories.watch(contentChanged, closing.signal)

  // A Shop API elsewhere tells by its webhook.
  if (shopService)
    watchStock({ changes: shops.stockChanges, changed: stockChanged, log, now: clock }, closing.signal)

  const images = await createImages({
    // A Shop API elsewhere has its pictures elsewhere, too.
    pictureOf: async (hash) => (shopService ? pictureOf(shopService.db, hash) : null),
    dir: resolve(env.dataDir, 'images'),
    log,
    shop: brand,
  })

  const records = await openRecords({
    env,
    log,
    now,
    secrets,
    shopName: brandName(brand),
    books: shops.orders,
    content: stories.content,
    database,
  })
  return {
    ...records,
    env,
    log,
    now,
    shop: shops.shop,
    baskets: shops.baskets,
    wishlists: shops.wishlists,
    content: stories.content,
    drafts: stories.drafts,
    images: images.answer,
    warm: (signal) => images.warm(shopService ? listedPictures(shops.shop('de-de')) : [], signal),
    visitors,
    inTurn: createTurns(),
    pages,
    purge(tags) {
      shops.expire()
      stories.content.expire()
      return pages.purge(tags)
    },
    contentChanged,
    checks: {
      // Each asks for something that no client remembers.
      shopApi: () => shops.shop('de-de').redirects(1, 1),
      content: stories.check,
    },
    embedded: { shopApi: shopService?.api, contentApi },
    operator: operatorGate({
      declarations: records.afterSale.declarations,
      token: TOKENS.shop,
      shopApi: shopService?.api,
      moved: records.followMoves,
    }),
    async close() {
      closing.abort()
      await records.close()
      await images.close()
      await shopService?.close()
      await (await apart)?.close()
    },
  }
}

const network: Fetch = (request) => fetch(request)

const openStories = (dir: string | undefined, log: Log): Fetch =>
  createContentApi({
    dir: dir ?? contentFolder,
    watch: true,
    tokens: TOKENS.content,
    onFault: (error) => log.error({ error }, 'the stories could not be read'),
  })
