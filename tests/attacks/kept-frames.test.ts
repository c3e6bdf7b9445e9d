import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { rows } from '#platform/database.ts'
import { orderApi } from '#tests/support/order-api.ts'
import { onShopApi } from '#tests/support/shop-api.ts'
import { CASE, tried, tryOnBuyers } from '#tests/support/try-on-buyers.ts'
import { fillTypedCatalogue } from '#tests/support/typed-catalogue.ts'
import { visitorApi } from '#tests/support/visitor-api.ts'

onShopApi(
  (ask, database) => {
    const { send, get } = visitorApi(ask)
    const { move, order, stockOf } = orderApi(ask)
    const { placed, away } = tryOnBuyers(ask)

    const keep = (id: string, keys: readonly string[], by = 'buyer') =>
      send('POST', `/v1/orders/${id}/kept`, { keys, by })

    const bought = z.object({ order: z.object({ id: z.string() }) })
    const keptId = (answer: { body: unknown }) => bought.parse(answer.body).order.id
    const keysOf = ({ items }: { items: readonly { key: string }[] }) => items.map(({ key }) => key)

    describe('frames that are kept', () => {
      test('are bought once, however often and at once it is pressed', async () => {
        const tryOn = await away([tried(10), tried(20)])
        const [first = '', second = ''] = keysOf(tryOn)
        const before = await stockOf(10)
        const answers = await Promise.all(Array.from({ length: 8 }, () => keep(tryOn.id, [first])))
        expect(new Set(answers.map(keptId)).size).toBe(1)
        const kept = await order(keptId({ body: answers[0]?.body }))
        expect(kept).toMatchObject({
          order: {
            status: 'delivered',
            cost: { withTax: 9900 },
            triedIn: { orderId: tryOn.id, by: 'buyer' },
            payment: [{ key: 'accounting', amount: 9900, data: { state: 'authorised' } }],
          },
        })
        expect((await order(tryOn.id)).order.items).toMatchObject([{ keptIn: kept.order.id }, {}])
        expect(keptId(await keep(tryOn.id, [first, second]))).not.toBe(kept.order.id)
        expect(await stockOf(10)).toBe(before)
        const told = await rows<{ event: string }>(
          database().db,
          sql`select event from order_news where order_id = ${kept.order.id}`,
        )
        expect(told).toEqual([{ event: 'confirm' }])
      })

      test('come back to the stock once, by the order that bought them', async () => {
        const tryOn = await away([tried(10), tried(20)])
        const [first = ''] = keysOf(tryOn)
        const id = keptId(await keep(tryOn.id, [first]))
        const before = [await stockOf(10), await stockOf(20)]
        await move(tryOn.id, { event: 'return' })
        expect([await stockOf(10), await stockOf(20)]).toEqual([before[0], (before[1] ?? 0) + 1])
        expect((await move(tryOn.id, { event: 'return', items: [{ key: first }] })).status).toBe(409)
        await move(id, { event: 'return' })
        expect(await stockOf(10)).toBe((before[0] ?? 0) + 1)
        expect((await order(tryOn.id)).order.status).toBe('delivered')
      })

      test.each<[string, () => Promise<[string, string[]]>, number]>([
        ['of another order', async () => [(await away()).id, keysOf(await away())], 409],
        [
          'that were not sent',
          async () => {
            const of = await placed()
            return [of.id, keysOf(of)]
          },
          409,
        ],
        [
          'that came back',
          async () => {
            const of = await away()
            await move(of.id, { event: 'return' })
            return [of.id, keysOf(of)]
          },
          409,
        ],
        [
          'that were bought as always',
          async () => {
            const of = await away([{ variantId: CASE, quantity: 1 }])
            return [of.id, keysOf(of)]
          },
          409,
        ],
        ['of no order', async () => ['100000000000', ['key']], 404],
        ['without a name', async () => [(await away()).id, []], 400],
      ])('are none %s', async (_, make, status) => {
        const [id, keys] = await make()
        expect((await keep(id, keys)).status).toBe(status)
      })

      test('are charged by the operator only after two letters', async () => {
        const tryOn = await away()
        const charge = () => keep(tryOn.id, keysOf(tryOn), 'operator')
        expect((await charge()).status).toBe(409)
        const letter = (stage: number) => send('POST', `/v1/orders/${tryOn.id}/try-on-letters`, { stage })
        for (const stage of [1, 2, 3, 3, 2]) await letter(stage)
        expect((await order(tryOn.id)).order.tryOn?.letters.map(({ stage }) => stage)).toEqual([1, 2, 3])
        expect((await charge()).status).toBe(409)
        await database().db.execute(sql`
          update purchase set document = replace(document::text, '2026-06-01T12:00:00', '2026-05-01T12:00:00')::jsonb
          where id = ${tryOn.id}`)
        const charged = await order(keptId(await charge()))
        expect(charged.order).toMatchObject({ cost: { withTax: 29900 }, triedIn: { by: 'operator' } })
        const told = await rows<{ event: string }>(
          database().db,
          sql`select event from order_news where order_id = ${charged.order.id}`,
        )
        expect(told).toEqual([{ event: 'charge' }])
      })
    })

    test('letters go to open try-ons alone', async () => {
      const [open, back, goods] = [await away(), await away(), await away([{ variantId: CASE, quantity: 1 }])]
      await move(back.id, { event: 'return' })
      const listed = z.array(bought).parse((await get('/v1/orders/try-ons')).body)
      const ids = listed.map((each) => each.order.id)
      expect([open, back, goods].map(({ id }) => ids.includes(id))).toEqual([true, false, false])
      expect((await send('POST', `/v1/orders/${goods.id}/try-on-letters`, { stage: 1 })).status).toBe(404)
    })
  },
  { fill: fillTypedCatalogue },
)
