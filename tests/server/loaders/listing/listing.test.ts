import { describe, expect, test } from 'vitest'
import type { Category } from '#domain/catalogue/category.ts'
import type { BranchTown } from '#domain/branch/branch-town.ts'
import { ShopError } from '#platform/errors.ts'
import { loadListing } from '#server/loaders/listing/listing.ts'
import { testContext } from '#tests/support/test-server.ts'
import { aBranch } from '#tests/support/branches.ts'
import { choicesFilter } from '#tests/support/filters.ts'
import { aCategory, aProduct } from '#tests/support/goods.ts'
import { pageOf, FAILING_SHOP_CLIENT, fakeShopClient } from '#tests/support/shop-client.ts'

const root = aCategory({
  id: 1,
  path: '/brillen',
  name: 'Brillen',
  shopLevelCustomData: { handle: 'glasses' },
})
const child = aCategory({ id: 3, path: '/brillen/damen/rund', name: 'Rund' })
const women = aCategory({
  id: 2,
  path: '/brillen/damen',
  name: 'Damen',
  parent: root,
  children: [child],
  supportedFilter: ['brand', 'shopSize'],
})

const TOWN = {
  county: 'Berlin',
  city: 'Berlin',
  latitude: 52.5,
  longitude: 13.4,
  branches: [{ id: 7, zip: '10115', latitude: 52.52, longitude: 13.4 }],
}

function setUp(category: Category = women, total = 30, towns: BranchTown[] = [TOWN]) {
  const { ctx, logLines } = testContext()
  const shop = fakeShopClient({
    categoryByPath: async (path) => (path === category.path ? category : null),
    products: async ({ page }) => pageOf([aProduct(1)], total, page),
    branch: async (id) => (id === 7 ? aBranch({ id }) : null),
    branchTowns: async () => towns,
    filters: async () => [choicesFilter('brand', [1, 2]), choicesFilter('lensColor', [3, 4])],
  })
  return {
    ctx: { ...ctx, shop: () => shop },
    lines: logLines,
    load: (path: string, search = '') =>
      loadListing({ ...ctx, shop: () => shop }, 'de-de', path, new URLSearchParams(search)),
  }
}

describe('not found is', () => {
  test.each([
    ['an unknown category', 'unbekannt', ''],
    ['a page past the end', 'brillen/damen', 'page=3'],
  ])('%s', async (_, path, search) => {
    expect(await setUp().load(path, search)).toEqual({ ok: false, error: 'not-found' })
  })
})

test('a listing has its breadcrumbs and its dependencies', async () => {
  expect(await setUp().load('brillen/damen')).toMatchObject({
    ok: true,
    value: {
      headline: 'Damen',
      path: '/brillen/damen/',
      breadcrumbs: [
        { label: 'Brillen', path: '/brillen/' },
        { label: 'Damen', path: '/brillen/damen/' },
      ],
      below: [{ label: 'Rund', path: '/brillen/damen/rund/' }],
      tags: ['shop:10001', 'category:2', 'product:1'],
      story: null,
      until: null,
    },
  })
})

describe('the type of a listing is its own or that of a parent', () => {
  test.each([
    ['of the parent', women, 'rxGlasses', 'default-plp'],
    ['its own', { ...women, shopLevelCustomData: { handle: 'contactLenses' } }, 'contactLens', 'lenses-plp'],
    ['nobody’s', child, null, 'default-plp'],
  ] as const)('%s', async (_, category, type, layout) => {
    expect(await setUp(category).load(category.path.slice(1))).toMatchObject({ value: { type, layout } })
  })
})

test.each([
  ['contactLenses', 'Farbe'],
  ['glasses', 'lensColor'],
])('for %s the colour of a lens is called %s', async (handle, name) => {
  const category = { ...women, shopLevelCustomData: { handle } }
  expect(await setUp(category, 30, []).load('brillen/damen')).toMatchObject({
    value: { groups: [{ name: 'brand' }, { name }] },
  })
})

describe('the only selected brand is in the headline', () => {
  test.each([
    ['brand=1', 'Value 1 Damen'],
    ['brand=v2', 'Value 2 Damen'],
    ['brand=1,2', 'Damen'],
    ['', 'Damen'],
  ])('%j', async (search, headline) => {
    expect(await setUp().load('brillen/damen', search)).toMatchObject({ value: { headline } })
  })
})

test.each([
  ['size=4&frameShape=9', { size: [4] }],
  ['categoryShopFilterSizes=5', { categoryShopFilterSizes: [5] }],
  ['size=4&categoryShopFilterSizes=5', { size: [4, 5] }],
  ['brand=v2', { brand: [2] }],
  ['brand=nobody', {}],
])('of %j the filters of the category are read: %j', async (address, filters) => {
  const listing = await setUp().load('brillen/damen', address)
  expect(listing.ok && listing.value.query.filters).toEqual(filters)
})

describe('by branch can be filtered', () => {
  const branchGroup = async (listing: ReturnType<typeof setUp>) => {
    const loaded = await listing.load('brillen/damen', 'branch=7')
    return loaded.ok && [loaded.value.query.branch, loaded.value.groups.find(({ kind }) => kind === 'branch')]
  }

  test('frames, where the shop has branches', async () => {
    expect(await branchGroup(setUp())).toMatchObject([7, { name: 'In der Filiale', chosen: { id: 7 } }])
    expect(await branchGroup(setUp(women, 30, []))).toEqual([null, undefined])
  })

  test('nothing but frames', async () => {
    const care = { ...women, shopLevelCustomData: { handle: 'contactLenses' } }
    expect(await branchGroup(setUp(care))).toEqual([null, undefined])
  })

  test('not while the branches cannot be read, which is logged', async () => {
    const { ctx, lines } = setUp()
    const shop = { ...ctx.shop(), branchTowns: async () => Promise.reject(new Error('down')) }
    const loaded = await loadListing(
      { ...ctx, shop: () => shop },
      'de-de',
      'brillen/damen',
      new URLSearchParams('branch=7'),
    )
    expect(loaded).toMatchObject({ ok: true, value: { query: { branch: null } } })
    expect(lines).toHaveLength(1)
  })
})

test('a listing is shown without its story, which is logged', async () => {
  const { ctx, lines } = setUp()
  const story = async () => Promise.reject(new Error('down'))
  const failing = { ...ctx, content: { ...ctx.content, story } }
  const listing = await loadListing(failing, 'de-de', 'brillen/damen', new URLSearchParams())
  expect(listing).toMatchObject({ ok: true, value: { story: null } })
  expect(lines).toHaveLength(1)
})

test('without the shop there is none', async () => {
  const { ctx } = testContext()
  const closed = { ...ctx, shop: () => FAILING_SHOP_CLIENT }
  await expect(loadListing(closed, 'de-de', 'brillen', new URLSearchParams())).rejects.toBeInstanceOf(
    ShopError,
  )
})
