import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { onShopApi } from '#tests/support/shop-api.ts'
import { basketApi, visitorApi, linesOf } from '#tests/support/visitor-api.ts'

const group = (id: string) => ({ id, isMainItem: true, isRequired: true })

onShopApi((ask, database) => {
  const { send } = visitorApi(ask)
  const { see, add, put } = basketApi(ask)

  test('an unknown key is an empty basket', async () => {
    expect(await see('nobody')).toEqual({
      status: 200,
      key: 'nobody',
      currencyCode: 'EUR',
      items: [],
      packages: [],
      cost: {
        withTax: 0,
        withoutTax: 0,
        tax: { vat: { amount: 0, rate: 0 } },
        currencyCode: 'EUR',
        appliedReductions: [],
      },
    })
  })

  test('an item is added with its custom and display data', async () => {
    const added = await add(
      'one',
      {
        variantId: 20,
        quantity: 2,
        customData: { from: 'page', nested: [{ a: null }] },
        displayData: { name: { key: 'name', label: 'Name', value: '<b>Alba</b> & "Co"' } },
        itemGroup: group('g1'),
      },
      '?with=items.product.attributes:key(color),items.variant.lowestPriorPrice',
    )
    expect(added).toMatchObject({
      status: 201,
      key: 'one',
      items: [
        {
          quantity: 2,
          availableQuantity: 7,
          status: 'available',
          packageId: 1,
          product: { id: 2, attributes: { color: {} } },
          variant: { id: 20, lowestPriorPrice: { withTax: 12_375 } },
          price: { unit: { withTax: 9900 }, total: { withTax: 19_800, tax: { vat: { rate: 0.19 } } } },
          lowestPriorPrice: { withTax: 12_375, relativeDifferenceToPrice: -0.2 },
          customData: { from: 'page', nested: [{ a: null }] },
          displayData: { name: { value: '<b>Alba</b> & "Co"' } },
          itemGroup: group('g1'),
        },
      ],
      packages: [{ id: 1, carrierKey: 'DHL', deliveryDate: { min: '2026-06-03', max: '2026-06-05' } }],
    })
    expect(added.cost).toMatchObject({
      withTax: 19_800,
      withoutTax: 16_639,
      tax: { vat: { amount: 3161, rate: 0.19 } },
      appliedReductions: [{ category: 'sale', amount: { absoluteWithTax: 4950 } }],
    })
    expect((await see('one')).items).toMatchObject([{ quantity: 2, product: { id: 2 } }])
  })

  test('a product comes when its type is estimated to', async () => {
    expect((await add('of-type', { variantId: 120 })).packages).toMatchObject([
      { deliveryDate: { min: '2026-06-09', max: '2026-06-11' } },
    ])
  })

  test('the default quantity is one', async () => {
    expect(linesOf(await add('plain', { variantId: 10 }))).toEqual([[10, 1]])
  })

  describe('a failed addition leaves the basket unchanged, and returns it', () => {
    test.each([
      ['the variant that is already there', { variantId: 10 }, 409],
      ['an unknown variant', { variantId: 999 }, 412],
      ['a variant with an id out of range', { variantId: 9_007_199_254_740_991 }, 412],
      ['a sold-out variant', { variantId: 40 }, 412],
      ['a withdrawn product', { variantId: 80 }, 412],
      ['a product of other shops', { variantId: 90 }, 424],
      ['more pieces than a line may have', { variantId: 70, quantity: 100 }, 413],
      ['a quantity out of range', { variantId: 70, quantity: 9_007_199_254_740_991 }, 413],
    ])('%s', async (_, item, status) => {
      await add('whole', { variantId: 10, quantity: 2 })
      const answer = await add('whole', item)
      expect([answer.status, answer.key, linesOf(answer)]).toEqual([status, 'whole', [[10, 2]]])
    })

    test('the error message accompanies the basket if clients treat the status as an error', async () => {
      expect((await send('POST', '/v1/baskets/words/items', { variantId: 90 })).body).toMatchObject({
        code: 424,
        message: expect.any(String),
        key: 'words',
      })
    })
  })

  test('the quantity is limited to the stock for all lines of the variant', async () => {
    expect(await add('cut', { variantId: 10, quantity: 5, itemGroup: group('a') })).toMatchObject({
      status: 201,
    })
    const cut = await add('cut', { variantId: 10, quantity: 5 })
    expect([cut.status, linesOf(cut)]).toEqual([
      206,
      [
        [10, 5],
        [10, 2],
      ],
    ])
    expect(await add('cut', { variantId: 10, itemGroup: group('b') })).toMatchObject({ status: 412 })
    expect(await add('cut', { variantId: 70, quantity: 99 })).toMatchObject({ status: 201 })
  })

  test('a made-to-order variant has no limit and a package of its own', async () => {
    await add('order', { variantId: 70, quantity: 3 })
    const { items, packages } = await add('order', { variantId: 10 })
    expect(items.map(({ packageId }) => packageId)).toEqual([2, 1])
    expect(items[0]).not.toHaveProperty('availableQuantity')
    expect(packages).toMatchObject([
      { id: 1, deliveryDate: { min: '2026-06-03' } },
      { id: 2, deliveryDate: { min: '2026-06-15', max: '2026-06-22' } },
    ])
  })

  test('shops do not share a basket, and each has its currency', async () => {
    await add('mine', { variantId: 10 })
    expect(await see('mine', '?shopId=2')).toMatchObject({
      currencyCode: 'CZK',
      items: [],
      cost: { withTax: 0 },
    })
  })

  test('a campaign lowers the price of a line, and a key that nothing has earned does not', async () => {
    await add('cheap', { variantId: 100, quantity: 3, customData: { pricePromotionKey: 'subscription' } })
    await add('cheap', { variantId: 20 })
    const { items } = await see('cheap', '?campaignKey=px-blue')
    expect(items.map(({ price }) => price.unit.withTax)).toEqual([799, 8910])
    expect(items[0]?.price.total.withTax).toBe(2397)
  })

  describe('a line whose', () => {
    const afterwards = async (key: string, statement: ReturnType<typeof sql>, query = '') => {
      await put(key, { variantId: 30, displayData: { name: { key: 'name', label: 'Name', value: 'Corvo' } } })
      await add(key, { variantId: 10 })
      await database().db.execute(statement)
      return see(key, query)
    }

    test('stock is gone', async () => {
      const { items, cost, packages } = await afterwards(
        'sold',
        sql`update stock set quantity = 0 where variant_id = 30`,
      )
      expect(items).toMatchObject([
        { status: 'unavailable', availableQuantity: 0, packageId: 0 },
        { status: 'available', packageId: 1 },
      ])
      expect([cost.withTax, packages.length]).toEqual([9900, 1])
      expect((await see('sold', '?skipAvailabilityCheck=true')).items[0]).toMatchObject({
        status: 'available',
      })
      await database().db.execute(sql`update stock set quantity = 7 where variant_id = 30`)
    })

    test('variant is gone', async () => {
      const gone = sql`update basket_item set variant_id = 999 where basket_key = 'gone' and variant_id = 30`
      expect(linesOf(await afterwards('gone', gone))).toEqual([[10, 1]])
      const { items, cost } = await see('gone', '?includeItemsWithoutProductData=true')
      expect(items[0]).toMatchObject({
        status: 'deleted',
        product: { name: 'Corvo', isActive: false },
        variant: { id: 999 },
      })
      expect(cost.withTax).toBe(9900)
    })
  })
})
