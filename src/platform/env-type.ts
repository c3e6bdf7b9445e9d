import type { ReturnAddresses } from '#domain/shop/return-address.ts'
import type { BankAccounts } from '#domain/transfer/bank-account.ts'
import type { VariantCode } from '#i18n/variants.ts'
import type { CdnMethod } from './env-fields.ts'
import type { LogLevel } from './log-level.ts'
import type { ShopAuth } from './shop-auth.ts'
import type { IsTrustedProxy } from './trusted-proxies.ts'

/** What the variables of the environment mean. */
export type Env = {
  host: string
  port: number
  /** Proxies whose `X-Forwarded-…` headers are believed. */
  isTrustedProxy: IsTrustedProxy
  /** Milliseconds from a signal to the end, whatever is still open then. */
  shutdownMs: number
  /** Processes of this machine that share the ports. */
  workers: number
  dataDir: string
  buildDir: string
  /** Unset: PGlite in `dataDir`. */
  databaseUrl: string | undefined
  /** Counts attempts for all processes together. Unset: in memory. */
  redisUrl: string | undefined
  /** Unset: the embedded service. */
  shopApi: { url: string; auth: ShopAuth } | undefined
  shopApiPort: number
  /** Where an outside Shop API has the pictures of its products. */
  picturesUrl: string | undefined
  /** Origins of pictures besides the shop's own. */
  imageHosts: string[]
  /** Unset: the embedded service. */
  contentApi: { url: string; token: string } | undefined
  /** Open drafts; the first one reads them. Empty: no preview, except in the demonstration. */
  previewTokens: string[]
  /** Tokens that the embedded services accept instead of their own. */
  embeddedTokens: { shop: string | undefined; content: string | undefined }
  contentApiPort: number
  /** The stories that the embedded service reads. */
  contentDir: string
  /** Any of them may have signed a message. Empty: none is taken. */
  shopWebhookSecrets: string[]
  contentWebhookSecrets: string[]
  /** Origin of the visual editor: only it may frame a page, and its script is loaded then. */
  contentEditor: string
  /** What to send to the CDN before the shop to purge pages by their tags. */
  cdn: { url: string; method: CdnMethod; header: { name: string; value: string } | undefined } | undefined
  metricsTokens: string[]
  /** A collector of traces (OTLP over HTTP). Unset: nothing is traced. */
  traceCollector: string | undefined
  /** Finds places for the branch finder. Unset: only towns and postcodes that the shop knows. */
  geocoderUrl: string | undefined
  /** Pictures of streets for the map of branches, their origin, and whose they are. Unset: the map has only the shop's own shapes. */
  mapTiles: { url: string; origin: string; attribution: string } | undefined
  /** The origin in links of pages in path mode. Unset: the host of the request. */
  origin: string | undefined
  /** Unset: path mode. */
  domains: Partial<Record<VariantCode, string>> | undefined
  brand: string
  /** The first signs, all of them verify. Empty: one is created and stored in `dataDir`. */
  sessionSecrets: string[]
  /** Unset: orders are paid in the sandbox. */
  stripe: { secretKey: string; webhookSecrets: string[] } | undefined
  /** The first signs checkout tokens, all of them verify. Empty: derived from the session secrets. */
  checkoutSecrets: string[]
  /** Where buyers pay their invoices, by country. */
  bankAccounts: BankAccounts
  /** Where buyers send goods back to, by country. */
  returnAddresses: ReturnAddresses
  smtpUrl: string | undefined
  /** `MAIL_HOST` in it is the host of each shop. Unset: each shop writes from its own host. */
  mailFrom: string | undefined
  /** Where answers to emails are read; unset: nowhere. */
  mailReplyTo: string | undefined
  logLevel: LogLevel
  isProduction: boolean
}
