import { expect, test } from 'vitest'
import type { ContentClient } from '#clients/content/content-client.ts'
import { ShopError } from '#platform/errors.ts'
import { loadSitemap, PRODUCTS_PER_FILE } from '#server/loaders/sitemap/sitemap.ts'
import { aCategory, aProduct } from '#tests/support/goods.ts'
import { aPageEntry } from '#tests/support/page-entries.ts'
import { fakeShopClient, pageOf } from '#tests/support/shop-client.ts'
import { emptyContent, testContext } from '#tests/support/test-server.ts'

const [EARLY, LATE, LATEST] = ['2026-10-01T08:00:00Z', '2026-11-01T08:00:00Z', '2026-11-20T08:00:00Z']
const women = aCategory({ id: 8, path: '/brillen/damen' })
const roots = [
  aCategory({ id: 7, path: '/brillen', children: [women] }),
  aCategory({ id: 11, path: '/pflege' }),
  aCategory({ id: 12, path: '/leer' }),
]
const step = (categoryId: number) => ({
  categoryId,
  categoryName: '',
  categorySlug: '',
  categoryUrl: '',
  categoryHidden: false,
})
const products = [
  aProduct(1, { updatedAt: EARLY, categories: [[step(7), step(8)]] }),
  aProduct(2, { updatedAt: LATE, categories: [[step(7)], [step(11)]] }),
  aProduct(3, { updatedAt: EARLY, categories: [[step(7)]] }),
]

const story: ContentClient['story'] = async (_, slug) => {
  if (slug !== 'listing/brillen/damen') throw new ShopError('upstream', 'stories')
  const content = { _uid: 'page', component: 'listing_page', robots: '' }
  return { uuid: slug, name: '', slug, fullSlug: slug, content, translatedSlugs: {}, publishedAt: LATEST }
}

/** The dates of the pages of a shop with so many products. */
async function datesOf(total: number) {
  const stories = [aPageEntry('home', { publishedAt: LATE }), aPageEntry('service', { publishedAt: EARLY })]
  const { ctx } = testContext({ content: { ...emptyContent, stories: async () => stories, story } })
  const shop = fakeShopClient({
    rootCategories: async () => roots,
    products: async ({ page = 1 }) => pageOf(page === 1 ? products : [], total, page),
    productsByIds: async () => [],
    branchTowns: async () => [
      {
        county: 'Bern',
        city: 'Bern',
        latitude: 47,
        longitude: 7,
        branches: [{ id: 3, zip: '3000', latitude: 47, longitude: 7 }],
      },
    ],
  })
  const sitemap = await loadSitemap({ ...ctx, shop: () => shop }, 'de-ch')
  const entries = sitemap.ok ? sitemap.value.entries : []
  return Object.fromEntries(entries.map(({ path, changedAt }) => [path, changedAt]))
}

test('a listing has changed when its story or one of its products has, a screen when its story has', async () => {
  expect(await datesOf(3)).toMatchObject({
    '/': LATE,
    '/service/': EARLY,
    '/brillen/': LATE,
    '/brillen/damen/': LATEST,
    '/pflege/': LATE,
    '/p/model-1-1/': EARLY,
  })
})

test('where no true date is known there is none', async () => {
  const dates = await datesOf(3)
  expect([dates['/leer/'], dates['/niederlassungen/'], dates['/niederlassungen/bern/3/']]).toEqual([
    null,
    null,
    null,
  ])
})

test('where other files have products too, only the story of a listing gives its date', async () => {
  expect(await datesOf(PRODUCTS_PER_FILE + 1)).toMatchObject({
    '/': LATE,
    '/brillen/': null,
    '/brillen/damen/': LATEST,
    '/p/model-1-1/': EARLY,
  })
})
