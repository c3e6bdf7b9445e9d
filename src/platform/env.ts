import { resolve } from 'node:path'
import { z } from 'zod'
import { imageHosts } from '#domain/content/image-origin.ts'
import { type BankAccounts, DEMONSTRATION_ACCOUNTS } from '#domain/transfer/bank-account.ts'
import type { VariantCode } from '#i18n/variants.ts'
import { BUILD_DIR } from './builds.ts'
import {
  bankAccounts,
  domains,
  logLevel,
  origin,
  origins,
  port,
  proxies,
  secrets,
  text,
  urlOf,
} from './env-fields.ts'
import type { LogLevel } from './log-level.ts'
import { orDemonstration, productionFaults } from './production.ts'
import { type ShopAuth, shopAuth } from './shop-auth.ts'
import { type IsTrustedProxy, trustNobody } from './trusted-proxies.ts'

export type Env = {
  host: string
  port: number
  /** Proxies whose `X-Forwarded-…` headers are believed. */
  isTrustedProxy: IsTrustedProxy
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
  /** Opens drafts. Unset: no preview, except in the demonstration. */
  previewToken: string | undefined
  /** Tokens that the embedded services accept instead of their own. */
  embeddedTokens: { shop: string | undefined; content: string | undefined }
  contentApiPort: number
  /** The stories that the embedded service reads. */
  contentDir: string
  shopWebhookSecret: string | undefined
  contentWebhookSecret: string | undefined
  /** Origin of the visual editor: only it may frame a page, and its script is loaded then. */
  contentEditor: string
  metricsToken: string | undefined
  /** The origin in links of pages in path mode. Unset: the host of the request. */
  origin: string | undefined
  /** Unset: path mode. */
  domains: Partial<Record<VariantCode, string>> | undefined
  brand: string
  /** The first signs, all of them verify. Empty: one is created and stored in `dataDir`. */
  sessionSecrets: string[]
  /** Unset: orders are paid in the sandbox. */
  stripe: { secretKey: string; webhookSecret: string } | undefined
  /** Signs checkout tokens. Unset: derived from the session secret. */
  checkoutSecret: string | undefined
  /** Where buyers pay their invoices, by country. */
  bankAccounts: BankAccounts
  smtpUrl: string | undefined
  mailFrom: string
  logLevel: LogLevel
  isProduction: boolean
}

/** Validates the whole environment at once. Throws one error that lists every fault. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()))
  const parsed = environment.safeParse(given)
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`)
  throw new Error(`The environment is invalid:\n${faults.join('\n')}`)
}

/** The URL may contain the version of the Shop API; it is removed because the paths contain it. */
const withoutVersion = (url: string): string => url.replace(/\/(?:v[12]\/?)?$/, '')

const variables = z.object({
  HOST: text.default('localhost'),
  PORT: port.default(4321),
  TRUSTED_PROXIES: proxies.optional(),
  DATA_DIR: text.default('.data'),
  BUILD_DIR: text.default(BUILD_DIR),
  DATABASE_URL: urlOf(/^postgres(ql)?$/, 'postgres://user:password@host:5432/veduta').optional(),
  REDIS_URL: urlOf(/^rediss?$/, 'redis://host:6379').optional(),
  SHOP_API_URL: urlOf(/^https?$/, 'https://api.example').optional(),
  SHOP_API_TOKEN: text.optional(),
  SHOP_API_USER: text.optional(),
  SHOP_API_PASSWORD: text.optional(),
  SHOP_API_PORT: port.default(4322),
  SHOP_WEBHOOK_SECRET: text.optional(),
  PICTURES_URL: urlOf(/^https?$/, 'https://pictures.example/images').optional(),
  IMAGE_HOSTS: origins.optional(),
  CONTENT_API_URL: urlOf(/^https?$/, 'https://content.example/v2').optional(),
  CONTENT_API_TOKEN: text.optional(),
  CONTENT_PREVIEW_TOKEN: text.optional(),
  CONTENT_WEBHOOK_SECRET: text.optional(),
  CONTENT_API_PORT: port.default(4323),
  CONTENT_DIR: text.default(resolve(import.meta.dirname, '../../content')),
  CONTENT_EDITOR_ORIGIN: origin.default('https://app.storyblok.com'),
  SHOP_ORIGIN: origin.optional(),
  SHOP_DOMAINS: domains.optional(),
  PUBLIC_BRAND: text.default('veduta'),
  SESSION_SECRET: secrets.optional(),
  PAYMENT: z.literal('sandbox', 'must be sandbox, or unset').optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_/, 'must be a secret key: sk_… or rk_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, 'must be a signing secret: whsec_…')
    .optional(),
  CHECKOUT_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  BANK_ACCOUNTS: bankAccounts.optional(),
  SMTP_URL: urlOf(/^smtps?$/, 'smtp://user:password@host:587').optional(),
  MAIL_FROM: z.email('must be an email address').optional(),
  METRICS_TOKEN: text.optional(),
  LOG_LEVEL: logLevel.default('info'),
  NODE_ENV: z.string().optional(),
})

const environment = variables
  .check(({ value, issues }) => {
    const fault = (name: string, message: string) =>
      issues.push({ code: 'custom', path: [name], message, input: value })
    if (Boolean(value.SHOP_API_USER) !== Boolean(value.SHOP_API_PASSWORD))
      fault('SHOP_API_USER', 'needs SHOP_API_USER and SHOP_API_PASSWORD together')
    if (value.SHOP_API_USER && value.SHOP_API_TOKEN)
      fault('SHOP_API_TOKEN', 'set either this or SHOP_API_USER and SHOP_API_PASSWORD')
    if (value.SHOP_ORIGIN && value.SHOP_DOMAINS)
      fault('SHOP_ORIGIN', 'is for path mode: SHOP_DOMAINS already sets an origin for each variant')
    if (value.SMTP_URL && !value.MAIL_FROM) fault('MAIL_FROM', 'is required if SMTP_URL is set')
    // Otherwise the sender of a request could choose, with the host header, where the secret links in emails
    // lead.
    if (value.SMTP_URL && !value.SHOP_ORIGIN && !value.SHOP_DOMAINS)
      fault('SHOP_ORIGIN', 'or SHOP_DOMAINS is required if SMTP_URL is set, because links in emails need it')
    if (Boolean(value.STRIPE_SECRET_KEY) !== Boolean(value.STRIPE_WEBHOOK_SECRET))
      fault('STRIPE_WEBHOOK_SECRET', 'needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET together')
    if (value.PAYMENT && value.STRIPE_SECRET_KEY) fault('PAYMENT', 'set either this or STRIPE_SECRET_KEY')
    if (value.NODE_ENV === 'production')
      for (const [name, message] of productionFaults(value)) fault(name, message)
    if (value.CONTENT_API_URL && !value.CONTENT_API_TOKEN)
      fault('CONTENT_API_TOKEN', 'is required if CONTENT_API_URL is set')
  })
  .transform((raw): Env => ({
    host: raw.HOST,
    port: raw.PORT,
    isTrustedProxy: raw.TRUSTED_PROXIES ?? trustNobody,
    dataDir: raw.DATA_DIR,
    buildDir: raw.BUILD_DIR,
    databaseUrl: raw.DATABASE_URL,
    redisUrl: raw.REDIS_URL,
    shopApi: raw.SHOP_API_URL ? { url: withoutVersion(raw.SHOP_API_URL), auth: shopAuth(raw) } : undefined,
    shopApiPort: raw.SHOP_API_PORT,
    picturesUrl: raw.PICTURES_URL?.replace(/\/$/, ''),
    imageHosts: imageHosts(raw.PICTURES_URL, raw.CONTENT_API_URL, raw.IMAGE_HOSTS),
    contentApi:
      raw.CONTENT_API_URL && raw.CONTENT_API_TOKEN
        ? { url: raw.CONTENT_API_URL, token: raw.CONTENT_API_TOKEN }
        : undefined,
    previewToken: raw.CONTENT_PREVIEW_TOKEN,
    embeddedTokens: {
      shop: raw.SHOP_API_URL ? undefined : raw.SHOP_API_TOKEN,
      content: raw.CONTENT_API_URL ? undefined : raw.CONTENT_API_TOKEN,
    },
    contentApiPort: raw.CONTENT_API_PORT,
    contentDir: raw.CONTENT_DIR,
    shopWebhookSecret: raw.SHOP_WEBHOOK_SECRET,
    contentWebhookSecret: raw.CONTENT_WEBHOOK_SECRET,
    contentEditor: raw.CONTENT_EDITOR_ORIGIN,
    metricsToken: raw.METRICS_TOKEN,
    origin: raw.SHOP_ORIGIN,
    domains: raw.SHOP_DOMAINS,
    brand: raw.PUBLIC_BRAND,
    sessionSecrets: raw.SESSION_SECRET ?? [],
    stripe:
      raw.STRIPE_SECRET_KEY && raw.STRIPE_WEBHOOK_SECRET
        ? { secretKey: raw.STRIPE_SECRET_KEY, webhookSecret: raw.STRIPE_WEBHOOK_SECRET }
        : undefined,
    checkoutSecret: raw.CHECKOUT_SECRET,
    bankAccounts: orDemonstration(raw.NODE_ENV, raw.BANK_ACCOUNTS, DEMONSTRATION_ACCOUNTS),
    smtpUrl: raw.SMTP_URL,
    mailFrom: raw.MAIL_FROM ?? 'newsletter@shop.invalid',
    logLevel: raw.LOG_LEVEL,
    isProduction: raw.NODE_ENV === 'production',
  }))
