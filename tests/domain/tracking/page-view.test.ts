import { expect, test } from 'vitest'
import { isReported, createPageView } from '#domain/tracking/page-view.ts'

const visited = {
  address: 'https://shop.example/de-at/brillen/?term=anna&page=2#top',
  referrer: '',
  intl: 'de-AT',
  pageType: 'product',
  category: undefined,
  title: 'Brillen | Veduta',
  agent: 'Mozilla/5.0 Safari/604.1',
  isMobile: undefined,
  isAutomated: false,
}

test('a page view has address, title and locale, and nothing of the query', () => {
  expect(createPageView(visited)).toEqual({
    baseUrl: 'https://shop.example',
    path: '/de-at/brillen/',
    referrer: '',
    language: 'de',
    country: 'AT',
    pageType: 'product',
    pageTitle: 'Brillen | Veduta',
    isBotTraffic: false,
    ua: 'Mozilla/5.0 Safari/604.1',
  })
})

test.each([
  [{ referrer: 'https://search.example/?q=anna' }, { referrer: 'https://search.example/' }],
  [
    { address: 'https://s.example/de-de/success/?cbd=abc.def' },
    { cbdToken: 'abc.def', path: '/de-de/success/' },
  ],
  [{ category: 'sunglasses' }, { pageType: 'product sunglasses' }],
  [{ address: 'https://s.example/de-de/search/?term=anna%40example.org' }, { pageTitle: '' }],
  [{ isMobile: true }, { uamb: true }],
  [{ isMobile: false }, { uamb: false }],
  [{ isAutomated: true }, { isBotTraffic: true }],
])('%j gives %j', (given, expected) =>
  expect(createPageView({ ...visited, ...given })).toMatchObject(expected),
)

test.each([
  ['error', false],
  ['homepage', true],
])('a page of type %s is reported: %s', (pageType, expected) =>
  expect(isReported(createPageView({ ...visited, pageType }))).toBe(expected),
)
