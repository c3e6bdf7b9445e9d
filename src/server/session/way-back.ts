import { arrival, type Domains } from '#i18n/addresses.ts'
import { matchPath } from '#i18n/routes.ts'
import type { VariantCode } from '#i18n/variants.ts'

type Place = { url: URL; variant: VariantCode; domains: Domains }

const LONGEST = 2000

/**
 * The path of a page of this shop that a visitor wants to go on to, with its query; null for anything else. Pages that would send him on
 * again are none to go to.
 *
 * @example wayBack('//evil.example/de-de/', place) // null
 */
export function wayBack(wanted: string | null, { url, variant, domains }: Place): string | null {
  if (wanted === null || wanted.length > LONGEST || !/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(wanted)) return null
  if (!URL.canParse(wanted, url.origin)) return null
  const to = new URL(wanted, url.origin)
  // Dots in a path may lead to one that begins with two slashes, which browsers take for a host.
  if (to.origin !== url.origin || to.pathname.startsWith('//')) return null
  const arrived = arrival(to, domains)
  if (arrived?.variant !== variant) return null
  const route = matchPath(variant, arrived.path)?.route
  return route === 'signin' || route === 'signout' ? null : `${to.pathname}${to.search}`
}
