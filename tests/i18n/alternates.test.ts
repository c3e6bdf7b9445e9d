import { expect, test } from 'vitest'
import { languageLinks, type Alternates } from '#i18n/alternates.ts'

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
