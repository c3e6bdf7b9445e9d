import type { Domains } from '#i18n/urls.ts'
import { pathOf, type RouteName } from '#i18n/routes.ts'

/** Personal screens, which search engines should not list. Paths below them are excluded as well. */
const EXCLUDED = [
  'basket',
  'wishlist',
  'signin',
  'signout',
  'success',
  'checkout',
  'account',
] as const satisfies RouteName[]

/** The robots.txt. In path mode `/*` stands for the prefix of every variant. */
export function robotsText(origin: string, domains: Domains): string {
  const prefix = domains ? '' : '/*'
  const closed = EXCLUDED.map((route) => `Disallow: ${prefix}${pathOf('de-de', route)}`)
  return ['User-agent: *', ...closed, 'Disallow: /api/', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}
