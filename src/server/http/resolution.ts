import { isShoppingScreen } from '#domain/customer/route-access.ts'
import { parseVariantUrl, type Domains, isVariant, suggestedVariant, servedVariants } from '#i18n/urls.ts'
import { type Match, matchPath, type RouteName } from '#i18n/routes.ts'
import type { VariantCode } from '#i18n/variants.ts'

/** What an address resolves to, before anything is looked up. */
export type Resolution =
  | { kind: 'screen'; variant: VariantCode; path: string; match: Match }
  | { kind: 'file'; variant: VariantCode; path: string }
  | { kind: 'redirect'; status: 301 | 302; location: string }
  | { kind: 'not-found'; variant: VariantCode; path: string }

/** Stores the selected language for a week. Spec §9. */
export const LANGUAGE_COOKIE = 'fim-selected-language'

/** Addresses that look like files but are rendered by a page: once per site, for search engines. */
const RENDERED_FILE = /^\/(?:robots\.txt|llms\.txt|sitemap(?:-[a-z0-9-]+)?\.xml)$/

/** The merchant feed of a variant; further files of a large catalogue are numbered from 2 to 999. */
const FEED = /^\/feed(?:-([2-9]|[1-9]\d{1,2}))?\.xml$/

/**
 * Resolves a public address with the route table. Only the address decides the variant; an address without one gets
 * a suggested variant.
 */
export function resolveUrl(url: URL, headers: Pick<Headers, 'get'>, domains: Domains): Resolution {
  const parsed = parseVariantUrl(url, domains)
  const lowered = parsed || domains ? null : withLowerCasePrefix(url)
  if (lowered) {
    const found = resolveUrl(lowered, headers, domains)
    const location = found.kind === 'redirect' ? found.location : `${lowered.pathname}${url.search}`
    return { kind: 'redirect', status: 301, location }
  }
  if (RENDERED_FILE.test(url.pathname) && (parsed || !domains))
    return { kind: 'file', variant: parsed?.variant ?? suggestion(headers, domains), path: url.pathname }
  if (!parsed) {
    const variant = suggestion(headers, domains)
    return url.pathname === '/' && !domains
      ? { kind: 'redirect', status: 302, location: `/${variant}/${url.search}` }
      : { kind: 'not-found', variant, path: url.pathname }
  }
  const { variant, path } = parsed
  const feed = FEED.exec(path)
  if (feed) return { kind: 'file', variant, path: `/feed-${feed[1] ?? 1}.xml` }
  const normalised = withSlash(path)
  if (normalised !== path || url.pathname === `/${variant}`) {
    const prefix = domains ? '' : `/${variant}`
    return { kind: 'redirect', status: 301, location: `${prefix}${normalised}${url.search}` }
  }
  const match = isDecodable(path) ? personalMatch(matchPath(variant, path), url.searchParams) : null
  return match ? { kind: 'screen', variant, path, match } : { kind: 'not-found', variant, path }
}

const BY_PARAMETER: readonly [route: RouteName, parameter: string, screen: RouteName][] = [
  ['product', 'configure', 'configurator'],
  ['branch', 'appointment', 'appointment'],
  ['branches', 'appointment', 'appointment-link'],
  ['branches', 'listing', 'branch-choice'],
]

/** A product that is configured, an appointment, or a branch that is chosen for a listing is a screen of one person. */
function personalMatch(match: Match | null, query: URLSearchParams): Match | null {
  const [, , route] =
    BY_PARAMETER.find(([route, parameter]) => match?.route === route && query.has(parameter)) ?? []
  return match && route ? { ...match, route } : match
}

/** The same address with the variant in lower case, where it is written otherwise ("/DE-DE/brillen/"), else null. */
function withLowerCasePrefix(url: URL): URL | null {
  const [prefix = ''] = /^\/[^/]+/.exec(url.pathname) ?? []
  if (prefix === prefix.toLowerCase()) return null
  const lowered = new URL(url)
  lowered.pathname = prefix.toLowerCase() + url.pathname.slice(prefix.length)
  return parseVariantUrl(lowered, undefined) ? lowered : null
}

/** One slash between segments and one at the end, but none after a file name. Spec §2. */
function withSlash(path: string): string {
  const collapsed = path.replace(/\/{2,}/g, '/')
  const isFile = /\.[a-z0-9]{1,11}$/i.test(collapsed)
  return collapsed.endsWith('/') || isFile ? collapsed : `${collapsed}/`
}

function isDecodable(path: string): boolean {
  try {
    // No name in the shop contains control characters.
    return !/\p{Cc}/u.test(decodeURIComponent(path))
  } catch {
    return false
  }
}

function suggestion(headers: Pick<Headers, 'get'>, domains: Domains): VariantCode {
  const cookies = headers.get('cookie') ?? ''
  const selected = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=([a-z-]+)`).exec(cookies)?.[1]
  return suggestedVariant(
    selected && isVariant(selected) ? selected : undefined,
    headers.get('accept-language'),
    servedVariants(domains),
  )
}

/** Screens whose HTML may contain data of one person, so that nothing on the way may cache it. */
export const isPersonalScreen = (route: RouteName): boolean =>
  isShoppingScreen(route) ||
  [
    'signout',
    'configurator',
    'appointment',
    'appointment-link',
    'branch-choice',
    'success',
    'stock-alert',
    'reservation',
    'reservation-link',
    'order-link',
    'order-values',
    'order-try-on',
    'lens-reminder',
    'subscription-link',
    'refund',
    'order-status',
    'subscription-cancellation',
    'withdrawal',
  ].includes(route)

/** The query of the sign-in page when a visitor without a session is redirected from a protected screen. Spec §6. */
export function signinQuery(route: RouteName, publicPath: string): string {
  const query = new URLSearchParams({ redirectUrl: publicPath })
  if (route === 'checkout') query.set('showBasket', 'true')
  return `?${query}`
}
