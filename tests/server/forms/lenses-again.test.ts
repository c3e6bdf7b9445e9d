import { expect, test } from 'vitest'
import { z } from 'zod'
import { basket as basketSchema } from '#contract/shop-api/basket.ts'
import { handleOwnValues } from '#server/forms/own-values-form.ts'
import { basketProcedures } from '#server/rpc/basket.ts'
import { inGroup } from '#tests/support/basket-items.ts'
import { checkoutFixture } from '#tests/support/checkout-fixture.ts'
import { aCustomer } from '#tests/support/customers.ts'
import { formRequest } from '#tests/support/forms.ts'
import { anOrder, anOrderItem } from '#tests/support/orders.ts'
import { fillTypedCatalogue } from '#tests/support/typed-catalogue.ts'

const { shopper } = checkoutFixture(fillTypedCatalogue)
const url = new URL('https://shop.example/de-de/account/values/')
const places = {
  url,
  path: url.pathname,
  toBasket: '/de-de/basket/',
  hrefOf: (path: string) => `/de-de${path}`,
}
const customer = aCustomer()

const right = { sphere: -2.25, cylinder: -0.75, axis: 170, baseCurve: 8.4 }
const left = { ...right, sphere: -3 }
const item = (key: string, values: object, rest = {}) => {
  const bought = anOrderItem(key, { customData: { prescriptionValues: values }, ...rest })
  return { ...bought, variant: { ...bought.variant, id: 240 } }
}
/** A lens for each eye, the left one of another kind; glasses and a case beside them. */
const ITEMS = [
  { ...item('i1', { right, left: {} }), quantity: 2 },
  { ...item('i2', { right: {}, left }), product: anOrderItem('i9').product },
  item('i3', { right: { sphere: -2 }, left: { sphere: -2 } }, inGroup('g', true)),
  anOrderItem('i4'),
]

async function press(fields: Record<string, string>, items = ITEMS) {
  const visit = await shopper(false)
  const order = anOrder({ items, customer: { ...anOrder().customer, id: customer.id } })
  const orders = { ...visit.ctx.orders, byId: async (id: string) => (id === order.id ? order : null) }
  const scope = { ...visit, ctx: { ...visit.ctx, orders } }
  const request = formRequest(url, { action: 'again', order: order.id, ...fields })
  const response = await handleOwnValues(scope, customer, request, places)
  const location = response instanceof Response && response.headers.get('location')
  const read = await basketProcedures.getBasket(visit, {})
  const lines = read.ok ? z.object({ basket: basketSchema }).parse(read.value).basket.items : []
  return {
    location,
    lines: lines.map(({ quantity, customData }) => [quantity, customData['prescriptionValues']]),
  }
}

const RIGHT = [2, { right, left: {} }]
const LEFT = [1, { right: {}, left }]

test.each<[string, Record<string, string>, unknown[]]>([
  ['all contact lenses of an order', {}, [RIGHT, LEFT]],
  ['those of one eye', { key: 'i2' }, [LEFT]],
])('one press orders %s again, and nothing else of it', async (_, fields, lines) =>
  expect(await press(fields)).toEqual({ location: '/de-de/basket/?note=added-all', lines }),
)

test('an order without contact lenses orders nothing again', async () =>
  expect(await press({}, ITEMS.slice(2))).toEqual({
    location: '/de-de/account/values/?note=gone',
    lines: [],
  }))
