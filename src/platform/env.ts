import { resolve } from 'node:path'
import { z } from 'zod'
import { imageHosts } from '#domain/content/image-origin.ts'
import { DEMONSTRATION_RETURN_ADDRESSES } from '#domain/shop/return-address.ts'
import { DEMONSTRATION_ACCOUNTS } from '#domain/transfer/bank-account.ts'
import { BUILD_DIR } from './builds.ts'
import { environmentFaults } from './env-faults.ts'
import {
  bankAccounts,
  CDN_METHODS,
  domains,
  header,
  logLevel,
  origin,
  origins,
  port,
  proxies,
  returnAddresses,
  rotated,
  secrets,
  senderAddress,
  shutdownSeconds,
  text,
  tilesUrl,
  urlOf,
  withoutVersion,
  workers,
} from './env-fields.ts'
import type { Env } from './env-type.ts'
import { orDemonstration } from './production.ts'
import { shopAuth } from './shop-auth.ts'
import { trustNobody } from './trusted-proxies.ts'

export type { Env } from './env-type.ts'

/** Validates the whole environment at once. Throws one error that lists every fault. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()))
  const parsed = environment.safeParse(given)
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`)
  throw new Error(`The environment is invalid:\n${faults.join('\n')}`)
}

const variables = z.object({
  HOST: text.default('localhost'),
  PORT: port.default(4321),
  TRUSTED_PROXIES: proxies.optional(),
  SHUTDOWN_SECONDS: shutdownSeconds.default(9),
  WORKERS: workers.default(1),
  DATA_DIR: text.default('.data'),
  BUILD_DIR: text.default(BUILD_DIR),
  DATABASE_URL: urlOf(/^postgres(ql)?$/, 'postgres://user:password@host:5432/veduta').optional(),
  REDIS_URL: urlOf(/^rediss?$/, 'redis://host:6379').optional(),
  SHOP_API_URL: urlOf(/^https?$/, 'https://api.example').optional(),
  SHOP_API_TOKEN: text.optional(),
  SHOP_API_USER: text.optional(),
  SHOP_API_PASSWORD: text.optional(),
  SHOP_API_PORT: port.default(4322),
  SHOP_WEBHOOK_SECRET: rotated.optional(),
  PICTURES_URL: urlOf(/^https?$/, 'https://pictures.example/images').optional(),
  IMAGE_HOSTS: origins.optional(),
  CONTENT_API_URL: urlOf(/^https?$/, 'https://content.example/v2').optional(),
  CONTENT_API_TOKEN: text.optional(),
  CONTENT_PREVIEW_TOKEN: rotated.optional(),
  CONTENT_WEBHOOK_SECRET: rotated.optional(),
  CONTENT_API_PORT: port.default(4323),
  CONTENT_DIR: text.default(resolve(import.meta.dirname, '../../content')),
  CONTENT_EDITOR_ORIGIN: origin.default('https://app.storyblok.com'),
  CDN_PURGE_URL: urlOf(/^https?$/, 'https://cdn.example/purge').optional(),
  CDN_PURGE_METHOD: z.enum(CDN_METHODS).default('POST'),
  CDN_PURGE_HEADER: header.optional(),
  GEOCODER_URL: urlOf(/^https?$/, 'https://geocoder.example/api').optional(),
  MAP_TILES_URL: tilesUrl.optional(),
  MAP_ATTRIBUTION: text.optional(),
  SHOP_ORIGIN: origin.optional(),
  SHOP_DOMAINS: domains.optional(),
  PUBLIC_BRAND: text.default('veduta'),
  SESSION_SECRET: secrets.optional(),
  PAYMENT: z.literal('sandbox', 'must be sandbox, or unset').optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_/, 'must be a secret key: sk_… or rk_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: rotated
    .refine((all) => all.every((each) => each.startsWith('whsec_')), 'must be a signing secret: whsec_…')
    .optional(),
  CHECKOUT_SECRET: secrets.optional(),
  BANK_ACCOUNTS: bankAccounts.optional(),
  RETURN_ADDRESSES: returnAddresses.optional(),
  SMTP_URL: urlOf(/^smtps?$/, 'smtp://user:password@host:587').optional(),
  MAIL_FROM: senderAddress.optional(),
  MAIL_REPLY_TO: z.email('must be an email address').optional(),
  METRICS_TOKEN: rotated.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: urlOf(/^https?$/, 'http://collector.example:4318').optional(),
  LOG_LEVEL: logLevel.default('info'),
  NODE_ENV: z.string().optional(),
})

const environment = variables
  .check(({ value, issues }) => {
    const fault = (name: string, message: string) =>
      issues.push({ code: 'custom', path: [name], message, input: value })
    for (const [name, message] of environmentFaults(value)) fault(name, message)
  })
  .transform((raw): Env => ({
    host: raw.HOST,
    port: raw.PORT,
    isTrustedProxy: raw.TRUSTED_PROXIES ?? trustNobody,
    shutdownMs: raw.SHUTDOWN_SECONDS * 1000,
    workers: raw.WORKERS,
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
    previewTokens: raw.CONTENT_PREVIEW_TOKEN ?? [],
    embeddedTokens: {
      shop: raw.SHOP_API_URL ? undefined : raw.SHOP_API_TOKEN,
      content: raw.CONTENT_API_URL ? undefined : raw.CONTENT_API_TOKEN,
    },
    contentApiPort: raw.CONTENT_API_PORT,
    contentDir: raw.CONTENT_DIR,
    shopWebhookSecrets: raw.SHOP_WEBHOOK_SECRET ?? [],
    contentWebhookSecrets: raw.CONTENT_WEBHOOK_SECRET ?? [],
    contentEditor: raw.CONTENT_EDITOR_ORIGIN,
    cdn: raw.CDN_PURGE_URL
      ? { url: raw.CDN_PURGE_URL, method: raw.CDN_PURGE_METHOD, header: raw.CDN_PURGE_HEADER }
      : undefined,
    metricsTokens: raw.METRICS_TOKEN ?? [],
    traceCollector: raw.OTEL_EXPORTER_OTLP_ENDPOINT,
    geocoderUrl: raw.GEOCODER_URL?.replace(/\/$/, ''),
    mapTiles:
      raw.MAP_TILES_URL && raw.MAP_ATTRIBUTION
        ? { ...raw.MAP_TILES_URL, attribution: raw.MAP_ATTRIBUTION }
        : undefined,
    origin: raw.SHOP_ORIGIN,
    domains: raw.SHOP_DOMAINS,
    brand: raw.PUBLIC_BRAND,
    sessionSecrets: raw.SESSION_SECRET ?? [],
    stripe:
      raw.STRIPE_SECRET_KEY && raw.STRIPE_WEBHOOK_SECRET
        ? { secretKey: raw.STRIPE_SECRET_KEY, webhookSecrets: raw.STRIPE_WEBHOOK_SECRET }
        : undefined,
    checkoutSecrets: raw.CHECKOUT_SECRET ?? [],
    bankAccounts: orDemonstration(raw.NODE_ENV, raw.BANK_ACCOUNTS, DEMONSTRATION_ACCOUNTS),
    returnAddresses: orDemonstration(raw.NODE_ENV, raw.RETURN_ADDRESSES, DEMONSTRATION_RETURN_ADDRESSES),
    smtpUrl: raw.SMTP_URL,
    mailFrom: raw.MAIL_FROM,
    mailReplyTo: raw.MAIL_REPLY_TO,
    logLevel: raw.LOG_LEVEL,
    isProduction: raw.NODE_ENV === 'production',
  }))
