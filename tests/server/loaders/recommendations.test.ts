import { expect, test } from 'vitest'
import { PRODUCT_TYPES, type ProductType } from '#domain/catalogue/product-type.ts'
import type { Where } from '#server/clients/shop-api.ts'
import { loadProduct } from '#server/loaders/product.ts'
import { loadRecommendations } from '#server/loaders/recommendations.ts'
import { testContext } from '#tests/support/door.ts'
import { aCategory, aProduct, attributesOf } from '#tests/support/goods.ts'
import { pageOf, shopThat } from '#tests/support/shop-client.ts'

const valueOf = (id: number) => ({ id, label: 'x', value: 'x' })

/** A product that has one value of every attribute by which goods are alike. */
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
    [{ categoryId: 8, categoryName: '', categorySlug: '', categoryUrl: '/a', categoryHidden: false }],
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
const BRAND = { attributes: { brand: [1] } }

/** Spec §4: substitution and upsell share what makes goods alike, related the brand, xsell what goes with the type. */
test.each<[ProductType, Where[]]>([
  ['rxGlasses', [FRAMES, FRAMES, BRAND, categoryOf('merchandise')]],
  ['sunglasses', [FRAMES, FRAMES, BRAND, categoryOf('merchandise')]],
  ['readingAids', [FRAMES, FRAMES, BRAND, categoryOf('merchandise')]],
  ['blueLightBlockingGlasses', [FRAMES, FRAMES, BRAND, categoryOf('merchandise')]],
  ['contactLens', [OTHERS, OTHERS, BRAND, categoryOf('contactLensCare')]],
  ['contactLensCare', [OTHERS, OTHERS, BRAND, categoryOf('contactLens')]],
  ['merchandise', [OTHERS, OTHERS, BRAND]],
  ['hearingAidsMerchandise', [OTHERS, OTHERS, BRAND]],
])('with %s goes what shares its attributes', async (type, expected) => {
  const asked: Where[] = []
  const shop = shopThat({
    product: async () => product,
    rootCategories: async () => roots,
    products: async ({ where }) => {
      asked.push(where)
      return pageOf([])
    },
  })
  const ctx = { ...testContext().ctx, shop: () => shop }
  const page = await loadProduct(ctx, 'de-de', 12, null)
  if (!page.ok) throw new Error('the product is there')
  expect(await loadRecommendations(ctx, 'de-de', { ...page.value, type })).toEqual([])
  expect(asked).toEqual(expected)
})
