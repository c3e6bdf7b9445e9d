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

test('a page is listed with the full addresses of its pictures', () => {
  const entry = {
    path: '/p/kate/',
    alternates: {},
    changedAt: null,
    pictures: ['/images/a1?width=1200&height=1200', '/images/b2?width=1200'],
  }
  const xml = urlSet('de-de', [entry, { path: '/', alternates: {}, changedAt: null }], absolute)
  expect(xml.match(/<image:loc>[^<]*/g)).toEqual([
    '<image:loc>https://shop.example/images/a1?width=1200&amp;height=1200',
    '<image:loc>https://shop.example/images/b2?width=1200',
  ])
  expect(xml).toContain('xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"')
})

test('nothing in a path can break out of its element', () => {
  const xml = urlSet('de-de', [{ path: '/"<&\'>/', alternates: {}, changedAt: null }], absolute)
  expect(xml).toContain('<loc>https://shop.example/de-de/&quot;&lt;&amp;&apos;&gt;/</loc>')
})
