import { expect, test } from 'vitest'
import { sitemapIndex, urlSet } from '#server/loaders/sitemap/sitemap-xml.ts'

const absolute = (path: string, of: string) => `https://shop.example/${of}${path}`

test('the index lists addresses', () => {
  expect(sitemapIndex(['https://shop.example/sitemap-de-de.xml?a=1&b=2'])).toContain(
    '<loc>https://shop.example/sitemap-de-de.xml?a=1&amp;b=2</loc>',
  )
})

test('a page is listed once, with its date and its other languages', () => {
  const entry = {
    path: '/brillen/',
    alternates: { 'de-de': '/brillen/', 'fr-ch': '/lunettes/' },
    changedAt: '2026-11-20T10:00:00.000Z',
  }
  const xml = urlSet('de-de', [entry, entry], absolute)
  expect(xml.match(/<url>/g)).toHaveLength(1)
  expect(xml).toContain('<loc>https://shop.example/de-de/brillen/</loc><lastmod>2026-11-20</lastmod>')
  expect(xml).toContain('hreflang="fr-CH" href="https://shop.example/fr-ch/lunettes/"')
  expect(xml).toContain('hreflang="x-default" href="https://shop.example/de-de/brillen/"')
})

test('nothing in a path can break out of its element', () => {
  const xml = urlSet('de-de', [{ path: '/"<&\'>/', alternates: {}, changedAt: null }], absolute)
  expect(xml).toContain('<loc>https://shop.example/de-de/&quot;&lt;&amp;&apos;&gt;/</loc>')
})
