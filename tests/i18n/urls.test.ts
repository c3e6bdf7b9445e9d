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
    [undefined, 'de-CH,de;q=0.9', 'de-ch'],
    [undefined, 'de;q=1, de-CH;q=0.9', 'de-de'],
    [undefined, 'de-CH;q=0.1,cs;q=0.9', 'cs-cz'],
    [undefined, 'en,pl;q=0.8,de-AT;q=0.3', 'pl-pl'],
    [undefined, 'cs,pl', 'cs-cz'],
    [undefined, 'pl,cs', 'pl-pl'],
    [undefined, 'it', 'it-it'],
    [undefined, 'fr', 'fr-ch'],
    [undefined, 'it-CH,it;q=0.8', 'it-ch'],
    [undefined, 'de-LI', 'de-de'],
    [undefined, 'de-Latn-AT', 'de-de'],
    [undefined, 'pln,csb;q=0.9', 'de-de'],
    [undefined, 'pln;q=0.9,cs;q=0.1', 'cs-cz'],
    [undefined, 'en-US,en', 'de-de'],
    [undefined, '*', 'de-de'],
    [undefined, 'pl;q=0', 'de-de'],
    [undefined, 'cs;q=0.2,pl;q=9e9,it;q=Infinity', 'cs-cz'],
    [undefined, '', 'de-de'],
    [undefined, ';;;q=x,,', 'de-de'],
    [undefined, '-,--,__proto__,constructor;q=1,pl;q=-1,de-de-de-', 'de-de'],
    [undefined, `${'x,'.repeat(9999)}pl`, 'de-de'],
    [undefined, null, 'de-de'],
  ])('cookie %s and Accept-Language %s suggest %s', (cookie, accepted, expected) => {
    expect(suggestedVariant(cookie, accepted)).toBe(expected)
  })
  test.each([
    ['de', 'de-at'],
    ['it', 'it-ch'],
    ['de-DE,it;q=0.9', 'de-at'],
    ['pl', 'de-at'],
  ])('where de-at and it-ch alone are served, %s suggests %s', (accepted, expected) =>
    expect(suggestedVariant('pl-pl', accepted, ['de-at', 'it-ch'])).toBe(expected),
  )
})
