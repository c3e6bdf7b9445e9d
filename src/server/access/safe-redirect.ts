import { routeAlternates } from '#i18n/alternates.ts'
import { href, parseVariantUrl, type Domains } from '#i18n/urls.ts'
import { matchPath } from '#i18n/routes.ts'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'

type RedirectContext = { url: URL; variant: VariantCode; domains: Domains }

const MAX_LENGTH = 2000

/**
 * The path of a page of this shop to which a visitor is redirected, with its query, also where it is named in another
 * language of the country; null for anything else. The
 * sign-in and sign-out pages are rejected because they redirect again.
 * @example safeRedirect('//evil.example/de-de/', context) // null
 */
export function safeRedirect(
  requested: string | null,
  { url, variant, domains }: RedirectContext,
): string | null {
  if (requested === null || requested.length > MAX_LENGTH || !/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(requested))
    return null
  if (!URL.canParse(requested, url.origin)) return null
  const target = new URL(requested, url.origin)
  // Dot segments in a path can result in one that begins with two slashes, which browsers read as a host.
  if (target.origin !== url.origin || target.pathname.startsWith('//')) return null
  const parsed = parseVariantUrl(target, domains)
  if (parsed === null) return null
  const match = matchPath(parsed.variant, parsed.path)
  if (match?.route === 'signin' || match?.route === 'signout') return null
  if (parsed.variant === variant) return `${target.pathname}${target.search}`
  // The visitor has changed the language since they were sent to sign in.
  const isSameCountry = VARIANTS[parsed.variant].country === VARIANTS[variant].country
  const path = isSameCountry && match ? routeAlternates(match)[variant] : undefined
  return path === undefined ? null : `${href(domains, variant, path)}${target.search}`
}
