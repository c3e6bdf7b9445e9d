import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { stockChanges } from '#contract/shop-api/stock-changes.ts'
import { brand } from '#shop-api/schema/attribute.ts'
import { priceHistory } from '#shop-api/schema/product.ts'
import { AHOI } from '#tests/support/imported-product.ts'
import { onShopApi } from '#tests/support/shop-api.ts'

const page = z.object({ entities: z.array(z.looseObject({ id: z.int(), referenceKey: z.string() })) })

onShopApi((ask, database) => {
  const put = (products: unknown) =>
    ask('/v1/catalogue/products', {
      headers: { 'x-access-token': 'local' },
      method: 'PUT',
      body: JSON.stringify({ products }),
    })
  const listed = async (query: string) =>
    page
      .parse((await ask(`/v1/products?perPage=100&${query}`)).body)
      .entities.map((each) => each.referenceKey)
  const shown = async (shopId = 1) => {
    const path = `/v1/products?referenceKey=ahoi-blue&with=attributes,variants.attributes,siblings&shopId=${shopId}`
    return page.parse((await ask(path)).body).entities[0]
  }
  const historyOf = async (variantId: number) =>
    (await database().db.select().from(priceHistory).where(eq(priceHistory.variantId, variantId))).map(
      ({ withTax }) => withTax,
    )

  test('a new product is listed, filtered and found in its shops, with its brand', async () => {
    const before = stockChanges.parse((await ask('/v1/stock-changes')).body)
    expect(await put([AHOI])).toEqual({ status: 200, body: { created: 1, changed: 0, unchanged: 0 } })
    expect(await shown()).toMatchObject({
      name: 'Ahoi',
      isActive: true,
      isSoldOut: false,
      masterKey: 'ahoi',
      images: [{ hash: 'frames/ahoi.jpg' }],
      customData: { own: 1 },
      attributes: {
        brand: { values: { label: 'Lumo', value: 'lumo' } },
        color: { values: [{ value: 'blue' }, { label: 'Petrol', value: 'teal' }] },
        polarized: { values: { value: 'true' } },
        modelName: { values: { label: 'Ahoi' } },
      },
      variants: [
        {
          referenceKey: 'ahoi-blue-48',
          stock: { quantity: 3 },
          price: { withTax: 14_900, recommendedRetailPrice: 19_900, appliedReductions: [] },
          attributes: { ean: { values: { label: '4006381333931' } } },
        },
      ],
    })
    expect((await shown(4))?.name).toBe('Ohé')
    expect(await shown(2)).toBeUndefined()
    expect(await listed('filters[category]=10')).toContain('ahoi-blue')
    expect(await listed('filters[term]=lumo&containsSearch=true')).toEqual(['ahoi-blue'])
    const [lumo] = await database().db.select().from(brand).where(eq(brand.slug, 'lumo'))
    expect(lumo?.name).toBe('Lumo')
    expect(await listed(`filters[brand]=${lumo?.id}`)).toEqual(['ahoi-blue'])
    const after = stockChanges.parse((await ask(`/v1/stock-changes?after=${before.last}`)).body)
    expect(after.index).toBeGreaterThan(before.index)
  })

  test('the same list again changes nothing', async () => {
    const updatedAt = (await shown())?.updatedAt
    expect((await put([AHOI])).body).toEqual({ created: 0, changed: 0, unchanged: 1 })
    expect((await shown())?.updatedAt).toEqual(updatedAt)
  })

  test('what an entry leaves out stays, null takes off', async () => {
    const changes = {
      referenceKey: 'ahoi-blue',
      names: 'Moin',
      attributes: { color: 'red', modelName: null },
      customData: { own: null, second: 2 },
    }
    expect((await put([changes])).body).toEqual({ created: 0, changed: 1, unchanged: 0 })
    const changed = await shown()
    expect(changed).toMatchObject({
      name: 'Moin',
      masterKey: 'ahoi',
      customData: { second: 2 },
      images: [{ hash: 'frames/ahoi.jpg' }],
      attributes: { color: { values: [{ value: 'red' }] }, shape: { values: { value: 'panto' } } },
      variants: [{ stock: { quantity: 3 }, price: { withTax: 14_900 } }],
    })
    expect(changed?.customData).toEqual({ second: 2 })
    expect(changed?.attributes).not.toHaveProperty('modelName')
    expect((await put([{ referenceKey: 'ahoi-blue', isActive: false }])).body).toMatchObject({ changed: 1 })
    expect(await listed('filters[category]=10')).not.toContain('ahoi-blue')
    await put([{ referenceKey: 'ahoi-blue', isActive: true }])
    expect(await listed('filters[category]=10')).toContain('ahoi-blue')
  })

  test('prices change as a list of prices does, and where none is named it is not sold any more', async () => {
    const priced = (prices: unknown[]) => [
      { referenceKey: 'ahoi-blue', variants: [{ referenceKey: 'ahoi-blue-48', prices }] },
    ]
    const reduced = { shopId: 1, withTax: 9_900, reducedFrom: 14_900 }
    expect((await put(priced([reduced]))).body).toEqual({ created: 0, changed: 1, unchanged: 0 })
    expect(await shown()).toMatchObject({
      variants: [
        {
          price: {
            withTax: 9_900,
            recommendedRetailPrice: 19_900,
            appliedReductions: [{ category: 'sale' }],
          },
        },
      ],
    })
    expect(await shown(4)).toBeUndefined()
    const [variantId = 0] = z
      .object({ variants: z.array(z.object({ id: z.int() })) })
      .parse(await shown())
      .variants.map(({ id }) => id)
    expect((await historyOf(variantId)).toSorted()).toEqual([14_900, 15_900])
    expect((await put(priced([reduced]))).body).toMatchObject({ changed: 0, unchanged: 1 })
    const facts = { ...reduced, vatRate: 0.2, reference: { withTax: 500, size: 1, unit: 'l' } }
    expect((await put(priced([facts]))).body).toMatchObject({ changed: 1 })
    expect(await shown()).toMatchObject({
      variants: [{ price: { tax: { vat: { rate: 0.2 } }, reference: { withTax: 500, unit: 'l' } } }],
    })
    expect((await put(priced([]))).body).toMatchObject({ changed: 1 })
    expect(await shown()).toBeUndefined()
  })

  test('structured attributes are those of the list, shared where they are equal', async () => {
    const maker = { name: 'Werk', mail: 'werk@example.org' }
    const shownMaker = async (shopId = 1) => {
      const path = `/v1/products?referenceKey=P-1&with=advancedAttributes&shopId=${shopId}`
      return page.parse((await ask(path)).body).entities[0]?.advancedAttributes
    }
    const set = (accountableManufacturer: unknown) =>
      put([{ referenceKey: 'P-1', advancedAttributes: { accountableManufacturer } }])
    expect((await set([maker])).body).toMatchObject({ changed: 0, unchanged: 1 })
    expect((await set({ '*': [maker], pl: [{ ...maker, name: 'Zakład' }] })).body).toMatchObject({
      changed: 1,
    })
    expect(await shownMaker()).toMatchObject({
      accountableManufacturer: { values: [{ fieldSet: [[{ name: 'Werk' }]] }] },
    })
    expect(await shownMaker(3)).toMatchObject({
      accountableManufacturer: { values: [{ fieldSet: [[{ name: 'Zakład' }]] }] },
    })
    expect((await set(null)).body).toMatchObject({ changed: 1 })
    expect(await shownMaker()).toEqual({})
    const faulty = [
      {
        referenceKey: 'P-1',
        advancedAttributes: { accountableManufacturer: [{ owner: 'Werk' }], maker: [maker] },
      },
    ]
    expect((await put(faulty)).body).toMatchObject({
      details: [
        {
          field: 'products[0].advancedAttributes.accountableManufacturer',
          description: 'has the fields name, addressFull, contactForm, mail',
        },
        { field: 'products[0].advancedAttributes.maker', description: 'is not known' },
      ],
    })
  })
})
