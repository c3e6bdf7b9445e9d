import { type AddedValues, addValues } from '#domain/order/add-values.ts'
import type { Order } from '#domain/order/order.ts'
import { ok } from '#domain/result.ts'
import { handleOrderValues, loadOrderValues } from '#server/forms/order-values-form.ts'
import { aConfiguration } from './configuration.ts'
import { emptyOrderClient, fakeAfterSale } from './fake-after-sale.ts'
import { formRequest } from './forms.ts'
import { aProduct, aVariant } from './goods.ts'
import { recordingLog } from './log.ts'
import { anOrder, anOrderItem, aPackage } from './orders.ts'
import { fakeShopClient } from './shop-client.ts'
import { testContext } from './test-server.ts'

const url = new URL('https://shop.example/de-de/order/values/?link=signed')

/** A pair whose values follow, unless they are given. */
export const waitingPair = (key: string, group: string, lens: string, customData: object = {}) =>
  anOrderItem(key, {
    packageId: 1,
    itemGroup: { id: group, isMainItem: true, isRequired: true },
    customData: { lensType: 'type_ei', configurationItems: [{ referenceKey: lens }], ...customData },
  })
const TWO_PAIRS = [waitingPair('i7', 'one', 'single'), waitingPair('i8', 'two', 'progressive')]

/** The form of a shop with one order, by default of two pairs whose values follow: single vision, and progressive. */
export function orderValuesForm({ items = TWO_PAIRS, country = 'DE' } = {}) {
  const { log } = recordingLog()
  let order = anOrder({ items, packages: [aPackage(1)], shop: { ...anOrder().shop, country } })
  const lens = (id: number, design: string) =>
    aProduct(id, {
      customData: { rxPart: 'lensType', design },
      variants: [aVariant(id * 10, { referenceKey: design === 'progressive' ? design : 'single' })],
    })
  const recorded: AddedValues[] = []
  const slips: string[] = []
  const fake = fakeAfterSale(log)
  const afterSale = {
    ...fake,
    orderToComplete: async (token: string): Promise<Order | null> => (token === 'signed' ? order : null),
    slips: {
      ...fake.slips,
      list: async () =>
        slips.map((groupId) => ({ orderId: order.id, groupId, receivedAt: '2026-11-22T10:00:00Z' })),
      async save(_: Order, groupId: string, file: Buffer) {
        if (file.toString() === 'broken') return { ok: false, error: 'unreadable' } as const
        slips.push(groupId)
        return ok(undefined)
      },
    },
  }
  const orders = {
    ...emptyOrderClient,
    async addValues(_: string, values: AddedValues) {
      const added = addValues(order, values)
      if (!added.ok) return added
      recorded.push(values)
      order = { ...order, items: added.value }
      return ok(order)
    },
  }
  const client = fakeShopClient({
    configuration: async () => aConfiguration(),
    rxProducts: async () => [lens(1, 'single-vision'), lens(2, 'progressive')],
  })
  const { ctx } = testContext({ overrides: { orders, afterSale, shop: () => client } })
  const scope = { ctx, variant: 'de-de' } as const
  const page = { url, address: '203.0.113.7' }
  return {
    recorded,
    slips,
    load: (token = 'signed') => loadOrderValues(scope, token),
    send: (fields: Record<string, string>, token = 'signed', headers = {}) =>
      handleOrderValues(scope, token, formRequest(url, { group: 'one', ...fields }, headers), page),
    sendFile(content: string, fields: Record<string, string> = { consent: 'yes' }) {
      const body = new FormData()
      for (const [name, value] of Object.entries({ group: 'one', ...fields })) body.set(name, value)
      body.set('slip', new File([content], 'slip.jpg', { type: 'image/jpeg' }))
      const headers = { 'sec-fetch-site': 'same-origin' }
      return handleOrderValues(scope, 'signed', new Request(url, { method: 'POST', body, headers }), page)
    },
  }
}
