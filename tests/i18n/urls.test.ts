import { describe, expect, test } from 'vitest'
import { absoluteUrl, parseVariantUrl, href, servedVariants, suggestedVariant } from '#i18n/urls.ts'

const DOMAINS = { 'de-de': 'https://veduta.example', 'de-at': 'https://veduta.example.at' }

describe('the address alone decides the variant', () => {
  test.each([
    ['http://localhost/de-at/brillen/', undefined, { variant: 'de-at', path: '/brillen/' }],
    ['http://localhost/de-at/', undefined, { variant: 'de-at', path: '/' }],
    ['http://localhost/de-at', undefined, { variant: 'de-at', path: '/' }],
    ['http://localhost/', undefined, null],
    ['http://localhost/xx-yy/brillen/', undefined, null],
    ['http://localhost/constructor/', undefined, null],
    ['https://veduta.example.at/brillen/', DOMAINS, { variant: 'de-at', path: '/brillen/' }],
    ['https://veduta.example/de-at/', DOMAINS, { variant: 'de-de', path: '/de-at/' }],
    ['https://other.example/brillen/', DOMAINS, null],
  ])('%s', (address, domains, expected) => {
    expect(parseVariantUrl(new URL(address), domains)).toEqual(expected)
  })
})

describe('links', () => {
  test.each([
    [undefined, 'de-de', 'de-de', '/de-de/brillen/'],
    [undefined, 'de-de', 'cs-cz', '/cs-cz/brillen/'],
    [DOMAINS, 'de-de', 'de-de', '/brillen/'],
    [DOMAINS, 'de-de', 'de-at', 'https://veduta.example.at/brillen/'],
  ] as const)('with domains %o from %s to %s', (domains, from, to, expected) => {
    expect(href(domains, from, '/brillen/', to)).toBe(expected)
  })

  test.each([
    [undefined, 'http://localhost:4321/de-at/brillen/'],
    [DOMAINS, 'https://veduta.example.at/brillen/'],
  ])('absolute with domains %o', (domains, expected) => {
    expect(absoluteUrl(domains, 'http://localhost:4321', 'de-at', '/brillen/')).toBe(expected)
  })

  test('only variants with a domain are served in domain mode', () => {
    expect(servedVariants(DOMAINS)).toEqual(['de-de', 'de-at'])
    expect(servedVariants(undefined)).toHaveLength(9)
  })
})

describe('the suggested variant', () => {
  test.each([
    ['pl-pl', 'de-DE', 'pl-pl'],
    ['xx-yy', 'de-AT', 'de-at'],
    [undefined, 'de-AT,de;q=0.9', 'de-at'],
    [undefined, 'fr-FR,fr;q=0.9,en;q=0.8', 'fr-ch'],
    [undefined, 'en-US,it;q=0.4,cs-CZ;q=0.6', 'cs-cz'],
    [undefined, 'en,de-CH;q=0', 'de-de'],
    [undefined, 'de', 'de-de'],
    [undefined, ';;;q=x,,', 'de-de'],
    [undefined, null, 'de-de'],
  ])('cookie %s and Accept-Language %s suggest %s', (cookie, accepted, expected) => {
    expect(suggestedVariant(cookie, accepted)).toBe(expected)
  })
})
