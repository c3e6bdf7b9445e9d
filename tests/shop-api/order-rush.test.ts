import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rows } from '#platform/database.ts'
import { aPlaceOrderRequest, orderApi } from '#tests/support/order-api.ts'
import { onShopApi } from '#tests/support/shop-api.ts'
import { basketApi } from '#tests/support/visitor-api.ts'

const BUYERS = 200

onShopApi((ask, database) => {
  const { put, see } = basketApi(ask)
  const { placeOrder, stockOf } = orderApi(ask)

  /** All buyers have the basket and have agreed; then they submit at the same time. */
  async function rush(name: string, variantIds: number[], paymentKey: 'accounting' | 'creditcard') {
    const presses = []
    for (let buyer = 0; buyer < BUYERS; buyer++) {
      const key = `${name}-${buyer}`
      for (const variantId of buyer % 2 ? variantIds : variantIds.toReversed()) await put(key, { variantId })
      presses.push(aPlaceOrderRequest(await see(key), { paymentKey }))
    }
    const answers = await Promise.all(presses.map(placeOrder))
    return Object.groupBy(answers, ({ kind }) => kind)
  }

  test('two hundred simultaneous buyers get the last ten pieces, and the others see that it is sold out', async () => {
    await database().db.execute(sql`update stock set quantity = 10 where variant_id = 10`)
    const { placed = [], changed = [], ...others } = await rush('last', [10], 'accounting')
    expect([placed.length, changed.length, others]).toEqual([10, BUYERS - 10, {}])
    expect(await stockOf(10)).toBe(0)
    for (const answer of changed)
      expect(answer).toMatchObject({ changes: [{ kind: 'gone', name: 'Alba' }, { kind: 'total' }] })
  }, 120_000)

  test('buyers of two products, listed in either order, get both or neither', async () => {
    await database().db.execute(sql`update stock set quantity = 10 where variant_id in (30, 31)`)
    const { placed = [] } = await rush('pair', [30, 31], 'creditcard')
    expect(placed).toHaveLength(10)
    const left = await rows<{ sum: number }>(
      database().db,
      sql`select sum(quantity)::int as sum from stock where variant_id in (30, 31)`,
    )
    expect(left).toEqual([{ sum: 0 }])
  }, 120_000)
})
