import { parseVariantUrl, type Domains } from '#i18n/urls.ts'
import { matchPath } from '#i18n/routes.ts'
import type { VariantCode } from '#i18n/variants.ts'

type RedirectContext = { url: URL; variant: VariantCode; domains: Domains }

const MAX_LENGTH = 2000

/**
 * The path of a page of this shop to which a visitor is redirected, with its query; null for anything else. The
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
  if (parsed?.variant !== variant) return null
  const route = matchPath(variant, parsed.path)?.route
  return route === 'signin' || route === 'signout' ? null : `${target.pathname}${target.search}`
}
