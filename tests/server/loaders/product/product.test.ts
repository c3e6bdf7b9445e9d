import { describe, expect, test } from 'vitest'
import type { Product } from '#domain/catalogue/product.ts'
import type { ShopApi } from '#clients/shop-api/shop-client.ts'
import { loadProduct } from '#server/loaders/product/product.ts'
import { loadProductHead } from '#server/loaders/product/product-head.ts'
import { attributesOf, anImage, aProduct, aStock, aVariant } from '#tests/support/goods.ts'
import { inCurve, toricLens } from '#tests/support/toric-lens.ts'
import { testContext } from '#tests/support/test-server.ts'
import { fakeShopClient } from '#tests/support/shop-client.ts'

const measures = (width: string) =>
  attributesOf({
    shopSize: width,
    lensWidth: '48',
    lensHeight: '41',
    bridgeWidth: '21',
    templeLength: '145',
    glassesWidth: width,
  })

const frame = aProduct(12, {
  name: 'Brera',
  attributes: attributesOf({
    brand: 'Veduta',
    frameShape: 'panto',
    frameColor: 'havana',
    manufacturerColorCode: 'HV 02',
    rimType: 'full',
  }),
  images: [
    anImage('front', { image1stView: 'true', imageVariantReferenceKey: 'v-1' }),
    anImage('wide', { imageVariantReferenceKey: 'v-2' }),
    anImage('side', { imageView: 'front', imageAngle: 'side' }),
  ],
  variants: [
    aVariant(2, { attributes: measures('137') }),
    aVariant(1, { attributes: measures('133'), stock: aStock(0) }),
  ],
  siblings: [
    aProduct(11, { name: 'Brera', attributes: attributesOf({ frameColor: 'black', rimType: 'full' }) }),
    aProduct(13, { isActive: false }),
  ],
  categories: [
    [
      {
        categoryId: 1,
        categoryName: 'Brillen',
        categorySlug: 'brillen',
        categoryUrl: '/brillen',
        categoryHidden: false,
      },
    ],
    [
      {
        categoryId: 9,
        categoryName: 'Intern',
        categorySlug: 'intern',
        categoryUrl: '/intern',
        categoryHidden: true,
      },
    ],
  ],
})

function scene(product: Product | null, answers: Partial<ShopApi> = {}) {
  const { ctx } = testContext()
  const shop = fakeShopClient({
    product: async (id) => (id === product?.id ? product : null),
    productsByIds: async () => (product ? [product] : []),
    rootCategories: async () => [],
    ...answers,
  })
  return { ...ctx, shop: () => shop }
}

async function page(product = frame, variantId: number | null = null) {
  const loaded = await loadProduct(scene(product), 'de-de', product.id, variantId)
  if (!loaded.ok) throw new Error('the product was not found')
  return loaded.value
}

const sources = async (of = frame, id?: number) => (await page(of, id)).pictures.map((each) => each.source)

describe('a product page', () => {
  test.each([
    ['an unknown one', null, 12],
    ['one of another id', frame, 99],
    ['one that is switched off', aProduct(12, { isActive: false }), 12],
    ['one that is offline', aProduct(12, { attributes: attributesOf({ salesStatus: 'offline' }) }), 12],
    [
      'one that is not finished',
      aProduct(12, { attributes: attributesOf({ salesStatus: 'enrichment' }) }),
      12,
    ],
    ['one without variants', aProduct(12, { variants: [] }), 12],
  ])('%s is not found', async (_, product, id) =>
    expect(await loadProduct(scene(product), 'de-de', id, null)).toEqual({ ok: false, error: 'not-found' }),
  )

  test('shows the cheapest variant unless another is requested', async () => {
    expect((await page()).variant.id).toBe(1)
    expect((await page(frame, 2)).variant.id).toBe(2)
    expect((await page(frame, 99)).variant.id).toBe(1)
  })

  test('shows the picture of its variant first, and none of other variants', async () => {
    expect(await sources()).toEqual(['front', 'side'])
    expect(await sources(frame, 2)).toEqual(['wide', 'side'])
  })

  test('shows no picture twice, and knows what it shows', async () => {
    const images = [anImage('front', { imageView: 'front' }), anImage('front', { imageView: 'back' })]
    expect((await page(aProduct(12, { images }))).pictures).toEqual([{ source: 'front', view: 'front' }])
  })

  test('has pictures on the background of the shop', async () => {
    const images = [anImage('front', { imageBackground: 'white' })]
    expect(await sources(aProduct(12, { images }))).toEqual(['front?bg=ffffff&brightness=0.96'])
  })

  test('offers its colours in a fixed order, without inactive ones', async () =>
    expect((await page()).colours.map(({ label, isSelected }) => [label, isSelected])).toEqual([
      ['black', false],
      ['havana', true],
    ]))

  test('offers its sizes from narrow to wide, and marks those that are sold out', async () =>
    expect((await page()).options.map(({ label, path, isSoldOut }) => [label, path, isSoldOut])).toEqual([
      ['133', '/p/brera-hv-02-12/', true],
      ['137', '/p/brera-hv-02-12/?variantid=2', false],
    ]))

  test('describes the colour of a contact lens, not of a glass', async () => {
    const attributes = attributesOf({ numberOfLenses: '2', lensColor: 'Gelb' })
    const { facts } = await page(aProduct(12, { attributes }))
    expect(facts).toContainEqual({ label: 'Farbe', value: 'Gelb' })
  })

  test('is ordered by values as a lens, unless it is sold out; its base curves are no options then', async () => {
    const lens = (quantity: number) => ({
      ...toricLens,
      variants: [
        { ...inCurve('8.4'), stock: aStock(quantity) },
        { ...inCurve('8.8'), id: 41, stock: aStock(quantity) },
      ],
    })
    const { lens: choice, options, isChoiceOpen } = await page(lens(5))
    expect([choice?.variants.map(({ baseCurve }) => baseCurve), options, isChoiceOpen]).toEqual([
      [8.4, 8.8],
      [],
      false,
    ])
    expect((await page(lens(0))).lens).toBeNull()
    expect((await page()).lens).toBeNull()
  })

  test('cannot be bought while its sales status forbids it, whatever the stock', async () => {
    const halted = aProduct(12, { attributes: attributesOf({ salesStatus: 'temporary_not_sellable' }) })
    expect((await page(halted)).availability).toEqual({ kind: 'none' })
  })
})

describe('the head of the page', () => {
  test('has price and stock as structured data, and the addresses in all shops', async () => {
    const { head, tags } = await loadProductHead(
      scene(frame),
      'de-de',
      await page(frame, 2),
      (path) => `https://shop.example${path}`,
    )
    expect(head.structured[0]).toMatchObject({
      '@type': 'ProductGroup',
      hasVariant: [
        {
          offers: {
            price: '0.02',
            priceCurrency: 'EUR',
            availability: 'https://schema.org/InStock',
            url: 'https://shop.example/p/brera-hv-02-12/?variantid=2',
          },
        },
        { offers: { availability: 'https://schema.org/OutOfStock' } },
        { '@type': 'Product' },
      ],
    })
    expect(Object.keys(head.alternates)).toHaveLength(9)
    expect(tags).toEqual(['product:12', 'product:11'])
  })

  test('leaves out a shop that does not respond', async () => {
    const shop = { productsByIds: () => Promise.reject(new Error('down')) }
    const { head } = await loadProductHead(
      scene(frame, shop),
      'fr-ch',
      await page(),
      (path) => `https://shop.example${path}`,
    )
    expect(head.alternates).toEqual({ 'fr-ch': '/p/brera-hv-02-12/' })
  })
})
