import { describe, expect, test } from 'vitest'
import { product, variant } from '#contract/shop-api/product.ts'
import { page } from '#contract/shop-api/page.ts'
import { onShopApi } from '#tests/support/shop-api.ts'

onShopApi((ask) => {
  const read = async (path: string) => product.parse((await ask(path)).body)

  describe('one product', () => {
    test('without `with` it is the base record', async () => {
      const { status, body } = await ask('/v1/products/1')
      expect(status).toBe(200)
      expect(Object.keys(product.parse(body)).toSorted().join(' ')).toBe(
        'createdAt customData firstLiveAt id images indexedAt isActive isComposite isNew isSoldOut masterKey name referenceKey updatedAt',
      )
      expect(body).toMatchObject({ id: 1, name: 'Alba', images: [{ hash: 'hash-1' }] })
    })

    test.each([
      ['sold out', '/v1/products/4', 200],
      ['not active', '/v1/products/8', 200],
      ['of other shops', '/v1/products/9', 404],
      ['unknown', '/v1/products/99', 404],
      ['beyond all ids', '/v1/products/99999999999', 404],
      ['no id', '/v1/products/abc', 400],
    ])('%s: %s is %i', async (_, path, status) => {
      expect((await ask(path)).status).toBe(status)
    })

    test('is sold out when no variant can be sold', async () => {
      expect(await read('/v1/products/4?with=variants')).toMatchObject({ isSoldOut: true })
      expect(await read('/v1/products/4')).toMatchObject({ isSoldOut: true })
      expect(await read('/v1/products/7?with=variants')).toMatchObject({ isSoldOut: false })
    })

    test('a group with one value contains an object, with several an array', async () => {
      const { attributes } = await read('/v1/products/1?with=attributes')
      expect(attributes?.['shape']).toEqual({
        id: 300,
        key: 'shape',
        label: 'Form',
        type: '',
        multiSelect: false,
        values: { id: 301, label: 'Panto', value: 'panto' },
      })
      expect(attributes?.['color']).toMatchObject({ multiSelect: true, values: [{ id: 201, label: 'Rot' }] })
      expect(attributes?.['modelName']).toMatchObject({ values: { label: 'Alba', value: 'Alba' } })
    })

    test('names and labels are in the language of the shop', async () => {
      expect(await read('/v1/products/1?with=attributes:key(color)&shopId=2')).toMatchObject({
        attributes: { color: { label: 'Barva', values: [{ label: 'Červená' }] } },
      })
    })

    test.each([
      ['attributes:key(color|shape)', ['color', 'shape']],
      ['attributes:key(color),attributes:key(brand)', ['brand', 'color']],
      ['attributes:key(nothing)', []],
    ])('%s narrows the attributes', async (fields, keys) => {
      const { attributes } = await read(`/v1/products/1?with=${fields}`)
      expect(Object.keys(attributes ?? {}).toSorted()).toEqual(keys)
    })

    test('siblings share its master key and contain the requested fields', async () => {
      const { siblings } = await read(
        '/v1/products/1?with=siblings.attributes:key(color),siblings.priceRange',
      )
      expect(siblings).toMatchObject([
        {
          id: 2,
          attributes: { color: { values: [{ label: 'Blau' }] } },
          priceRange: { min: { withTax: 9900 } },
        },
      ])
    })

    test('prices contain tax, reductions, ranges and the lowest prior price', async () => {
      const { variants, priceRange, reductionRange, lowestPriorPrice } = await read(
        '/v1/products/2?with=variants.lowestPriorPrice,priceRange,reductionRange,lowestPriorPrice',
      )
      expect(priceRange?.min).toMatchObject({
        withTax: 9900,
        withoutTax: 8319,
        currencyCode: 'EUR',
        tax: { vat: { amount: 1581, rate: 0.19 } },
        appliedReductions: [{ category: 'sale', amount: { relative: 0.2, absoluteWithTax: 2475 } }],
      })
      expect(reductionRange).toEqual({ min: 20, max: 20 })
      expect(lowestPriorPrice).toEqual({ withTax: 12375, relativeDifferenceToPrice: -0.2 })
      expect(variants?.[0]?.lowestPriorPrice).toEqual(lowestPriorPrice)
      const range = (await read('/v1/products/3?with=priceRange')).priceRange
      expect([range?.min.withTax, range?.max.withTax]).toEqual([14900, 17900])
    })

    test.each([
      ['/v1/products/2?with=priceRange&campaignKey=px-blue', 8910, ['sale', 'campaign']],
      ['/v1/products/1?with=priceRange&campaignKey=px-blue', 9900, []],
      ['/v1/products/1?with=priceRange&campaignKey=px-over', 9900, []],
      ['/v1/products/10?with=priceRange&pricePromotionKey=subscription', 719, ['promotion']],
      ['/v1/products/10?with=priceRange&pricePromotionKey=other', 799, []],
    ])('%s costs %i', async (path, amount, categories) => {
      const { priceRange } = await read(path)
      expect(priceRange?.min.withTax).toBe(amount)
      expect(priceRange?.min.appliedReductions.map(({ category }) => category)).toEqual(categories)
    })

    test('categories are paths from the root, hidden ones on request', async () => {
      expect((await read('/v1/products/12?with=categories')).categories).toEqual([
        [
          {
            categoryId: 40,
            categoryName: 'Etuis',
            categorySlug: 'etuis',
            categoryUrl: '/etuis',
            categoryHidden: false,
          },
        ],
      ])
      const all = (await read('/v1/products/12?with=categories:hidden(true)')).categories
      expect(all?.map((path) => path.map(({ categoryId }) => categoryId))).toEqual([[40], [40, 41]])
    })

    test('image and advanced attributes', async () => {
      const read1 = await read('/v1/products/1?with=images.attributes:legacy(false),advancedAttributes')
      expect(read1.images[0]?.attributes?.['imageKind']).toMatchObject({ values: { label: 'bust_image' } })
      expect(read1.advancedAttributes?.['accountableManufacturer']?.values[0]?.fieldSet).toEqual([
        [{ name: 'Werk', mail: 'werk@example.org' }],
      ])
    })
  })

  test('variants are found by their ids, with their product', async () => {
    const { body } = await ask('/v1/variants?ids=31,10,999&with=attributes')
    const { entities, pagination } = page(variant).parse(body)
    expect(entities.map(({ id }) => id)).toEqual([31, 10])
    expect(pagination.total).toBe(2)
    expect(body).toMatchObject({ entities: [{ productId: 3 }, { productId: 1 }] })
  })
})
