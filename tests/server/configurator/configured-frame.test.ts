import { describe, expect, test } from 'vitest'
import type { Product } from '#domain/catalogue/product.ts'
import type { ProductType } from '#domain/catalogue/product-type.ts'
import type { Flags } from '#domain/shop/configuration.ts'
import { configuredFrame } from '#server/configurator/configured-frame.ts'
import type { ShopError } from '#platform/errors.ts'
import { aConfiguration } from '#tests/support/configuration.ts'
import { advancedOf, aPrice, aProduct, attributesOf, aVariant } from '#tests/support/goods.ts'
import { fakeShopClient } from '#tests/support/shop-client.ts'
import { testContext } from '#tests/support/test-server.ts'

const MEASURES = {
  lensWidth: '52',
  lensHeight: '40',
  bridgeWidth: '18',
  templeLength: '140',
  glassesWidth: '138',
}
const FRAME = { rimType: 'full', frameShape: 'panto' }

const aFrame = (attributes: Record<string, string> = FRAME, rest: Partial<Product> = {}): Product =>
  aProduct(5, {
    attributes: attributesOf(attributes),
    variants: [aVariant(7), aVariant(8, { attributes: attributesOf(MEASURES) })],
    ...rest,
  })

type Given = {
  product?: Product | null
  flags?: Partial<Flags>
  lensTypes?: readonly string[]
  isAgreed?: boolean
}

async function frameOf(
  variantId: number,
  { product = aFrame(), flags = {}, lensTypes, isAgreed }: Given = {},
) {
  const configuration = aConfiguration()
  const asked: unknown[] = []
  const shop = fakeShopClient({
    configuration: async () => ({
      ...configuration,
      flags: { ...configuration.flags, ...flags },
      customData: { ...configuration.customData, ...(lensTypes && { rxLensTypes: [...lensTypes] }) },
    }),
    productIdOfVariant: async (id) => (id < 100 ? 5 : null),
    async product(id, query) {
      asked.push([id, query])
      return product
    },
  })
  const { ctx } = testContext({ overrides: { shop: () => shop } })
  return { asked, frame: await configuredFrame(ctx, 'de-de', variantId, { isAgreed }) }
}

test('a frame has the size of its address, and what its lenses need to fit', async () => {
  const { frame, asked } = await frameOf(8)
  expect(frame.product.id).toBe(5)
  expect(frame.variant.id).toBe(8)
  expect(frame.lensHeight).toBe(40)
  expect(frame.place).toMatchObject({ lensWidth: 52, bridge: 18 })
  expect(frame.indices.map(({ key }) => key)).toEqual(['index_cr', 'index_ch', 'index_ad'])
  expect(frame.lensTypes).toBeUndefined()
  // A frame that costs nothing is in no list; its fitting is known by its attributes and those of its sizes.
  expect(asked).toEqual([[5, { with: expect.any(String), includeSellableForFree: true }]])
})

test.each<[string, Product, string[]]>([
  ['without a rim', aFrame({ rimType: 'rimless' }), ['index_ch', 'index_ad']],
  [
    'whose indices are listed by country',
    aFrame(FRAME, {
      advancedAttributes: advancedOf({
        rxCountryIndexAvailability: [
          { country: 'DE', rxLensQualityIndex: 'premium' },
          { country: 'AT', rxLensQualityIndex: 'entry' },
        ],
      }),
    }),
    ['index_ax'],
  ],
])('a frame %s has its indices', async (_, product, keys) =>
  expect((await frameOf(7, { product })).frame.indices.map(({ key }) => key)).toEqual(keys),
)

test('lens types are those of the shop that the size can have', async () => {
  const lensTypes = ['type_ei', 'type_none', 'home_try_on']
  const product = aFrame(FRAME, { variants: [aVariant(7), aVariant(8, { price: aPrice(0) })] })
  expect((await frameOf(7, { product, lensTypes })).frame.lensTypes).toEqual(lensTypes)
  expect((await frameOf(8, { product, lensTypes })).frame.lensTypes).toEqual(['type_ei'])
})

describe('is configured', () => {
  const refusal = (variantId: number, given: Given) =>
    frameOf(variantId, given).then(
      () => null,
      ({ kind, message }: ShopError) => [kind, message],
    )
  const ofType = (productType: ProductType) =>
    aFrame(FRAME, {
      categories: [
        [
          {
            categoryId: 1,
            categoryName: 'Ware',
            categorySlug: 'ware',
            categoryUrl: '/ware',
            categoryHidden: false,
            shopLevelCustomData: { productType },
          },
        ],
      ],
    })
  const { variants: _sizes, ...withoutSizes } = aFrame()

  test.each<[string, number, Given]>([
    ['a frame', 7, {}],
    ['a frame of sunglasses', 7, { product: ofType('sunglasses') }],
    [
      'a frame in the basket of a shop without a configurator',
      7,
      { flags: { rxConfigurator: false }, isAgreed: true },
    ],
  ])('%s', async (_, variantId, given) => expect(await refusal(variantId, given)).toBeNull())

  test.each<[string, number, Given]>([
    ['in a shop without a configurator', 7, { flags: { rxConfigurator: false } }],
    ['where nobody sells the variant', 100, {}],
    ['where the product is gone', 7, { product: null }],
    ['where the product has lost the size', 9, {}],
    ['where the product has no sizes', 7, { product: withoutSizes }],
    ['for goods that are no frame', 7, { product: ofType('merchandise') }],
    ['for ready-made reading glasses', 7, { product: ofType('readingAids') }],
  ])('none %s', async (_, variantId, given) =>
    expect(await refusal(variantId, given)).toEqual([
      'not-found',
      expect.stringContaining(`a frame to configure: variant ${variantId}`),
    ]),
  )
})
