import { describe, expect, test } from 'vitest'
import { safeRedirect } from '#server/access/safe-redirect.ts'

const variant = 'de-de' as const

describe('in path mode', () => {
  const place = { url: new URL('https://shop.example/de-de/signin/'), variant, domains: undefined }

  test.each([
    ['/de-de/checkout/', '/de-de/checkout/'],
    ['/de-de/account/orders/?page=2', '/de-de/account/orders/?page=2'],
    ['/de-de/', '/de-de/'],
    ['/de-de/search/?term=a%20b#top', '/de-de/search/?term=a%20b'],
    ['/de-de/x/../basket/', '/de-de/basket/'],
  ])('%s leads to %s', (target, path) => expect(safeRedirect(target, place)).toBe(path))

  test.each([
    null,
    '',
    'https://evil.example/de-de/',
    '//evil.example/de-de/',
    '/\\evil.example/de-de/',
    '/de-de/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'de-de/account/',
    '/de-at/account/',
    '/account/',
    '/de-de/../..//evil.example/',
    '/de-de/\r\nset-cookie: a=b',
    '/de-de/\tx',
    ' /de-de/',
    '/de-de/signin/',
    '/de-de/signin/?redirectUrl=/de-de/signin/',
    '/de-de/signout/',
    `/de-de/${'a'.repeat(2000)}`,
    'https://shop.example/de-de/',
    '/%2F/evil.example',
  ])('%j is rejected', (target) => expect(safeRedirect(target, place)).toBeNull())

  describe('after a change of the language', () => {
    const french = { ...place, variant: 'fr-ch' } as const

    test.each([
      ['/de-ch/checkout/?step=payment', '/fr-ch/checkout/?step=payment'],
      ['/it-ch/service/../basket/', '/fr-ch/basket/'],
      ['/de-ch/service/auftragsstatus/', '/fr-ch/service/statut/'],
    ])('%s leads to %s', (target, path) => expect(safeRedirect(target, french)).toBe(path))

    test.each(['/de-ch/signin/', '/it-it/checkout/', '/de-ch/p/brille-1/', '/de-ch/%E0/', '/de-ch//evil/'])(
      '%s is rejected',
      (target) => expect(safeRedirect(target, french)).toBeNull(),
    )
  })
})

describe('where every variant has its own origin', () => {
  const domains = { 'de-de': 'https://shop.example', 'pl-pl': 'https://sklep.example' }
  const place = { url: new URL('https://shop.example/signin/'), variant, domains }

  test.each([
    ['/checkout/', '/checkout/'],
    ['/x/..//evil.example/', null],
    ['/.//evil.example/', null],
    ['//sklep.example/', null],
    ['/signin/', null],
  ])('%s leads to %s', (target, path) => expect(safeRedirect(target, place)).toBe(path))
})
