import { expect, test } from 'vitest'
import { VARIANT_CODES, type VariantCode } from '#i18n/variants.ts'
import type { ContentClient } from '#clients/content/content-client.ts'
import { ShopError } from '#platform/errors.ts'
import { loadSitemap, loadSitemapNames, PRODUCTS_PER_FILE } from '#server/loaders/sitemap/sitemap.ts'
import { emptyContent, testContext } from '#tests/support/test-server.ts'
import { aCategory, anImage, aProduct } from '#tests/support/goods.ts'
import { aPageEntry } from '#tests/support/page-entries.ts'
import { pageOf, FAILING_SHOP_CLIENT, fakeShopClient } from '#tests/support/shop-client.ts'

const hidden = aCategory({ id: 9, path: '/geheim', isHidden: true, children: [aCategory({ id: 10 })] })
const roots = [
  aCategory({ id: 7, path: '/brillen', children: [aCategory({ id: 8, path: '/brillen/damen' })] }),
  hidden,
]

/** A shop of so many products, of which the first page is answered; another one sells only number 1. */
const shopOf = (total: number) =>
  fakeShopClient({
    rootCategories: async () => roots,
    products: async ({ page = 1, includeSellableForFree }) => {
      expect(includeSellableForFree).toBeUndefined()
      return pageOf(
        page === 1 ? [aProduct(1, { name: 'Kate' }), aProduct(2, { name: 'Leo' })] : [],
        total,
        page,
      )
    },
    productsByIds: async (ids) => ids.filter((id) => id === 1).map((id) => aProduct(id, { name: 'Kate' })),
  })

const stories = [
  aPageEntry('home'),
  aPageEntry('overlays/size/guide'),
  aPageEntry('service', { publishedAt: '2026-11-01T08:00:00.000Z', translatedSlugs: { fr: 'aide' } }),
]

function contextOf(total: number, domains?: string) {
  const { ctx } = testContext({
    content: { ...emptyContent, stories: async () => stories, hasPage: async (code) => code !== 'de-it' },
    ...(domains && { env: { SHOP_DOMAINS: domains } }),
  })
  return { ...ctx, shop: () => shopOf(total) }
}

test.each([
  [0, [1]],
  [1, [1]],
  [PRODUCTS_PER_FILE, [1]],
  [PRODUCTS_PER_FILE + 1, [1, 2]],
  [PRODUCTS_PER_FILE * 3, [1, 2, 3]],
])('%i products per shop fill these files: %j', async (total, files) => {
  expect(await loadSitemapNames(contextOf(total), 'de-de')).toEqual(
    VARIANT_CODES.flatMap((code) => files.map((file) => (file === 1 ? code : `${code}-${file}`))),
  )
})

test('on separate domains each variant lists only its own files', async () => {
  const ctx = contextOf(
    PRODUCTS_PER_FILE + 1,
    '{"de-de":"https://shop.example","fr-ch":"https://boutique.example"}',
  )
  expect(await loadSitemapNames(ctx, 'fr-ch')).toEqual(['fr-ch', 'fr-ch-2'])
  expect((await loadSitemap(ctx, 'pl-pl')).ok).toBe(false)
})

test('nothing is listed while the number of products is unknown', async () => {
  const ctx = { ...contextOf(1), shop: () => FAILING_SHOP_CLIENT }
  await expect(loadSitemapNames(ctx, 'de-de')).rejects.toThrow(ShopError)
  await expect(loadSitemap(ctx, 'de-de')).rejects.toThrow(ShopError)
})

test('no catalogue fills a thousand files, so that the shop is not asked for one', async () => {
  const ctx = { ...contextOf(1), shop: () => FAILING_SHOP_CLIENT }
  expect(await loadSitemap(ctx, 'de-de-1000')).toEqual({ ok: false, error: 'not-found' })
})

test.each(['xx-xx', 'de', '', 'de-de-1', 'de-de-0', 'de-de-2x', 'de-de-7', 'en-us', '../de-de'])(
  'there is no sitemap %j',
  async (name) => {
    expect(await loadSitemap(contextOf(2), name)).toEqual({ ok: false, error: 'not-found' })
  },
)

const pathsOf = async (name: string) => {
  const sitemap = await loadSitemap(contextOf(2), name)
  return sitemap.ok ? sitemap.value.entries.map(({ path }) => path) : []
}

test('the first file lists screens, categories, stories and products, each where it is shown', async () => {
  const paths = await pathsOf('de-de')
  expect(paths).toEqual(expect.arrayContaining(['/', '/brillen/', '/brillen/damen/', '/service/']))
  expect(paths.filter((path) => path.startsWith('/p/'))).toHaveLength(2)
  expect(paths.filter((path) => /geheim|home|overlays/.test(path))).toEqual([])
  expect(new Set(paths).size).toBe(paths.length)
})

test('a product lists its pictures, without those of its other variants', async () => {
  const images = [
    anImage('front', { image1stView: 'true' }),
    anImage('side'),
    anImage('wide', { imageVariantReferenceKey: 'other' }),
  ]
  const ctx = contextOf(1)
  const shop = fakeShopClient({
    rootCategories: async () => [],
    products: async ({ with: fields }) => {
      expect(fields).toContain('imageVariantReferenceKey')
      return pageOf([aProduct(1, { images })], 1, 1)
    },
    productsByIds: async () => [],
  })
  const sitemap = await loadSitemap({ ...ctx, shop: () => shop }, 'de-de')
  const entries = sitemap.ok ? sitemap.value.entries : []
  expect(entries.flatMap(({ pictures = [] }) => pictures)).toEqual([
    '/images/front?width=1200&height=1200',
    '/images/side?width=1200&height=1200',
  ])
})

test('towns with branches and their branches are listed, with the shops of their country', async () => {
  const town = {
    county: 'Zürich',
    city: 'Zürich',
    latitude: 47.37,
    longitude: 8.54,
    branches: [3, 4].map((id) => ({ id, zip: '8001', latitude: 47.37, longitude: 8.54 })),
  }
  const shop = { ...shopOf(0), branchTowns: async () => [town] }
  const sitemap = await loadSitemap({ ...contextOf(0), shop: () => shop }, 'fr-ch')
  const entries = sitemap.ok ? sitemap.value.entries : []
  const branches = entries.filter(({ path }) => /^\/succursales\/./.test(path))
  expect(branches.map(({ path }) => path)).toEqual([
    '/succursales/ville/zuerich/zuerich/',
    '/succursales/zuerich/3/',
    '/succursales/zuerich/4/',
  ])
  expect(branches[1]?.alternates).toEqual({
    'de-ch': '/niederlassungen/zuerich/3/',
    'fr-ch': '/succursales/zuerich/3/',
    'it-ch': '/filiali/zuerich/3/',
  })
})

test('a listing whose story keeps search engines away is not listed, neither here nor as that of another shop', async () => {
  const ctx = contextOf(2)
  const story: ContentClient['story'] = async (variant, slug) => {
    if (variant === 'fr-ch') throw new ShopError('upstream', 'stories')
    const robots = slug === 'listing/brillen/damen' && variant === 'de-de' ? 'noindex, follow' : ''
    const content = { _uid: 'page', component: 'listing_page', robots }
    return { uuid: slug, name: '', slug, fullSlug: slug, content, translatedSlugs: {}, publishedAt: null }
  }
  const entriesOf = async (name: string) => {
    const sitemap = await loadSitemap({ ...ctx, content: { ...ctx.content, story } }, name)
    return sitemap.ok ? sitemap.value.entries : []
  }
  const own = await entriesOf('de-de')
  expect(own.map(({ path }) => path)).toContain('/brillen/')
  expect(own.map(({ path }) => path)).not.toContain('/brillen/damen/')
  const others = await entriesOf('fr-ch')
  const alternates = others.find(({ path }) => path === '/brillen/damen/')?.alternates
  expect(alternates).toMatchObject({ 'fr-ch': '/brillen/damen/', 'de-at': '/brillen/damen/' })
  expect(alternates).not.toHaveProperty('de-de')
})

test('a screen that is a story is listed with its story, which may keep search engines away', async () => {
  const of = async (slugs: string[]) => {
    const ctx = contextOf(0)
    const content = { ...ctx.content, stories: async () => slugs.map((slug) => aPageEntry(slug)) }
    const sitemap = await loadSitemap({ ...ctx, content }, 'pl-pl')
    const screens = ['/', '/salony/', '/uslugi/instrukcje-uzytkowania/', '/uslugi/deklaracja-zgodnosci/']
    const paths = sitemap.ok ? sitemap.value.entries.map(({ path }) => path) : []
    return screens.filter((path) => paths.includes(path))
  }
  expect(await of([])).toEqual(['/salony/'])
  expect(await of(['home', 'uslugi/instrukcje-uzytkowania'])).toEqual([
    '/',
    '/salony/',
    '/uslugi/instrukcje-uzytkowania/',
  ])
})

test('a product lists the shops that sell it, a story its languages', async () => {
  const sitemap = await loadSitemap(contextOf(2), 'de-de')
  const entries = sitemap.ok ? sitemap.value.entries : []
  const variantsOf = (path: RegExp): VariantCode[] =>
    VARIANT_CODES.filter((code) => entries.find((entry) => path.test(entry.path))?.alternates[code])
  expect(variantsOf(/kate/)).toEqual([...VARIANT_CODES])
  expect(variantsOf(/leo/)).toEqual(['de-de'])
  expect(variantsOf(/^\/service\/$/).toSorted()).toEqual(['de-at', 'de-ch', 'de-de', 'fr-ch'])
  expect(entries.find(({ path }) => path === '/service/')?.changedAt).toBe('2026-11-01T08:00:00.000Z')
})
