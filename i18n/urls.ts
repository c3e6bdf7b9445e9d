import { VARIANT_CODES, VARIANTS, type VariantCode } from './variants.ts'

/** Origins of the variants in domain mode; undefined in path mode. */
export type Domains = Partial<Record<VariantCode, string>> | undefined

/**
 * The variant of an address, and its path without the variant's prefix. Decided by the address alone; null if it has
 * no variant.
 * @example parseVariantUrl(new URL('http://localhost/de-at/brillen/'), undefined) // { variant: 'de-at', path: '/brillen/' }
 */
export function parseVariantUrl(url: URL, domains: Domains): { variant: VariantCode; path: string } | null {
  if (domains) {
    const variant = VARIANT_CODES.find((code) => domains[code] && new URL(domains[code]).host === url.host)
    return variant ? { variant, path: url.pathname } : null
  }
  const [, code = '', path = ''] = /^\/([^/]+)(\/.*)?$/.exec(url.pathname) ?? []
  return isVariant(code) ? { variant: code, path: path || '/' } : null
}

/** The link to a path of variant `to` from a page of `from`: absolute only if it leads to another domain. */
export function href(domains: Domains, from: VariantCode, path: string, to: VariantCode = from): string {
  if (!domains) return `/${to}${path}`
  return to === from ? path : `${domains[to] ?? ''}${path}`
}

/** The absolute address of a path of a variant; `origin` is used in path mode. */
export function absoluteUrl(domains: Domains, origin: string, variant: VariantCode, path: string): string {
  return domains ? `${domains[variant] ?? origin}${path}` : `${origin}/${variant}${path}`
}

/** The variants that have an address: all in path mode, those with an origin in domain mode. */
export const servedVariants = (domains: Domains): VariantCode[] =>
  domains ? VARIANT_CODES.filter((code) => domains[code]) : VARIANT_CODES

export const isVariant = (code: string): code is VariantCode => Object.hasOwn(VARIANTS, code)

/**
 * The variant to suggest to a visitor whose address has none: the language cookie, else the best match of
 * Accept-Language, first by country and language, then by language, else German in Germany.
 */
export function suggestedVariant(
  cookie: string | undefined,
  acceptLanguage: string | null,
  served: readonly VariantCode[] = VARIANT_CODES,
): VariantCode {
  if (cookie && isVariant(cookie) && served.includes(cookie)) return cookie
  const wanted = tagsByWeight(acceptLanguage ?? '')
  const exact = wanted.map((tag) => served.find((code) => code === tag)).find(Boolean)
  const byLanguage = wanted
    .map((tag) => served.find((code) => code.startsWith(tag.slice(0, 2))))
    .find(Boolean)
  return exact ?? byLanguage ?? served[0] ?? 'de-de'
}

function tagsByWeight(acceptLanguage: string): string[] {
  return acceptLanguage
    .toLowerCase()
    .split(',')
    .slice(0, 20)
    .map((part) => {
      const [tag = '', weight] = part.trim().split(/\s*;\s*q=/)
      return { tag, weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ tag, weight }) => tag.length >= 2 && weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)
}
