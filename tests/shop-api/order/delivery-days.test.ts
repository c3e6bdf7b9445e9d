import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addWorkingDays } from '#domain/delivery/delivery-window.ts'
import { NOW } from '#tests/support/catalogue.ts'
import { aPlaceOrderRequest, orderApi } from '#tests/support/order-api.ts'
import { onShopApi } from '#tests/support/shop-api.ts'
import { fillTypedCatalogue } from '#tests/support/typed-catalogue.ts'
import { basketApi, visitorApi } from '#tests/support/visitor-api.ts'

const PRESCRIPTION = { right: { sphere: -2.25, pd: 32 }, left: { sphere: -1.75, pd: 31.5 } }
const VALUES = {
  group: 'pair0001',
  prescription: PRESCRIPTION,
  affirmed: { at: '2026-11-22T10:00:00Z', textVersion: '2026-11' },
}
const later = ({ minimum, maximum }: { minimum: string; maximum: string }) => ({
  minimum: addWorkingDays(minimum, 5, 'DE'),
  maximum: addWorkingDays(maximum, 5, 'DE'),
})

onShopApi(
  (ask, database) => {
    const { send } = visitorApi(ask)
    const { put, see } = basketApi(ask)
    const { placeOrder, order, move } = orderApi(ask)

    async function putPair(basket: string, id: string, customData = {}): Promise<void> {
      const itemGroup = (isMainItem: boolean) => ({ id, isMainItem, isRequired: true })
      const frame = { lensType: 'type_ei', ...customData }
      await put(basket, { variantId: 30, customData: frame, itemGroup: itemGroup(true) })
      await put(basket, { variantId: 220, itemGroup: itemGroup(false) })
    }

    /** The number of an order that was placed five working days ago. */
    async function ordered(basket: string): Promise<string> {
      const answer = await placeOrder(aPlaceOrderRequest(await see(basket)))
      const id = answer.kind === 'placed' ? answer.order.id : ''
      const before = new Date(NOW.getTime() - 7 * 86_400_000).toISOString()
      await database().db.execute(sql`update purchase set placed_at = ${before} where id = ${id}`)
      return id
    }
    const days = async (id: string) =>
      (await order(id)).order.packages.map(({ deliveryDate }) => deliveryDate)

    test('the days of delivery count from when the values come, however often they are sent', async () => {
      await putPair('days of values', VALUES.group)
      const id = await ordered('days of values')
      const agreed = await days(id)
      const record = () => send('POST', `/v1/orders/${id}/values`, VALUES)
      await Promise.all(Array.from({ length: 3 }, record))
      expect(await days(id)).toEqual(agreed.map(later))
      await move(id, { event: 'cancel' })
    })

    test('the days of delivery of what is left count from when glasses without values are cancelled', async () => {
      await putPair('days of what is left', VALUES.group)
      await putPair('days of what is left', 'pair0002', { prescriptionValues: PRESCRIPTION })
      const id = await ordered('days of what is left')
      const agreed = await days(id)
      const { items } = (await order(id)).order
      const keys = items.filter(({ itemGroup }) => itemGroup?.id === VALUES.group).map(({ key }) => key)
      await move(id, { event: 'cancel', items: keys })
      expect(agreed).toHaveLength(1)
      expect(await days(id)).toEqual(agreed.map(later))
      await move(id, { event: 'cancel' })
    })
  },
  { fill: fillTypedCatalogue },
)
