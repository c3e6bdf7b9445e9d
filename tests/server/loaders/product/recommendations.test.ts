import { expect, test } from 'vitest'
import type { Category } from '#domain/catalogue/category.ts'
import { PRODUCT_TYPES, type ProductType } from '#domain/catalogue/product-type.ts'
import type { Where } from '#clients/shop-api/shop-client.ts'
import { loadProduct } from '#server/loaders/product/product.ts'
import { loadRecommendations } from '#server/loaders/product/recommendations.ts'
import { testContext } from '#tests/support/test-server.ts'
import { aCategory, aPrice, aProduct, attributesOf, aVariant } from '#tests/support/goods.ts'
import { pageOf, fakeShopClient } from '#tests/support/shop-client.ts'

const valueOf = (id: number) => ({ id, label: 'x', value: 'x' })

/** A product that has one value of every attribute that makes products similar. */
const product = aProduct(12, {
  attributes: attributesOf({
    brand: valueOf(1),
    frameShape: valueOf(2),
    targetGroup: valueOf(3),
    lensType: valueOf(4),
    wearingTime: valueOf(5),
    solutionType: valueOf(6),
    hearingAidPart: valueOf(7),
  }),
  categories: [
    [8, 9].map((categoryId) => ({
      categoryId,
      categoryName: '',
      categorySlug: '',
      categoryUrl: '/a',
      categoryHidden: false,
    })),
  ],
})

const roots = PRODUCT_TYPES.map((productType, index) =>
  aCategory({ id: 100 + index, shopLevelCustomData: { productType } }),
)
const categoryOf = (type: ProductType): Where => ({ categoryId: 100 + PRODUCT_TYPES.indexOf(type) })

const FRAMES = { categoryId: 8, attributes: { frameShape: [2], targetGroup: [3] } }
const OTHERS = {
  categoryId: 8,
  attributes: { lensType: [4], wearingTime: [5], solutionType: [6], hearingAidPart: [7] },
}
/** Only a contact lens has a lens type: of its brand, nothing else fits who wears it. */
const BRAND = { categoryId: 8, attributes: { brand: [1], lensType: [4] } }
const CARE_OF_BRAND = { ...BRAND, categoryId: 9 }

/** The queries to a shop with these categories and no products, for a product of a type. */
async function askedFor(type: ProductType, categories: Category[], of = product): Promise<Where[]> {
  const queries: Where[] = []
  const shop = fakeShopClient({
    product: async () => of,
    rootCategories: async () => categories,
    products: async ({ where }) => {
      queries.push(where)
      return pageOf([])
    },
  })
  const ctx = { ...testContext().ctx, shop: () => shop }
  const page = await loadProduct(ctx, 'de-de', 12, null)
  if (!page.ok) throw new Error('the product is there')
  expect(await loadRecommendations(ctx, 'de-de', { ...page.value, type })).toEqual([])
  return queries
}

/**
 * Spec §4: substitution and upsell share the attributes of similar products, related the brand, xsell the
 * complement of the type.
 */
test.each<[ProductType, Where[]]>([
  ['rxGlasses', [FRAMES, FRAMES, BRAND, categoryOf('merchandise')]],
  ['sunglasses', [FRAMES, FRAMES, BRAND, categoryOf('merchandise')]],
  ['readingAids', [FRAMES, FRAMES, BRAND, categoryOf('merchandise')]],
  ['blueLightBlockingGlasses', [FRAMES, FRAMES, BRAND, categoryOf('merchandise')]],
  ['contactLens', [OTHERS, BRAND, categoryOf('contactLensCare')]],
  ['contactLensCare', [OTHERS, CARE_OF_BRAND]],
  ['merchandise', [OTHERS, OTHERS, BRAND]],
  ['hearingAidsMerchandise', [OTHERS, BRAND]],
])('%s has recommendations with shared attributes', async (type, expected) => {
  expect(await askedFor(type, roots)).toEqual(expected)
})

test.each([
  ['the first accessories that are shown', 'merchandise', [11, 12], 12],
  ['all accessories where none are sorted', 'merchandise', [], 10],
  ['care of all sorts', 'contactLensCare', [11, 12], 10],
] as const)('recommendations for a product: %s', async (_, productType, children, expected) => {
  const root = aCategory({
    id: 10,
    shopLevelCustomData: { productType },
    children: children.map((id) => aCategory({ id, isHidden: id === 11 })),
  })
  const type = productType === 'merchandise' ? 'rxGlasses' : 'contactLens'
  expect((await askedFor(type, [root])).at(-1)).toEqual({ categoryId: expected })
})

test.each([
  [1, [OTHERS, BRAND]],
  [30, [OTHERS, BRAND, categoryOf('contactLensCare')]],
])('a lens that is worn for %i days is cleaned or not', async (days, expected) => {
  const usageTime = attributesOf({ usageTime: { label: `${days}`, value: `${days}` } })
  const lens = { ...product, attributes: { ...product.attributes, ...usageTime } }
  expect(await askedFor('contactLens', roots, lens)).toEqual(expected)
})

test('without a shared attribute, products of the same category are similar', async () => {
  const queries: Where[] = []
  const step = { categoryName: '', categorySlug: '', categoryUrl: '/a', categoryHidden: false }
  const tool = aProduct(12, {
    attributes: attributesOf({ brand: valueOf(1) }),
    categories: [
      [
        { ...step, categoryId: 8 },
        { ...step, categoryId: 9 },
      ],
    ],
  })
  const shop = fakeShopClient({
    product: async () => tool,
    rootCategories: async () => roots,
    products: async ({ where }) => {
      queries.push(where)
      return pageOf([])
    },
  })
  const ctx = { ...testContext().ctx, shop: () => shop }
  const page = await loadProduct(ctx, 'de-de', 12, null)
  if (!page.ok) throw new Error('the product is there')
  await loadRecommendations(ctx, 'de-de', { ...page.value, type: 'merchandise' })
  expect(queries).toEqual([
    { categoryId: 9 },
    { categoryId: 9 },
    { categoryId: 8, attributes: { brand: [1] } },
  ])
})

/** The kinds and products that are recommended for a product of one euro. */
async function recommended(products: Parameters<typeof fakeShopClient>[0]['products']) {
  const own = aProduct(12, { variants: [aVariant(1)], attributes: attributesOf({ brand: valueOf(1) }) })
  const ctx = {
    ...testContext().ctx,
    shop: () =>
      fakeShopClient({
        product: async () => own,
        rootCategories: async () => [],
        ...(products && { products }),
      }),
  }
  const page = await loadProduct(ctx, 'de-de', 12, null)
  if (!page.ok) throw new Error('the product is there')
  const shelves = await loadRecommendations(ctx, 'de-de', page.value)
  return shelves.map(({ kind, tiles }) => [kind, tiles.map(({ id }) => id)])
}

const costing = (id: number, price: number) =>
  aProduct(id, { masterKey: `m-${id}`, variants: [aVariant(id, { price: aPrice(price) })] })

test('nothing is recommended twice, nor the product itself, nor another of its model', async () => {
  const others = [21, 22, 23].map((id) => costing(id, 1))
  const larger = aProduct(13, { masterKey: aProduct(12).masterKey })
  expect(await recommended(async () => pageOf([aProduct(12), larger, ...others, ...others]))).toEqual([
    ['substitution', [21, 22, 23]],
  ])
})

test('a model is recommended once, whatever its colour, and three models make a shelf', async () => {
  const inColour = (id: number, model: number) => ({ ...costing(id, 200), masterKey: `m-${model}` })
  const models = [21, 22, 23, 24].map((id) => costing(id, 1))
  const colours = [31, 32, 33].map((id) => inColour(id, id - 10))
  const others = [inColour(41, 41), inColour(42, 41), inColour(43, 43)]
  const found = [...models, ...colours, ...others]
  expect(await recommended(async () => pageOf(found))).toEqual([['substitution', [21, 22, 23, 24]]])
  expect(await recommended(async () => pageOf([...found, costing(44, 300)]))).toEqual([
    ['substitution', [21, 22, 23, 24]],
    ['upsell', [41, 43, 44]],
  ])
})

test('an upsell costs more, the cheapest first', async () => {
  // The first four are already shown as substitutions.
  const alike = [21, 22, 23, 24].map((id) => costing(id, 1))
  const finer = [400, 1, 300, 200, 600, 500].map((price, index) => costing(31 + index, price))
  const [same, upsell] = await recommended(async () => pageOf([...alike, ...finer]))
  expect([same, upsell]).toEqual([
    ['substitution', [21, 22, 23, 24]],
    ['upsell', [34, 33, 31, 36]],
  ])
})

test('without an answer of the shop there are no recommendations', async () => {
  expect(await recommended(() => Promise.reject(new Error('down')))).toEqual([])
})
