import type { CustomData } from '#domain/basket/basket.ts'
import { type AddedValues, addValues } from '#domain/order/add-values.ts'
import type { Order, OrderItem } from '#domain/order/order.ts'
import { ok } from '#domain/result.ts'
import type { Session } from '#modules/auth/session.ts'
import { handleOrderValues, loadOrderValues } from '#server/forms/order-values-form.ts'
import { emptyOrderClient, fakeAfterSale } from './fake-after-sale.ts'
import { formRequest } from './forms.ts'
import { recordingLog } from './log.ts'
import { anOrder, aPackage } from './orders.ts'
import { testContext } from './test-server.ts'
import { aFrameItem, aPartItem } from './workshop.ts'

const url = new URL('https://shop.example/de-de/order/values/?link=signed')

export const DISTANCES = { 'right.pd': '31,5', 'left.pd': '32' }
/** Values as they are typed, and what affirms them. */
export const VALUES = { use: 'far', 'right.sphere': '-2,25', 'left.sphere': '-1.75', ...DISTANCES }
export const AFFIRMED = { step: 'confirm', affirmed: 'yes', consent: 'yes' }

type Design = 'single-vision' | 'progressive' | 'office'

/** A frame of 52 × 40 mm whose values follow, unless they are given, and the lenses that were ordered with it. */
export const waitingPair = (
  key: string,
  group: string,
  design: Design,
  customData: CustomData = {},
): [OrderItem, ...OrderItem[]] => [
  { ...aFrameItem(key, group, customData), packageId: 1 },
  aPartItem(`${key}1`, group, design, { rxPart: 'lensType', design }),
  aPartItem(`${key}2`, group, 'index_ch', { rxPart: 'index', indexKey: 'index_ch' }),
]
const TWO_PAIRS = [...waitingPair('i7', 'one', 'single-vision'), ...waitingPair('i8', 'two', 'progressive')]

/** The form of a shop with one order, by default of two pairs whose values follow: single vision, and progressive. */
export function orderValuesForm({
  items = TWO_PAIRS,
  country = 'DE',
  session = null,
  owner = null,
}: { items?: OrderItem[]; country?: string; session?: Session | null; owner?: string | null } = {}) {
  const { log } = recordingLog()
  const { shop, customer } = anOrder()
  let order = anOrder({
    items,
    packages: [aPackage(1)],
    shop: { ...shop, country, ...(country === 'IT' && { id: 10008 }) },
    customer: { ...customer, id: owner },
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
  const { ctx } = testContext({ overrides: { orders, afterSale } })
  const scope = { ctx, variant: 'de-de', caller: { session } } as const
  const page = { url, address: '203.0.113.7' }
  return {
    recorded,
    slips,
    load: (token = 'signed', more: Parameters<typeof loadOrderValues>[2] = {}) =>
      loadOrderValues(scope, token, more),
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
