import { describe, expect, test } from 'vitest'
import HeadTags from '#layouts/HeadTags.astro'
import type { PageHead } from '#layouts/page-head.ts'
import { render } from '#tests/support/render.ts'

const headOf = (head: PageHead, query?: string) =>
  render(HeadTags, { head, siteName: 'Veduta' }, 'de-de', query)
const alternates = { 'de-de': '/brillen/', 'fr-ch': '/lunettes/' }

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found)
const languagesIn = (html: string) => all(html, /hreflang="([^"]+)"/g)
const canonicalIn = (html: string) => all(html, /<link rel="canonical" href="([^"]+)"/g)

describe('alternates in other languages are those that link back, and no others', () => {
  test.each<[string, Partial<PageHead>, string[]]>([
    ['the page itself', { canonical: '/brillen/' }, ['de-DE', 'fr-CH', 'x-default']],
    ['its second page', { canonical: '/brillen/?page=2' }, []],
    ['a part of it', { canonical: '/brillen/?brand=5' }, []],
    ['a page that this shop does not have', { canonical: '/brillen/', alternates: { 'fr-ch': '/x/' } }, []],
    ['a page that is not to be found', { canonical: '/brillen/', robots: 'noindex, follow' }, []],
    ['the same, in another spelling', { canonical: '/brillen/', robots: 'NoIndex, follow' }, []],
    ['a page without others', { canonical: '/brillen/', alternates: undefined }, []],
  ])('%s', async (_, head, languages) => {
    expect(languagesIn(await headOf({ title: 'Brillen', alternates, ...head }))).toEqual(languages)
  })
})

test.each<[string, PageHead, string[]]>([
  ['the one it names', { title: 'a', canonical: '/brillen/?page=2' }, ['http://shop/de-de/brillen/?page=2']],
  ['else its address without query', { title: 'a' }, ['http://shop/de-de/']],
  ['still, where only its links count', { title: 'a', robots: 'noindex, follow' }, ['http://shop/de-de/']],
  ['still, where its links do not count', { title: 'a', robots: 'index, nofollow' }, ['http://shop/de-de/']],
  ['none, where nothing counts', { title: 'a', robots: 'noindex,nofollow' }, []],
])('its canonical address is %s', async (_, head, addresses) => {
  expect(canonicalIn(await headOf(head))).toEqual(addresses)
})

test.each([
  ['Brillen', 'Brillen | Veduta'],
  ['Veduta – Brillen und mehr', 'Veduta – Brillen und mehr'],
])('the title "%s" is written "%s"', async (title, written) => {
  expect(await headOf({ title })).toContain(`<title>${written}</title>`)
})

test.each([
  ['?width=131-141', true],
  ['?near=52.5,13.4', true],
  ['?sort=price-asc', false],
  ['', false],
])('to the next page a page at "%s" names only its origin: %s', async (query, isPrivate) => {
  const tag = '<meta name="referrer" content="strict-origin">'
  expect((await headOf({ title: 'a' }, query)).includes(tag)).toBe(isPrivate)
})

test('a page for search engines always has a description', async () => {
  expect(await headOf({ title: 'Brillen' })).toMatch(/<meta name="description" content="Brillen\. [^"]{10,}"/)
  expect(await headOf({ title: 'Fehler', robots: 'noindex' })).not.toContain('name="description"')
})

test('a shared page has a picture of 1200 × 630', async () => {
  const html = await headOf({ title: 'a', image: '/images/abc?width=1200&height=630' })
  expect(html).toContain('property="og:image" content="http://shop/images/abc?width=1200&amp;height=630"')
  expect(html).toContain('property="og:image:width" content="1200"')
  expect(html).toContain('property="og:image:height" content="630"')
  const ofBrand = await headOf({ title: 'a' })
  expect(ofBrand).toContain('content="http://shop/brand/veduta.png"')
  expect(ofBrand).toContain('property="og:image:width" content="1200"')
})

test('a picture that nobody has cut is written without a size', async () => {
  const html = await headOf({ title: 'a', image: 'https://elsewhere.example/a.jpg' })
  expect(html).toContain('property="og:image" content="https://elsewhere.example/a.jpg"')
  expect(html).not.toContain('og:image:width')
  expect(html).not.toContain('og:image:height')
})

test('what differs on X is written for it, and nothing else', async () => {
  const tagsIn = (html: string) =>
    [...html.matchAll(/name="twitter:(title|description|image)" content="([^"]+)"/g)].map(([, ...tag]) => tag)
  const shared = { title: 'A', description: 'Text' }
  const image = '/images/abc?width=1200&height=630'
  const head = { title: 'a', shared, image }
  expect(tagsIn(await headOf(head))).toEqual([])
  expect(tagsIn(await headOf({ ...head, twitter: { ...shared, image } }))).toEqual([])
  expect(
    tagsIn(
      await headOf({ ...head, twitter: { title: 'B', description: undefined, image: '/images/other' } }),
    ),
  ).toEqual([
    ['title', 'B'],
    ['image', 'http://shop/images/other'],
  ])
  expect(tagsIn(await headOf({ ...head, twitter: { description: 'Other' } }))).toEqual([
    ['description', 'Other'],
  ])
})
