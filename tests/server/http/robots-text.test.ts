import { describe, expect, test } from 'vitest'
import { pathOf, ROUTE_NAMES, type RouteName } from '#i18n/routes.ts'
import { VARIANT_CODES } from '#i18n/variants.ts'
import { robotsText } from '#server/http/robots-text.ts'

const ORIGIN = 'https://shop.example'
const DOMAINS = { 'de-de': ORIGIN }
const PARAMS = {
  id: 'x',
  family: 'merch-pdp',
  slug: 'a-1',
  group: 'info',
  city: 'a',
  county: 'b',
  path: 'brillen',
}

/**
 * Whether a rule of the text matches an address, as the standard defines it: `*` is anything, and a rule is a
 * prefix.
 */
function isClosed(text: string, path: string): boolean {
  const rules = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, rule = '']) => rule)
  return rules.some((rule) =>
    new RegExp(`^${rule.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}`).test(path),
  )
}

const CLOSED = /^(basket|wishlist|signin|signout|success|checkout|account.*)$/

describe.each(VARIANT_CODES)('in %s', (variant) => {
  const screens = ROUTE_NAMES.flatMap((route): [RouteName, string][] => {
    const path = pathOf(variant, route, PARAMS)
    return path === null ? [] : [[route, path]]
  })

  test.each(screens)('%s is excluded if it is personal', (route, path) => {
    expect(isClosed(robotsText(ORIGIN, undefined), `/${variant}${path}`)).toBe(CLOSED.test(route))
    expect(isClosed(robotsText(ORIGIN, DOMAINS), path)).toBe(CLOSED.test(route))
  })
})

test.each(['/api/rpc/getBasket', '/api/health'])('%s is excluded', (path) => {
  expect(isClosed(robotsText(ORIGIN, undefined), path)).toBe(true)
})

test.each(['/images/abc?width=360', '/_astro/site.css', '/sitemap.xml', '/'])('%s is allowed', (path) => {
  expect(isClosed(robotsText(ORIGIN, undefined), path)).toBe(false)
})

test('the sitemap has its full address', () => {
  expect(robotsText(ORIGIN, undefined)).toContain('Sitemap: https://shop.example/sitemap.xml\n')
})
