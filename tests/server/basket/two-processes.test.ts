import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { rows } from '#platform/database.ts'
import { hasPostgres } from '#tests/support/database.ts'
import { aPlaceOrderRequest } from '#tests/support/order-api.ts'
import { twoProcesses } from '#tests/support/two-processes.ts'
import { linesOf } from '#tests/support/visitor-api.ts'

const fifty = Array.from({ length: 50 }, (_, nth) => nth)
const HERE = { variant: 'de-de', origin: 'https://shop.example' } as const

describe.skipIf(!hasPostgres)('of two processes on one database', () => {
  const { all, db, visitor } = twoProcesses()
  const setStock = (quantity: number) =>
    db().execute(sql`update stock set quantity = ${quantity} where variant_id = 100`)
  beforeEach(() => setStock(99))

  test.each(['AddQuantityToExisting', 'ReplaceExistingWithCombinedQuantity'])(
    'fifty simultaneous additions to a line all count (%s)',
    async (existingItemHandling) => {
      const call = await visitor()
      const answers = await Promise.all(
        fifty.map((nth) =>
          call(nth)('addItemToBasket', { variantId: 100, quantity: 1, existingItemHandling }),
        ),
      )
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(50)
      expect(linesOf((await call(0)('getBasket', {})).body.basket)).toEqual([[100, 51]])
    },
  )

  test('a voucher stays while the basket fills, and the sums are those of its lines', async () => {
    const call = await visitor()
    const { body } = await call(0)('getApplicablePromotionsByCode', { promotionCode: 'ten' })
    const [{ itemId, promotion }] = body.basket.applicablePromotions
    const items = [{ itemId, promotions: [{ id: promotion.id, code: promotion.code }] }]
    await Promise.all([
      call(0)('updatePromotions', { items }),
      ...fifty.map((nth) => call(nth)('addItemToBasket', { variantId: nth % 2 ? 110 : 70, quantity: 1 })),
    ])
    const seen = await Promise.all(all((_, nth) => call(nth)('getBasket', {})))
    const [one, other] = seen.map(({ body }) => body.basket)
    expect(one).toEqual(other)
    expect(one.items[0].promotions).toMatchObject([{ id: promotion.id, isValid: true }])
    expect(linesOf(one).slice(1).toSorted()).toEqual([
      [110, 7],
      [70, 25],
    ])
  })

  test('fifty wishes for one product, and their removal, leave one and none', async () => {
    const call = await visitor()
    await Promise.all(fifty.map((nth) => call(nth)('addItemToWishlist', { productId: 10 })))
    const { body } = await call(0)('getWishlist', {})
    expect(body.items).toHaveLength(1)
    const [{ key }] = body.items
    await Promise.all(fifty.map((nth) => call(nth)('removeItemFromWishlist', { itemKey: key })))
    expect((await call(1)('getWishlist', {})).body.items).toEqual([])
  })

  test('two sign-ins of one visitor move the pieces once, whatever is added meanwhile', async () => {
    const [one, other] = all(({ ctx }) => ctx.baskets('de-de'))
    const [from, to] = ['moved', 'owner'].map((name) => ({ basket: name, wishlist: name }))
    if (!from || !to) throw new Error('two')
    await one.add(from.basket, { variantId: 100, quantity: 5 })
    await one.add(to.basket, { variantId: 100, quantity: 2 })
    await Promise.all([
      one.merge(from, to),
      other.merge(from, to),
      ...fifty.map((nth) =>
        [one, other][nth % 2]?.add(to.basket, { variantId: 100, quantity: 1 }, '', 'AddQuantityToExisting'),
      ),
    ])
    expect(linesOf(await one.get(to.basket))).toEqual([[100, 57]])
    expect(linesOf(await one.get(from.basket))).toEqual([])
  })

  test('one press that reaches both is one order, and of twenty buyers ten get the last ten pieces', async () => {
    const orders = all(({ ctx }) => ctx.orders)
    const [baskets] = all(({ ctx }) => ctx.baskets('de-de'))
    const stock = async () =>
      (await rows<{ quantity: number }>(db(), sql`select quantity from stock where variant_id = 100`))[0]
        ?.quantity

    await baskets.add('press', { variantId: 100, quantity: 2 })
    const press = aPlaceOrderRequest(await baskets.get('press'))
    const placed = await Promise.all(fifty.map((nth) => orders[nth % 2]?.place(press, HERE)))
    const numbers = placed.map((each) => (each?.kind === 'placed' ? each.order.id : each?.kind))
    expect(new Set(numbers).size).toBe(1)
    expect(await stock()).toBe(97)

    const presses = []
    for (let buyer = 0; buyer < 20; buyer++) {
      await baskets.add(`rush-${buyer}`, { variantId: 100, quantity: 1 })
      presses.push(aPlaceOrderRequest(await baskets.get(`rush-${buyer}`)))
    }
    await setStock(10)
    const answers = await Promise.all(presses.map((each, nth) => orders[nth % 2]?.place(each, HERE)))
    expect(answers.filter((each) => each?.kind === 'placed')).toHaveLength(10)
    expect(await stock()).toBe(0)
  })
})
