import { offeredAvailability } from '#domain/catalogue/offered-availability.ts'
import { resolveProductType } from '#domain/catalogue/resolve-product-type.ts'
import { attributeLabel } from '#domain/catalogue/read-attribute.ts'
import { productPath } from '#domain/catalogue/slug.ts'
import { TILE_WITH } from '#domain/catalogue/tile.ts'
import { absoluteUrl } from '#i18n/urls.ts'
import { type VariantCode, VARIANTS } from '#i18n/variants.ts'
import type { ShopClient } from '#clients/shop-api/shop-client.ts'
import { createEmailLimits } from '#modules/email/email-limits.ts'
import type { MailQueue } from '#modules/email/mail-queue.ts'
import type { Db } from '#platform/database.ts'
import type { Env } from '#platform/env.ts'
import type { Job } from '#platform/jobs/job.ts'
import { prefixedRateLimiters, type RateLimiterFactory } from '#platform/rate-limit/rate-limiter.ts'
import type { AwaitedVariant } from './alert-store.ts'
import { type AvailableGoods, createStockAlerts, type StockAlerts } from './stock-alerts.ts'

type Deps = {
  env: Env
  counters: RateLimiterFactory
  secrets: readonly string[]
  mail: MailQueue
  shop(variant: VariantCode): Pick<ShopClient, 'product' | 'configuration'>
  database(): Promise<Db>
  now(): Date
}

/** Seconds between looks at what somebody waits for. */
const INTERVAL = 60

export const openStockAlerts = ({ env, counters, shop, ...deps }: Deps): StockAlerts =>
  createStockAlerts({
    ...deps,
    limits: createEmailLimits({}, prefixedRateLimiters('stock-alert', counters)),
    available: (of) => availableGoods(env, shop(of.shop), of),
  })

/** Not every country gets every box. */
const WITH = `${TILE_WITH},advancedAttributes:key(availablePackageSizes)`

/** Null where the variant cannot be bought, or the shop no longer has the feature. */
export async function availableGoods(
  { domains, origin, host, port }: Pick<Env, 'domains' | 'origin' | 'host' | 'port'>,
  client: Pick<ShopClient, 'product' | 'configuration'>,
  { shop, productId, variantId }: AwaitedVariant,
): Promise<AvailableGoods | null> {
  const { flags } = await client.configuration()
  const product = flags.backInStock ? await client.product(productId, { with: WITH }) : null
  const variant = product?.variants?.find(({ id }) => id === variantId)
  if (!product?.isActive || !variant) return null
  if (offeredAvailability(product, variant, VARIANTS[shop].country).kind === 'none') return null
  const path = productPath(product, resolveProductType(product), variantId)
  return {
    name: [attributeLabel(product.attributes, 'brand'), product.name].filter(Boolean).join(' '),
    // Emails are rendered outside of requests. If no origin is set, their links lead to this machine.
    url: absoluteUrl(domains, origin ?? `http://${host}:${port}`, shop, path),
  }
}

/** Looks whether anything that somebody waits for can be bought again. */
export const stockAlertsJob = ({ notifyAll }: Pick<StockAlerts, 'notifyAll'>): Job => ({
  name: 'stock-alerts',
  recurs: { everySeconds: INTERVAL },
  run: notifyAll,
})
