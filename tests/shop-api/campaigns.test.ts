import { beforeAll, describe, expect, test } from 'vitest'
import { createOrderResult } from '#contract/order/payment.ts'
import { insertRows } from '#shop-api/bulk-insert.ts'
import { campaign } from '#shop-api/schema/marketing.ts'
import { NOW } from '#tests/support/catalogue.ts'
import { VALUES } from '#tests/support/catalogue-vocabulary.ts'
import { aPlaceOrderRequest, PARCEL } from '#tests/support/order-api.ts'
import { onShopApi } from '#tests/support/shop-api.ts'
import { basketApi, visitorApi } from '#tests/support/visitor-api.ts'

const now = NOW.toISOString()
const texts = {
  '*': { name: '', description: '', headline: '', subline: '', link: '/', badgeLabel: '', condition: '' },
}

onShopApi((ask, database) => {
  const { send } = visitorApi(ask)
  const { put, see } = basketApi(ask)

  beforeAll(async () => {
    const blue = { shopIds: [1], reduction: 10, valueId: VALUES.blue, texts }
    await insertRows(database().db, campaign, [
      { ...blue, id: 11, key: 'ends-now', startsAt: '2026-05-01T00:00:00Z', endsAt: now },
      { ...blue, id: 12, key: 'starts-now', startsAt: now, endsAt: '2026-07-01T00:00:00Z' },
    ])
  })

  test.each([
    ['px-blue', 8910],
    ['starts-now', 8910],
    ['ends-now', 9900],
    ['px-over', 9900],
    ['unknown', 9900],
    ['', 9900],
  ])('with the campaign "%s" a basket costs %i', async (key, total) => {
    await put(`with-${key}`, { variantId: 20 })
    const { items, cost } = await see(`with-${key}`, `?campaignKey=${key}`)
    expect(cost.withTax).toBe(total)
    expect(items[0]?.price.total.withTax).toBe(total)
  })

  describe('an order', () => {
    const place = async (campaignKey: string, request: unknown) => {
      const { body } = await send('POST', `/v1/orders?campaignKey=${campaignKey}`, request)
      return createOrderResult.parse(body)
    }

    test('has the price of the running campaign, and names it', async () => {
      await put('bought', { variantId: 20 })
      const shown = await see('bought', '?campaignKey=px-blue')
      const placed = await place('px-blue', aPlaceOrderRequest(shown, { fees: [PARCEL] }))
      expect(placed).toMatchObject({
        kind: 'placed',
        order: {
          campaignKey: 'px-blue',
          cost: { withTax: 8910 + 495, appliedReductions: [{ category: 'sale' }, { category: 'campaign' }] },
        },
      })
    })

    test.each(['ends-now', ''])(
      'after the campaign (“%s”) shows the new price first',
      async (campaignKey) => {
        const key = `late-${campaignKey}`
        const itemKey = await put(key, { variantId: 20 })
        const shown = await see(key, '?campaignKey=px-blue')
        expect(await place(campaignKey, aPlaceOrderRequest(shown))).toMatchObject({
          kind: 'changed',
          changes: [
            { kind: 'price', itemKey, was: 8910, now: 9900 },
            { kind: 'total', was: 8910, now: 9900 },
          ],
        })
        const agreed = await place(campaignKey, aPlaceOrderRequest(await see(key)))
        expect(agreed).toMatchObject({ kind: 'placed', order: { cost: { withTax: 9900 } } })
        expect(agreed).not.toHaveProperty('order.campaignKey')
      },
    )
  })
})
