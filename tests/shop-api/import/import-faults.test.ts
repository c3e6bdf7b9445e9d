import { expect, test } from 'vitest'
import { z } from 'zod'
import { createShopApi } from '#shop-api/app.ts'
import { renewIndex } from '#shop-api/indexing/rebuild-indexes.ts'
import { catalogue } from '#shop-api/schema/derived.ts'
import { product } from '#shop-api/schema/product.ts'
import { NOW } from '#tests/support/catalogue.ts'
import { AHOI, another } from '#tests/support/imported-product.ts'
import { onShopApi } from '#tests/support/shop-api.ts'

const TOKEN = { 'x-access-token': 'local' }
const page = z.object({ entities: z.array(z.object({ referenceKey: z.string() })) })

onShopApi((ask, database) => {
  const put = (products: unknown, path = 'products', init: RequestInit = { headers: TOKEN }) =>
    ask(`/v1/catalogue/${path}`, { ...init, method: 'PUT', body: JSON.stringify({ products }) })
  const listed = async (query: string) =>
    page
      .parse((await ask(`/v1/products?perPage=100&${query}`)).body)
      .entities.map((each) => each.referenceKey)

  test('one fault, and nothing is imported; all faults are named', async () => {
    const products = await database().db.$count(product)
    const { status, body } = await put([
      another('first'),
      { referenceKey: 'first' },
      { referenceKey: 'unknown' },
      {
        ...AHOI,
        names: { de: 'Ahoi' },
        shopIds: [1, 2, 99],
        categoryIds: [98],
        attributes: { size: 1, shape: 'star' },
      },
      { referenceKey: 'P-1', variants: [{ referenceKey: 'V-20' }, { referenceKey: 'first-1' }] },
      { referenceKey: 'P-3', variants: [{ referenceKey: 'V-30', prices: [{ shopId: 77, withTax: 1 }] }] },
      { names: 'without a key', price: 1 },
    ])
    const faults = z
      .object({ details: z.array(z.object({ field: z.string(), description: z.string() })) })
      .parse(body)
      .details.map(({ field, description }) => `${field}: ${description}`)
    expect(status).toBe(400)
    expect(faults).toEqual([
      'products[1].referenceKey: is that of entry 0, too',
      ...['names', 'shopIds', 'categoryIds', 'variants'].map(
        (field) => `products[2].${field}: is missing: the product is new`,
      ),
      'products[3].names: has none in cs, the language of shop 2',
      'products[3].shopIds: shop 99 is not known',
      'products[3].categoryIds: category 98 is not known',
      'products[3].attributes.size: is not known',
      expect.stringContaining('products[3].attributes.shape: star is not in its list'),
      'products[3].variants.0.prices.1.shopId: is no shop of the product',
      'products[4].variants.0.referenceKey: is that of a variant of another product',
      'products[4].variants.1.referenceKey: is that of entry 0, too',
      'products[5].variants.0.prices.0.shopId: is no shop of the product',
      expect.stringContaining('products[6].referenceKey: '),
      expect.stringContaining('products[6]: '),
    ])
    expect(await database().db.$count(product)).toBe(products)
  })

  test('a process that ends before the index is rebuilt leaves that to the next start', async () => {
    const { db } = database()
    const killed = createShopApi({
      // The first transaction writes the products, the second begins the new index.
      db: new Proxy(db, {
        get: (target, name) =>
          name === 'transaction' && isImported
            ? () => Promise.reject(new Error('killed'))
            : name === 'transaction'
              ? async (task: Parameters<typeof db.transaction>[0]) => {
                  const done = await target.transaction(task)
                  isImported = true
                  return done
                }
              : Reflect.get(target, name, target),
      }),
      now: () => NOW,
    })
    let isImported = false
    const request = new Request('http://shop/v1/catalogue/products?shopId=1', {
      method: 'PUT',
      headers: TOKEN,
      body: JSON.stringify({ products: [another('late')] }),
    })
    expect((await killed(request)).status).toBe(500)
    expect(await listed('filters[category]=10')).not.toContain('late')
    await renewIndex(db, NOW)
    expect(await listed('filters[category]=10')).toContain('late')
  })

  test('imports that are sent together are written one after the other', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map((number) => put([another(`many-${number}`), another('many-9')])),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(answers.map(({ body }) => z.object({ created: z.int() }).parse(body).created).toSorted()).toEqual([
      1, 1, 2,
    ])
    expect((await listed('filters[term]=ahoi&containsSearch=true')).toSorted()).toEqual([
      'late',
      'many-1',
      'many-2',
      'many-3',
      'many-9',
    ])
  })

  test('the index is rebuilt on demand, and nothing without the token', async () => {
    const version = async () => (await database().db.select().from(catalogue))[0]?.version
    const before = (await version()) ?? 0
    const { status, body } = await put([], 'index')
    expect([status, body]).toEqual([200, { products: await database().db.$count(product) }])
    expect(await version()).toBe(before + 1)
    for (const path of ['products', 'index']) expect((await put([AHOI], path, {})).status).toBe(401)
    expect((await put([])).status).toBe(400)
  })
})
