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
 * Accept-Language, else German in Germany. The tag with the most weight that has a variant decides: an exact one, else
 * the first of its language.
 */
export function suggestedVariant(
  cookie: string | undefined,
  acceptLanguage: string | null,
  served: readonly VariantCode[] = VARIANT_CODES,
): VariantCode {
  if (cookie && isVariant(cookie) && served.includes(cookie)) return cookie
  for (const tag of tagsByWeight(acceptLanguage ?? '')) {
    const [language = ''] = tag.split('-', 1)
    // A language alone means the country that it is named after, where there is one: Italian of Italy.
    const found = [tag, `${language}-${language}`].map((wanted) => served.find((code) => code === wanted))
    const match = found.find(Boolean) ?? served.find((code) => VARIANTS[code].language === language)
    if (match) return match
  }
  return served[0] ?? 'de-de'
}

/** As the header orders them where the weights are equal; a weight of 0 refuses a tag. */
function tagsByWeight(acceptLanguage: string): string[] {
  return acceptLanguage
    .toLowerCase()
    .split(',')
    .slice(0, 20)
    .map((part) => {
      const [tag = '', weight] = part.trim().split(/\s*;\s*q=/)
      return { tag, weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ weight }) => weight > 0 && weight <= 1)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)
}
