import { expect, test } from 'vitest'
import { correctedValues } from '#contract/order/correct-values.ts'
import { namedValues } from '#contract/order/name-values.ts'
import { wearerOf } from '#domain/order/wearer.ts'
import { aPlaceOrderRequest, orderApi } from '#tests/support/order-api.ts'
import { onShopApi } from '#tests/support/shop-api.ts'
import { fillTypedCatalogue } from '#tests/support/typed-catalogue.ts'
import { basketApi, visitorApi } from '#tests/support/visitor-api.ts'

const VALUES = { right: { sphere: -2.25, pd: 32 }, left: { sphere: -1.75, pd: 31.5 } }

onShopApi(
  (ask) => {
    const { send } = visitorApi(ask)
    const { put, see } = basketApi(ask)
    const { placeOrder, order } = orderApi(ask)

    async function ordered(customerId: string, basket: string) {
      const inGroup = (isMainItem: boolean) => ({ id: 'pair0001', isMainItem, isRequired: true })
      const customData = { lensType: 'type_ei', prescriptionValues: VALUES }
      await put(basket, { variantId: 30, customData, itemGroup: inGroup(true) })
      await put(basket, { variantId: 220, itemGroup: inGroup(false) })
      const answer = await placeOrder(
        aPlaceOrderRequest(await see(basket), { customer: { id: customerId, email: 'ada@example.com' } }),
      )
      if (answer.kind !== 'placed') throw new Error(answer.kind)
      return { orderId: answer.order.id, key: answer.order.items[0]?.key ?? '' }
    }
    const name = async (named: unknown) => {
      const { status, body } = await send('POST', '/v1/orders/values-names', named)
      return status === 200 ? namedValues.parse(body).isNamed : status
    }
    const correct = async (corrected: unknown) => {
      const { status, body } = await send('POST', '/v1/orders/values-corrections', corrected)
      return status === 200 ? correctedValues.parse(body).isCorrected : status
    }
    const namesIn = async (id: string) => (await order(id)).order.items.map(wearerOf)

    test('a customer says whose the values of an order are, and takes it back', async () => {
      const pair = await ordered('anna', 'anna 1')
      const other = await ordered('anna', 'anna 2')
      expect(await name({ customerId: 'anna', ...pair, wearer: 'Mia' })).toBe(true)
      expect(await name({ customerId: 'anna', ...pair, wearer: 'Mia' })).toBe(true)
      expect([await namesIn(pair.orderId), await namesIn(other.orderId)]).toEqual([
        ['Mia', null],
        [null, null],
      ])
      expect(await name({ customerId: 'anna', ...pair, wearer: '' })).toBe(true)
      expect(await namesIn(pair.orderId)).toEqual([null, null])
    })

    test('nobody names the values of somebody else, of no order, or that are to be removed', async () => {
      const pair = await ordered('anna', 'anna 3')
      expect(await name({ customerId: 'ben', ...pair, wearer: 'Mia' })).toBe(false)
      expect(await name({ customerId: 'anna', ...pair, key: 'unknown', wearer: 'Mia' })).toBe(false)
      expect(await name({ customerId: 'anna', ...pair, orderId: '999999999999', wearer: 'Mia' })).toBe(false)
      expect(await name({ customerId: 'anna', ...pair, wearer: 'a'.repeat(41) })).toBe(400)
      await send('POST', '/v1/orders/values-removals', { customerId: 'anna', orderId: pair.orderId })
      expect(await name({ customerId: 'anna', ...pair, wearer: 'Mia' })).toBe(false)
      expect(await namesIn(pair.orderId)).toEqual([null, null])
    })

    test('a customer corrects own values once or again, nobody those of somebody else or that are to be removed', async () => {
      const pair = await ordered('anna', 'anna 4')
      const affirmed = { at: '2026-11-29T08:00:00Z', textVersion: '2026-11', by: 'anna' }
      const correction = { ...pair, prescription: { ...VALUES, left: { sphere: -2 } }, affirmed }
      const shown = async () => (await order(pair.orderId)).order.items[0]?.customData
      expect(await correct({ customerId: 'ben', ...correction })).toBe(false)
      expect(await correct({ customerId: 'anna', ...correction, key: 'unknown' })).toBe(false)
      expect(await correct({ customerId: 'anna', ...correction, orderId: '999999999999' })).toBe(false)
      expect(await correct({ customerId: 'anna', ...correction, prescription: 'new' })).toBe(400)
      expect(await shown()).not.toHaveProperty('correctedValues')
      for (let times = 0; times < 2; times += 1)
        expect(await correct({ customerId: 'anna', ...correction })).toBe(true)
      expect(await shown()).toMatchObject({
        prescriptionValues: VALUES,
        correctedValues: { prescriptionValues: correction.prescription, affirmed },
      })
      await send('POST', '/v1/orders/values-removals', { customerId: 'anna', orderId: pair.orderId })
      expect(await correct({ customerId: 'anna', ...correction })).toBe(false)
    })
  },
  { fill: fillTypedCatalogue },
)
