import { expect, test } from 'vitest'
import { loadProduct } from '#server/loaders/product/product.ts'
import { loadProductHead } from '#server/loaders/product/product-head.ts'
import { advancedOf, aProduct, attributesOf, aVariant } from '#tests/support/goods.ts'
import { fakeShopClient } from '#tests/support/shop-client.ts'
import { testContext } from '#tests/support/test-server.ts'

const absolute = (path: string) => `https://shop.example${path}`

test('a package that a country does not get is indexed where it is sold alone', async () => {
  const product = aProduct(12, {
    attributes: attributesOf({ quantityPerUnit: '90' }),
    advancedAttributes: advancedOf({
      availablePackageSizes: [
        { country: 'DE', count: 90 },
        { country: 'AT', count: 90 },
        { country: 'PL', count: 30 },
      ],
    }),
    variants: [aVariant(1)],
  })
  const shop = fakeShopClient({ product: async () => product, productsByIds: async () => [product] })
  const ctx = { ...testContext().ctx, shop: () => shop }
  const headIn = async (variant: 'de-de' | 'pl-pl') => {
    const page = await loadProduct(ctx, variant, 12, null)
    if (!page.ok) throw new Error('the product was not found')
    const { robots, alternates } = (await loadProductHead(ctx, variant, page.value, absolute)).head
    return [robots, Object.keys(alternates).toSorted()]
  }
  expect(await headIn('de-de')).toEqual([undefined, ['de-at', 'de-de']])
  expect(await headIn('pl-pl')).toEqual(['noindex, follow', []])
})
