import { expect, test } from 'vitest'
import { languageLinks, routeAlternates, type Alternates } from '#i18n/alternates.ts'

test.each<[Alternates, string[]]>([
  [{}, []],
  [{ 'de-de': '/a/' }, ['de-DE /a/', 'x-default /a/']],
  [
    { 'fr-ch': '/c/', 'de-at': '/b/', 'de-de': '/a/' },
    ['de-DE /a/', 'de-AT /b/', 'fr-CH /c/', 'x-default /a/'],
  ],
  [{ 'it-it': '/c/', 'pl-pl': '/b/' }, ['pl-PL /b/', 'it-IT /c/', 'x-default /b/']],
])('a page at %j has the language links %j', (alternates, named) => {
  expect(languageLinks(alternates).map(({ hreflang, path }) => `${hreflang} ${path}`)).toEqual(named)
})

test('a screen is at its own path in each variant that has it', () => {
  expect(routeAlternates({ route: 'order-status', params: {} })).toMatchObject({
    'de-ch': '/service/auftragsstatus/',
    'fr-ch': '/service/statut/',
  })
  expect(routeAlternates({ route: 'withdrawal', params: {} })).not.toHaveProperty('de-ch')
  expect(routeAlternates({ route: 'account-order', params: { id: '7' } })).toMatchObject({
    'it-ch': '/account/orders/7/',
  })
})

test.each([{ slug: 'brille-1' }, { path: 'brillen' }, { county: 'bozen', city: 'meran' }])(
  'a path with the words %j is not guessed',
  (params) => expect(routeAlternates({ route: 'product', params })).toEqual({}),
)
