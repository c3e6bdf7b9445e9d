import { expect, test } from 'vitest'
import { productData } from '#domain/seo/product-data.ts'
import { PRODUCT, SIBLING, TERMS, VARIANT } from '#tests/support/structured-product.ts'
import { type CrawledPage, descriptionOf, pageFaults, sharedTexts, titleOf } from './crawled-page.ts'

const address = PRODUCT.url
const images = ['https://shop.example/images/front']
const product = { ...PRODUCT, variants: [{ ...VARIANT, images }] }
const single = productData(product, TERMS)
const group = productData({ ...product, siblings: [SIBLING] }, TERMS)

const head = (changes: Record<string, string> = {}) => {
  const parts = {
    title: '<title>Brera</title>',
    description: '<meta name="description" content="Leicht.">',
    robots: '<meta name="robots" content="index, follow">',
    canonical: `<link rel="canonical" href="${address}">`,
    ...changes,
  }
  return Object.values(parts).join('')
}
const script = (data: unknown) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`
const aPage = (html: string, rest: Partial<CrawledPage> = {}): CrawledPage => ({
  address,
  status: 200,
  html,
  ...rest,
})

test.each([
  ['a single product', head() + script(single)],
  ['a product among others', head() + script({ '@type': 'BreadcrumbList' }) + script(group)],
])('%s is faultless', (_, html) => expect(pageFaults(aPage(html), 'EUR')).toEqual([]))

test('what is no product needs no merchant data', () => {
  const home = 'https://shop.example/'
  const html = head({ canonical: `<link rel="canonical" href="${home}">` })
  expect(pageFaults(aPage(html, { address: home }), 'EUR')).toEqual([])
})

test.each([
  [{ title: '<title> </title>' }, 'no title'],
  [{ description: '' }, 'no description'],
  [{ canonical: '' }, 'canonical is ""'],
  [{ canonical: '<link rel="canonical" href="/p/1/">' }, 'canonical is "/p/1/"'],
  [{ robots: '<meta name="robots" content="noindex, follow">' }, 'noindex'],
])('a head with %j has a fault: %s', (changes, fault) =>
  expect(pageFaults(aPage(head(changes) + script(single)), 'EUR')).toEqual([fault]),
)

test.each([301, 404, 503])('an address that answers %i is a fault', (status) =>
  expect(pageFaults(aPage('', { status }), 'EUR')).toEqual([`answers ${status}`]),
)

test.each([
  ['cannot be parsed', head() + '<script type="application/ld+json">{</script>', 'cannot be parsed'],
  ['have no product', head() + script({ '@type': 'BreadcrumbList' }), 'no product'],
  ['lack a description', head() + script({ ...single, description: '' }), 'at description'],
  ['lack a picture', head() + script({ ...single, image: undefined }), 'at image'],
  ['lack an offer', head() + script({ ...single, offers: undefined }), 'at offers'],
  [
    'lack a return policy',
    head() + script(productData(product, { ...TERMS, returnsPaidBy: null })),
    'at offers.hasMerchantReturnPolicy',
  ],
  [
    'have a sibling without an offer',
    head() + script(productData({ ...product, siblings: [{ ...SIBLING, offer: null }] }, TERMS)),
    'at hasVariant[1]',
  ],
])('structured data that %s are a fault', (_, html, fault) =>
  expect(pageFaults(aPage(html), 'EUR')).toEqual([expect.stringContaining(fault)]),
)

test('prices in another currency are a fault', () =>
  expect(pageFaults(aPage(head() + script(single)), 'CHF')).toEqual([
    expect.stringContaining('offers.priceCurrency'),
  ]))

test('texts that pages share are named with their pages; what is missing is none', () => {
  const pages = ['a', 'b', 'c'].map((name) =>
    aPage(head(name === 'c' ? { title: '' } : {}), { address: name }),
  )
  expect(sharedTexts(pages, titleOf)).toEqual(['"Brera" of a and b'])
  expect(sharedTexts(pages, descriptionOf)).toEqual(['"Leicht." of a and b and c'])
  expect(sharedTexts(pages.slice(1), titleOf)).toEqual([])
})
