import { availableParallelism } from 'node:os'
import { z } from 'zod'
import { SHOP_COUNTRIES } from '#domain/shop/shop-country.ts'
import { compactIban, isIban } from '#domain/transfer/iban.ts'
import { VARIANT_CODES } from '#i18n/variants.ts'
import { LOG_LEVEL_WORDS, parseLogLevel } from './log-level.ts'
import { MAIL_HOST } from './mail-host.ts'
import { parseTrustedProxies } from './trusted-proxies.ts'

/* What the variables of the environment are read with; `env.ts` lists the variables. */

export const text = z.string().trim().min(1)
export const port = z.coerce.number('must be a port').int('must be a port').min(0).max(65_535)
/** Seconds for a stop as a whole. The first three let a proxy notice. */
export const shutdownSeconds = z.coerce
  .number('must be seconds, 4 to 600')
  .min(4, 'must be seconds, 4 to 600')
  .max(600, 'must be seconds, 4 to 600')
/** Processes; with `auto` one for each core. */
export const workers = z
  .string()
  .regex(/^(?:auto|[1-9]|[1-5]\d|6[0-4])$/, 'must be auto, or 1 to 64')
  .transform((value) => (value === 'auto' ? availableParallelism() : Number(value)))
export const urlOf = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `must be a URL like ${example}` })

/** The URL may contain the version of the Shop API; it is removed because the paths contain it. */
export const withoutVersion = (url: string): string => url.replace(/\/(?:v[12]\/?)?$/, '')

export const origin = z
  .url({ protocol: /^https?$/, error: 'must be an origin like https://shop.example' })
  .transform((value) => new URL(value))
  .refine(({ pathname, search }) => pathname === '/' && !search, 'must be an origin without a path')
  .transform((url) => url.origin)

const TILE_PLACES = ['{z}', '{x}', '{y}']

/** A template of addresses, with its origin. */
export const tilesUrl = z
  .url({ protocol: /^https?$/, error: 'must be a URL like https://tiles.example/{z}/{x}/{y}.png' })
  .refine((url) => TILE_PLACES.every((place) => url.includes(place)), 'must contain {z}, {x} and {y}')
  .transform((url) => ({ url, origin: new URL(url).origin }))

const json = (example: string) =>
  z.string().transform((text, context) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      context.addIssue({ code: 'custom', message: `must be JSON: ${example}` })
      return z.NEVER
    }
  })

/** Addresses by country. */
export const returnAddresses = json(
  '{"DE":{"name":"…","street":"…","zipCode":"…","city":"…","countryCode":"DE","paidBy":"shop"}, …}',
).pipe(
  z.partialRecord(
    z.enum(SHOP_COUNTRIES),
    z.strictObject({
      name: text.max(70),
      street: text.max(70),
      zipCode: text.max(16),
      city: text.max(70),
      countryCode: z.string().regex(/^[A-Z]{2}$/, 'must have two capital letters'),
      paidBy: z.enum(['shop', 'buyer'], 'must be shop or buyer'),
    }),
  ),
)

/** Accounts by country. */
export const bankAccounts = json('{"DE":{"holder":"…","iban":"DE…","bic":"…"}, …}').pipe(
  z.partialRecord(
    z.enum(SHOP_COUNTRIES),
    z.strictObject({
      holder: text.max(70),
      iban: z.string().transform(compactIban).refine(isIban, 'must be an IBAN'),
      bic: z
        .string()
        .transform((bic) => bic.replaceAll(' ', '').toUpperCase())
        .refine((bic) => /^[A-Z]{6}[A-Z\d]{2}([A-Z\d]{3})?$/.test(bic), 'must be a BIC'),
    }),
  ),
)

export const domains = json('{"de-de":"https://shop.example", …}')
  .pipe(z.partialRecord(z.enum(VARIANT_CODES), origin))
  .refine((map) => Object.keys(map).length > 0, 'must contain at least one variant')
  .refine(
    (map) => new Set(Object.values(map)).size === Object.keys(map).length,
    'must give every variant its own origin',
  )

export const proxies = z.string().transform((list, context) => {
  const isTrusted = parseTrustedProxies(list)
  if (isTrusted) return isTrusted
  context.addIssue({ code: 'custom', message: 'must be addresses or networks like 10.0.0.0/8, fd00::1' })
  return z.NEVER
})

/** The methods by which CDNs purge. */
export const CDN_METHODS = ['POST', 'PURGE', 'DELETE'] as const
export type CdnMethod = (typeof CDN_METHODS)[number]

/** A header with its value. */
export const header = z
  .string()
  .regex(/^[\w-]+:\s*[\x21-\x7e][\x20-\x7e]*$/, 'must be a header like Authorization: Bearer …')
  .transform((line) => {
    const colon = line.indexOf(':')
    return { name: line.slice(0, colon).toLowerCase(), value: line.slice(colon + 1).trim() }
  })

/** Several, separated by spaces. */
export const origins = z
  .string()
  .transform((value) => value.trim().split(/\s+/))
  .pipe(z.array(origin))

/** One, or several separated by spaces: the first is used, all are accepted. */
export const rotated = z.string().transform((value) => value.trim().split(/\s+/))

export const secrets = rotated.refine(
  (all) => all.every(({ length }) => length >= 32),
  'must have at least 32 characters',
)

export const logLevel = z.string().transform((given, context) => {
  const level = parseLogLevel(given)
  if (level) return level
  context.addIssue({ code: 'custom', message: `must be one of ${LOG_LEVEL_WORDS}` })
  return z.NEVER
})

/** An email address, in which `MAIL_HOST` may stand for the host of each shop. */
export const senderAddress = z
  .string()
  .refine(
    (address) => z.email().safeParse(address.replace(MAIL_HOST, 'shop.example')).success,
    `must be an email address, with ${MAIL_HOST} for the host of each shop`,
  )
