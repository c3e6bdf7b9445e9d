import type { Domains } from '#i18n/addresses.ts'
import { pathOf, type RouteName } from '#i18n/routes.ts'

/** Screens of one person, which have nothing for search engines; what lies below one is closed with it. */
const CLOSED = [
  'basket',
  'wishlist',
  'signin',
  'signout',
  'success',
  'checkout',
  'account',
] as const satisfies RouteName[]

/** What search engines are asked to leave alone. In path mode `/*` stands for the prefix of every variant. */
export function robotsText(origin: string, domains: Domains): string {
  const prefix = domains ? '' : '/*'
  const closed = CLOSED.map((route) => `Disallow: ${prefix}${pathOf('de-de', route)}`)
  return ['User-agent: *', ...closed, 'Disallow: /api/', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}
