import { BapiClient } from '@aboutyou/backbone'
import { StorefrontAPIClient } from '@scayle/storefront-api'
import { describe, expect, test } from 'vitest'
import { serveShopApi } from '#tests/support/served-shop-api.ts'

serveShopApi()
const scayle = new StorefrontAPIClient({
  host: 'https://shop.test',
  shopId: 1,
  auth: { type: 'token', token: 'local' },
})
const backbone = new BapiClient({
  host: 'https://shop.test/v1/',
  shopId: 1,
  auth: { type: 'basic', username: 'veduta', password: 'local' },
})

type Call = (client: BapiClient, key: string) => Promise<unknown>

/** The calls that both clients share, and their results; `key` is that of a basket or wishlist of their own. */
const ALIKE: Record<string, [call: Call, answer: unknown]> = {
  'attributes.getByKey': [({ attributes }) => attributes.getByKey('color'), { key: 'color' }],
  'basket.get': [({ basket }, key) => basket.get(key), { type: 'success', basket: { items: [] } }],
  'basket.addItem': [({ basket }, key) => basket.addItem(key, 10), { type: 'success', statusCode: 201 }],
  'basket.addOrUpdateItems': [
    ({ basket }, key) => basket.addOrUpdateItems(key, [{ variantId: 10, quantity: 2 }, { variantId: 20 }]),
    { type: 'success', basket: { items: [{ quantity: 2 }, { quantity: 1 }] } },
  ],
  'basket.updateItem': [
    async ({ basket }, key) => basket.updateItem(key, await aLine(basket, key), 2),
    { type: 'success', basket: { items: [{ quantity: 2 }] } },
  ],
  'basket.deleteItem': [
    async ({ basket }, key) => basket.deleteItem(key, await aLine(basket, key)),
    { items: [] },
  ],
  'categories.getById': [
    ({ categories }) => categories.getById(10, { with: { children: 1, properties: { withName: ['icon'] } } }),
    { id: 10, children: [{ id: 11 }, { id: 12 }], properties: [{ name: 'icon' }] },
  ],
  'categories.getByIds': [({ categories }) => categories.getByIds([12, 20]), [{ id: 12 }, { id: 20 }]],
  'categories.getByPath': [({ categories }) => categories.getByPath(['sonnenbrillen', 'damen']), { id: 12 }],
  'categories.getRoots': [
    ({ categories }) => categories.getRoots({ includeHidden: true }),
    [{ id: 10 }, { id: 20 }, { id: 30 }, { id: 40 }],
  ],
  'filters.get': [
    ({ filters }) =>
      filters.get({
        where: { categoryId: 30, attributes: [{ type: 'boolean', key: 'sale', value: false }] },
        with: ['values', 'category_ids'],
        includeSoldOut: true,
      }),
    [{ slug: 'prices' }, { slug: 'max_savings_percentage' }, { slug: 'brand' }, { slug: 'categoryids' }],
  ],
  'filters.getValues': [
    ({ filters }) => filters.getValues('shape', { where: { categoryId: 10 } }),
    [{ value: 'panto' }, { value: 'aviator' }],
  ],
  'redirects.get': [
    ({ redirects }) => redirects.get({ pagination: { page: 2, perPage: 1 } }),
    { entities: [{ source: '/fort/', target: '/' }], pagination: { page: 2, last: 2 } },
  ],
  'redirects.post': [({ redirects }) => redirects.post('/alt/'), { target: '/neu/', statusCode: 301 }],
  'products.getById': [
    ({ products }) =>
      products.getById(3, {
        with: {
          baseCategories: true,
          searchCategoryIds: true,
          categories: { properties: { withName: ['icon'] }, countryLevelCustomData: true },
          reductionRange: true,
          variants: { stock: { customData: true } },
        },
      }),
    {
      id: 3,
      baseCategories: expect.arrayContaining([
        { categoryId: 12, categoryName: 'Damen', categoryParentId: 10, categoryPath: '/sonnenbrillen/damen' },
      ]),
      searchCategoryIds: expect.arrayContaining([10, 12, 20]),
      categories: expect.arrayContaining([
        [
          expect.objectContaining({ categoryId: 10, categoryProperties: [{ name: 'icon', value: 'sun' }] }),
          expect.objectContaining({ categoryId: 12, countryLevelCustomData: { note: 'only here' } }),
        ],
      ]),
      reductionRange: { min: 0, max: 0 },
    },
  ],
  'products.getByIds': [({ products }) => products.getByIds([3, 1]), [{ id: 3 }, { id: 1 }]],
  'products.getByReferenceKeys': [
    ({ products }) => products.getByReferenceKeys(['P-5', 'P-7']),
    [{ id: 7 }, { id: 5 }],
  ],
  'products.getByReferenceKey': [({ products }) => products.getByReferenceKey('P-5'), { id: 5 }],
  'products.query': [
    ({ products }) =>
      products.query({
        where: {
          categoryId: 10,
          attributes: [
            { type: 'attributes', key: 'color', values: [201] },
            { type: 'attributes', key: 'shape', values: [302] },
          ],
        },
        orFiltersOperator: ['color', 'shape'],
        sort: { sortingKey: 'flyout' },
        minProductId: 2,
      }),
    { entities: [{ id: 3 }] },
  ],
  'wishlist.get': [({ wishlist }, key) => wishlist.get(key), { items: [] }],
  'wishlist.addItem': [({ wishlist }, key) => wishlist.addItem(key, { productId: 1 }), { type: 'success' }],
  'wishlist.deleteItem': [
    async ({ wishlist }, key) => {
      const added = await wishlist.addItem(key, { variantId: 10 })
      return wishlist.deleteItem(key, String(added.wishlist.items[0]?.key))
    },
    { items: [] },
  ],
  'search.suggestions': [({ search }) => search.suggestions('nordlicht'), { brands: [{ id: 101 }] }],
  'search.mappings': [({ search }) => search.mappings('rot'), { matches: [{ type: 'attribute' }] }],
  'search.resolve': [
    ({ search }) => search.resolve('rote sonnenbrillen', { categoryId: 10 }),
    { matches: [{ category: { id: 10 } }] },
  ],
  'searchv2.suggestions': [
    ({ searchv2 }) => searchv2.suggestions('ratgeber', { with: { product: { priceRange: true } } }),
    { suggestions: [{ type: 'navigationItem' }] },
  ],
  'searchv2.resolve': [
    ({ searchv2 }) => searchv2.resolve('sonnenbrillen', { with: { categories: { children: 1 } } }),
    { type: 'category', categorySuggestion: { category: { children: [{ id: 11 }, { id: 12 }] } } },
  ],
  'typeahead.suggestions': [
    ({ typeahead }) =>
      typeahead.suggestions('sonn', { productLimit: 1, with: { categories: { children: 1 } } }),
    { topMatch: { brandOrCategorySuggestion: { category: { children: [{ id: 11 }, { id: 12 }] } } } },
  ],
  'variants.getByIds': [
    ({ variants }) => variants.getByIds([30, 10]),
    [{ id: 30, productId: 3 }, { id: 10 }],
  ],
  'shopConfiguration.get': [({ shopConfiguration }) => shopConfiguration.get(), { shopId: 1 }],
  'brands.getById': [({ brands }) => brands.getById(101), { slug: 'nordlicht' }],
  'brands.get': [({ brands }) => brands.get({}), { entities: [{ id: 101 }, { id: 102 }] }],
  'campaigns.getById': [
    ({ campaigns }) => campaigns.getById(1),
    { key: 'px-blue', start_at: expect.any(String) },
  ],
  'campaigns.get': [({ campaigns }) => campaigns.get(), { entities: [{ id: 1 }, { id: 2 }] }],
  'navigation.getById': [({ navigation }) => navigation.getById(7), { key: 'main' }],
  'navigation.getAll': [
    ({ navigation }) => navigation.getAll({ with: { category: true } }),
    [{ items: [{ category: { id: 10 } }, {}, {}] }],
  ],
  'promotions.get': [({ promotions }) => promotions.get(), { entities: [{ id: 'a' }, { id: 'b' }] }],
  'promotions.getByIds': [({ promotions }) => promotions.getByIds(['b']), { entities: [{ id: 'b' }] }],
}

const aLine = async (basket: BapiClient['basket'], key: string) =>
  (await basket.addItem(key, 10)).basket.items[0]?.key ?? ''

/** Only in the newer client, called in its basket tests. */
const NEWER = ['basket.getApplicablePromotionsByCode', 'basket.bulkUpdatePromotions']
/** Not in the contract. */
const BEYOND = /^(navigationv2|recommendations|analytics)\./

const methodsOf = (client: object): string[] =>
  Object.entries(client).flatMap(([area, methods]) =>
    typeof methods === 'object' && methods !== null
      ? Object.entries(methods)
          .filter(([, method]) => typeof method === 'function')
          .map(([name]) => `${area}.${name}`)
      : [],
  )

test('every method of both clients is called', () => {
  expect(methodsOf(backbone).toSorted()).toEqual(Object.keys(ALIKE).toSorted())
  expect(
    methodsOf(scayle)
      .filter((name) => !BEYOND.test(name))
      .toSorted(),
  ).toEqual([...Object.keys(ALIKE), ...NEWER].toSorted())
})

// The newer client accepts everything that the older one accepts.
describe.each([
  ['@aboutyou/backbone', backbone],
  ['@scayle/storefront-api', scayle as unknown as BapiClient],
])('%s', (of, client) => {
  test.each(Object.entries(ALIKE))('%s', async (name, [call, answer]) => {
    expect(await call(client, `${name}-${of.replaceAll(/\W/g, '')}`)).toMatchObject(answer as object)
  })
})
