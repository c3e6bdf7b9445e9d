import type { VariantCode } from '#i18n/variants.ts'
import type { ContentClient } from './clients/content-api.ts'
import type { ShopClient } from './clients/shop-api.ts'
import type { Env } from './env.ts'
import type { Log } from './log.ts'

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
}
