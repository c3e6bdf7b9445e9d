import { describe, expect, test } from 'vitest'
import { isPersonalScreen, resolveUrl, signinQuery } from '#server/http/resolution.ts'

const at = (path: string, headers: Record<string, string> = {}) =>
  resolveUrl(new URL(path, 'http://localhost'), new Headers(headers), undefined)

describe('redirects', () => {
  test.each([
    ['/', 302, '/de-de/'],
    ['/?a=b', 302, '/de-de/?a=b'],
    ['/de-de', 301, '/de-de/'],
    ['/de-de/basket', 301, '/de-de/basket/'],
    ['/de-de/brillen?page=2', 301, '/de-de/brillen/?page=2'],
    ['/de-de//evil.example', 301, '/de-de/evil.example'],
    ['/de-de/brillen//damen/', 301, '/de-de/brillen/damen/'],
    ['/DE-DE/', 301, '/de-de/'],
    ['/De-At/brillen?page=2', 301, '/de-at/brillen/?page=2'],
    ['/PL-PL/okulary/', 301, '/pl-pl/okulary/'],
  ])('%s → %i %s', (path, status, location) => {
    expect(at(path)).toEqual({ kind: 'redirect', status, location })
  })

  test('the start suggests the language of the cookie, then of the browser', () => {
    expect(at('/', { 'accept-language': 'cs' })).toMatchObject({ location: '/cs-cz/' })
    expect(at('/', { cookie: 'a=b; fim-selected-language=it-ch', 'accept-language': 'cs' })).toMatchObject({
      location: '/it-ch/',
    })
  })
})

describe('screens', () => {
  test.each([
    ['/de-de/', 'home', {}],
    ['/cs-cz/basket/', 'basket', {}],
    ['/de-de/p/juist-123/', 'product', { slug: 'juist-123' }],
    ['/de-de/brillen/damen/', 'category', { path: 'brillen/damen' }],
    ['/de-it/niederlassungen/stadt/bozen/meran/', 'branch-city', { county: 'bozen', city: 'meran' }],
  ])('%s is %s', (path, route, params) => {
    expect(at(path)).toMatchObject({ kind: 'screen', match: { route, params } })
  })
})

describe('not found is', () => {
  test.each([
    '/xx-yy/',
    '/favicon.ico',
    '/de-de/site.webmanifest',
    '/de-de/%E0%A4%A/',
    '/de-de/a%00b/',
    '/de-de/account/nothing/here/',
  ])('%s', (path) => expect(at(path)).toMatchObject({ kind: 'not-found', variant: 'de-de' }))
})

describe('files made for search engines', () => {
  test.each(['/robots.txt', '/sitemap.xml', '/sitemap-de-at.xml', '/sitemap-de-at-2.xml', '/llms.txt'])(
    '%s',
    (path) => {
      expect(at(path)).toMatchObject({ kind: 'file', path })
    },
  )

  test.each([
    ['/de-at/feed.xml', '/feed-1.xml'],
    ['/de-at/feed-2.xml', '/feed-2.xml'],
    ['/de-at/feed-10.xml', '/feed-10.xml'],
    ['/de-at/feed-999.xml', '/feed-999.xml'],
    ['/DE-AT/feed.xml', null],
  ])('the feed of a shop: %s', (path, file) => {
    expect(at(path)).toEqual(
      file === null
        ? { kind: 'redirect', status: 301, location: '/de-at/feed.xml' }
        : { kind: 'file', variant: 'de-at', path: file },
    )
  })

  test.each([
    '/de-de/robots.txt',
    '/feed.xml',
    '/de-de/feed-1.xml',
    '/de-de/feed-0.xml',
    '/de-de/feed-1000.xml',
    '/sitemap-.xml',
    '/sitemap.xml/x',
    '/SITEMAP.XML',
  ])('not %s', (path) => {
    expect(at(path)).toMatchObject({ kind: 'not-found' })
  })
})

describe('in domain mode', () => {
  const domains = { 'de-at': 'https://veduta.example' }
  const resolved = (address: string) => resolveUrl(new URL(address), new Headers(), domains)

  test('paths start at the root', () => {
    expect(resolved('https://veduta.example/')).toMatchObject({ variant: 'de-at', match: { route: 'home' } })
    expect(resolved('https://veduta.example//evil.example')).toEqual({
      kind: 'redirect',
      status: 301,
      location: '/evil.example',
    })
  })

  test('an unknown domain has nothing', () => {
    expect(resolved('https://other.example/')).toMatchObject({ kind: 'not-found', variant: 'de-at' })
  })
})

describe('access', () => {
  test.each(['home', 'category', 'product', 'search', 'branches'] as const)('%s is public', (route) => {
    expect(isPersonalScreen(route)).toBe(false)
  })

  test.each([
    ['checkout', '?redirectUrl=%2Fde-de%2Fcheckout%2F&showBasket=true'],
    ['account-orders', '?redirectUrl=%2Fde-de%2Faccount%2Forders%2F'],
  ] as const)('from %s to the sign-in page with %s', (route, expected) => {
    const path = route === 'checkout' ? '/de-de/checkout/' : '/de-de/account/orders/'
    expect(signinQuery(route, path)).toBe(expected)
  })
})
