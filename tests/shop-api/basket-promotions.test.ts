import { beforeAll, describe, expect, test } from 'vitest'
import { insertRows } from '#shop-api/bulk-insert.ts'
import { promotion } from '#shop-api/schema/marketing.ts'
import { PROMOTIONS } from '#tests/support/shop-promotions.ts'
import { onShopApi } from '#tests/support/shop-api.ts'
import { basketApi, visitorApi, linesOf } from '#tests/support/visitor-api.ts'

onShopApi((ask, database) => {
  const { send } = visitorApi(ask)
  const { see, add, put, change, choose, enter } = basketApi(ask)
  const WITH = '?with=applicablePromotions,items.promotion'
  const applicable = async (key: string) =>
    (await see(key, WITH)).applicablePromotions?.map((each) => [each.itemId, each.promotion.id])

  beforeAll(async () => {
    for (const row of PROMOTIONS) await insertRows(database().db, promotion, [row])
  })

  describe('a code', () => {
    test.each(['TEN', ' ten '])('"%s" lists what it opens and changes nothing', async (code) => {
      const key = await put(`code${code.length}`, { variantId: 30 })
      const entered = await enter(`code${code.length}`, code)
      expect(entered).toMatchObject({
        status: 200,
        applicablePromotions: [{ itemId: key, promotion: { id: 'a', code: 'TEN', priority: 1 } }],
        cost: { withTax: 14_900 },
      })
      expect(await see(`code${code.length}`)).not.toHaveProperty('applicablePromotions')
    })

    test.each(['', 'x'.repeat(101)])('"%.9s" is not a valid code', async (promotionCode) => {
      expect((await send('POST', '/v1/baskets/k/promotion-code', { promotionCode })).status).toBe(400)
    })

    test('that opens nothing lists nothing', async () => {
      await put('wrong', { variantId: 30 })
      expect(await enter('wrong', 'ELEVEN')).toMatchObject({ status: 200, applicablePromotions: [] })
      expect(await enter('nobody', 'TEN')).toMatchObject({ status: 200, applicablePromotions: [], items: [] })
    })

    test('lowers the price of the items that choose it', async () => {
      const key = await put('chosen', { variantId: 30, quantity: 2 })
      await add('chosen', { variantId: 100 })
      const chosen = await choose('chosen', [{ itemId: key, promotions: [{ id: 'a', code: 'TEN' }] }])
      expect(chosen).toMatchObject({
        status: 200,
        items: [
          {
            promotionId: 'a',
            promotions: [{ id: 'a', isValid: true, failedConditions: [] }],
            price: {
              unit: { withTax: 13_410, appliedReductions: [{ promotionId: 'a', code: 'TEN' }] },
              total: { withTax: 26_820 },
            },
          },
          { price: { total: { withTax: 799 } } },
        ],
        cost: {
          withTax: 27_619,
          appliedReductions: [{ promotionId: 'a', amount: { absoluteWithTax: 2980 } }],
        },
      })
      expect(chosen.items[1]).not.toHaveProperty('promotions')
      expect((await see('chosen')).cost).toEqual(chosen.cost)
    })

    test.each([
      ['once for the order', 'FIVE', 'five', 500],
      ['once for each line', 'EACH', 'each', 1000],
    ])('takes an amount off %s', async (_, code, id, less) => {
      const one = await put(`off-${id}`, { variantId: 100, quantity: 3 })
      const other = await put(`off-${id}`, { variantId: 110 })
      const sets = [one, other].map((itemId) => ({ itemId, promotions: [{ id, code }] }))
      const { items, cost } = await choose(`off-${id}`, sets)
      const totals = items.map(({ price }) => price.total.withTax)
      expect(cost.withTax).toBe(3 * 799 + 1990 - less)
      expect(totals.reduce((sum, total) => sum + total, 0)).toBe(cost.withTax)
      expect(cost.appliedReductions).toMatchObject([{ promotionId: id, amount: { absoluteWithTax: less } }])
    })

    test('that is wrong leaves the price unchanged', async () => {
      const key = await put('lied', { variantId: 30 })
      expect(await choose('lied', [{ itemId: key, promotions: [{ id: 'a', code: 'NO' }] }])).toMatchObject({
        items: [{ promotions: [{ isValid: false, failedConditions: [{ key: 'code' }] }] }],
        cost: { withTax: 14_900 },
      })
    })

    test('is set by a change of the item, and removed by another', async () => {
      const key = await put('patched', { variantId: 30 })
      expect((await change('patched', key, { promotionCode: 'ten' })).cost.withTax).toBe(13_410)
      expect((await change('patched', key, { quantity: 2 })).cost.withTax).toBe(26_820)
      expect((await change('patched', key, { promotionId: null })).cost.withTax).toBe(29_800)
      expect((await change('patched', key, { promotionCode: 'ELEVEN' })).cost.withTax).toBe(29_800)
      expect((await change('patched', key, { promotionId: 'sun' })).cost.withTax).toBe(29_300)
    })
  })

  test('a code that is right takes the place of the same one that was wrong, beside other promotions', async () => {
    const promotions = [{ id: 'sun' }, { id: 'a', code: 'NO' }]
    const key = await put('corrected', { variantId: 10, quantity: 2, promotions })
    const { items } = await change('corrected', key, { promotionCode: 'TEN' })
    expect(items[0]?.promotions?.map(({ id, isValid }) => [id, isValid])).toEqual([
      ['a', true],
      ['sun', true],
    ])
  })

  describe('promotions of a basket', () => {
    test('are applicable to the items that meet their conditions', async () => {
      const one = await put('two', { variantId: 10 })
      await add('two', { variantId: 100, quantity: 5 })
      expect(await applicable('two')).toEqual([])
      const other = await put('two', { variantId: 20 })
      expect(await applicable('two')).toEqual([
        [one, 'sun'],
        [other, 'sun'],
        [null, 'gift'],
      ])
    })

    test('are chosen when an item is added, and apply while their conditions are met', async () => {
      const key = await put('held', { variantId: 10, quantity: 2, promotionId: 'sun' })
      expect(await see('held', WITH)).toMatchObject({
        items: [{ promotionId: 'sun', promotion: { id: 'sun', name: expect.any(String) } }],
        cost: { withTax: 19_300 },
      })
      expect(await change('held', key, { quantity: 1 })).toMatchObject({
        items: [
          { promotions: [{ isValid: false, failedConditions: [{ key: 'min_quantity', level: 'global' }] }] },
        ],
        cost: { withTax: 9900 },
      })
    })

    test('are replaced as whole sets for the items in the request', async () => {
      const sets = [{ id: 'sun' }, { id: 'a', code: 'TEN' }]
      const one = await put('sets', { variantId: 10, promotions: sets })
      const other = await put('sets', { variantId: 20, promotions: sets })
      const { items } = await choose('sets', [{ itemId: one, promotions: [] }])
      expect(items.map(({ promotions }) => promotions?.map(({ id }) => id))).toEqual([
        undefined,
        ['a', 'sun'],
      ])
      expect(items[1]?.key).toBe(other)
    })

    test.each(['unknown', 'b'])('"%s", which does not run, is dropped', async (id) => {
      const { items } = await add(`forgotten-${id}`, { variantId: 10, promotions: [{ id }] })
      expect(items[0]).not.toHaveProperty('promotions')
      expect(items[0]).not.toHaveProperty('promotionId')
    })

    test('for a missing item change nothing', async () => {
      const key = await put('none', { variantId: 10, quantity: 2 })
      const answer = await send('PUT', '/v1/baskets/none/promotions', [
        { itemId: key, promotions: [{ id: 'sun' }] },
        { itemId: 'nothing', promotions: [] },
      ])
      expect(answer).toMatchObject({
        status: 404,
        body: { code: 404, key: 'none', cost: { withTax: 19_800 } },
      })
    })

    test.each([[{}], [[{ itemId: 'x' }]], [[{ itemId: 'x', promotions: [{}] }]], ['{']])(
      '%j is not a valid set',
      async (body) => {
        expect((await send('PUT', '/v1/baskets/none/promotions', body)).status).toBe(400)
      },
    )
  })

  test('a gift is free while it is earned', async () => {
    const key = await put('gift', { variantId: 10, quantity: 2 })
    const given = await add('gift', { variantId: 110, promotionId: 'gift' })
    expect(given).toMatchObject({
      status: 201,
      items: [{}, { price: { total: { withTax: 0 } }, promotions: [{ id: 'gift', isValid: true }] }],
      cost: {
        withTax: 19_800,
        appliedReductions: [{ category: 'buy_x_get_y', amount: { absoluteWithTax: 1990 } }],
      },
    })
    expect(linesOf(given)).toEqual([
      [10, 2],
      [110, 1],
    ])
    expect(await change('gift', key, { quantity: 1 })).toMatchObject({
      items: [{}, { promotions: [{ isValid: false }] }],
      cost: { withTax: 9900 + 1990 },
    })
  })
})
