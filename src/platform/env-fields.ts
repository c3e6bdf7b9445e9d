import { z } from 'zod'
import { SHOP_COUNTRIES } from '#domain/shop/shop-country.ts'
import { compactIban, isIban } from '#domain/transfer/iban.ts'
import { VARIANT_CODES } from '#i18n/variants.ts'
import { LOG_LEVEL_WORDS, parseLogLevel } from './log-level.ts'
import { parseTrustedProxies } from './trusted-proxies.ts'

/* What the variables of the environment are read with; `env.ts` lists the variables. */

export const text = z.string().trim().min(1)
export const port = z.coerce.number('must be a port').int('must be a port').min(0).max(65_535)
export const urlOf = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `must be a URL like ${example}` })

export const origin = z
  .url({ protocol: /^https?$/, error: 'must be an origin like https://shop.example' })
  .transform((value) => new URL(value))
  .refine(({ pathname, search }) => pathname === '/' && !search, 'must be an origin without a path')
  .transform((url) => url.origin)

const json = (example: string) =>
  z.string().transform((text, context) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      context.addIssue({ code: 'custom', message: `must be JSON: ${example}` })
      return z.NEVER
    }
  })

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

/** Several, separated by spaces. */
export const origins = z
  .string()
  .transform((value) => value.trim().split(/\s+/))
  .pipe(z.array(origin))

/** One, or several separated by spaces. */
export const secrets = z
  .string()
  .transform((value) => value.trim().split(/\s+/))
  .refine((all) => all.every(({ length }) => length >= 32), 'must have at least 32 characters')

export const logLevel = z.string().transform((given, context) => {
  const level = parseLogLevel(given)
  if (level) return level
  context.addIssue({ code: 'custom', message: `must be one of ${LOG_LEVEL_WORDS}` })
  return z.NEVER
})
