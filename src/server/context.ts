import type { VariantCode } from '#i18n/variants.ts'
import type { ContentClient } from './clients/content-api.ts'
import type { Fetch } from './clients/http.ts'
import type { ShopClient } from './clients/shop-api.ts'
import type { Env } from './env.ts'
import type { Checks } from './health.ts'
import type { Log } from './log.ts'
import type { PageCache } from './page-cache.ts'

/**
 * Everything a loader may use, handed down from the composition root through `Astro.locals.ctx`.
 * Nothing in it belongs to one visitor.
 */
export type Context = {
  env: Env
  log: Log
  now(): Date
  /** The Shop API as that variant's shop sees it. */
  shop(variant: VariantCode): ShopClient
  content: ContentClient
  /** Answers `/images/…`. */
  images: Fetch
  /** Whole pages; the front door looks here before it lets one be made. */
  pages: PageCache
  /** Something changed: pages with these tags, and what the clients remember, are not shown again before they are renewed. */
  purge(tags: string[]): number
  /** One for each part that the shop needs. */
  checks: Checks
  /** The embedded services, for other programs; undefined where the shop uses one elsewhere. */
  embedded: { shopApi: Fetch | undefined; contentApi: Fetch | undefined }
  close(): Promise<void>
}
