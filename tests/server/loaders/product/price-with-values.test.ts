import { expect, test } from 'vitest'
import type { ConfiguratorDrafts } from '#modules/configurator/configurator-drafts.ts'
import type { ConfiguratorAnswers } from '#domain/configurator/answer-name.ts'
import type { Prescription } from '#domain/prescription/eye-field.ts'
import type { Order } from '#domain/order/order.ts'
import { priceWithValues } from '#server/loaders/product/price-with-values.ts'
import { createCaller } from '#server/session/caller.ts'
import { anItem, inGroup } from '#tests/support/basket-items.ts'
import { aConfiguration } from '#tests/support/configuration.ts'
import { TYPED } from '#tests/support/configurator-context.ts'
import { aCustomer } from '#tests/support/customers.ts'
import { emptyOrderClient } from '#tests/support/fake-after-sale.ts'
import { fakeBasket } from '#tests/support/fake-basket.ts'
import { aPrice, aProduct, aStock, attributesOf, aVariant } from '#tests/support/goods.ts'
import { anOrder, anOrderItem } from '#tests/support/orders.ts'
import { fakeShopClient } from '#tests/support/shop-client.ts'
import { testContext } from '#tests/support/test-server.ts'

const part = (id: number, price: number, referenceKey: string, customData: Record<string, unknown>) =>
  aProduct(id, {
    customData,
    variants: [aVariant(id, { referenceKey, price: aPrice(price), stock: aStock(9) })],
  })
const LENSES = [
  part(51, 6900, 'single', { rxPart: 'lensType', design: 'single-vision' }),
  part(52, 19_900, 'progressive', { rxPart: 'lensType', design: 'progressive' }),
  part(53, 0, 'index_cr', { rxPart: 'index', indexKey: 'index_cr' }),
]
const SINGLE = 11_900 + 6900
const PROGRESSIVE = 11_900 + 19_900

const values = (addition?: number): Prescription => {
  const eye = { sphere: -2, pd: 32, ...(addition && { addition }) }
  return { right: eye, left: eye }
}
const orderOf = (prescriptionValues: Prescription, rest: Partial<Order> = {}): Order =>
  anOrder({
    items: [anOrderItem('i1', { ...inGroup('g', true), customData: { prescriptionValues } })],
    ...rest,
  })
const glasses = (prescriptionValues: Prescription) =>
  anItem('i1', { ...inGroup('g', true), customData: { prescriptionValues } })

type Given = {
  orders?: Order[]
  isGuest?: boolean
  answers?: ConfiguratorAnswers
  basket?: ReturnType<typeof anItem>[]
  isKnown?: boolean
  stock?: number
  isConfigured?: boolean
}

async function priceFor({
  orders,
  isGuest = false,
  answers,
  basket = [],
  isKnown = false,
  stock = 9,
  isConfigured = true,
}: Given) {
  const configuration = aConfiguration()
  const frame = aProduct(12, {
    name: 'Brera',
    attributes: attributesOf({ rimType: 'full' }),
    categories: [],
    variants: [aVariant(1, { price: aPrice(11_900), stock: aStock(stock, false) })],
  })
  const shop = fakeShopClient({
    productIdOfVariant: async (id) => (id === 1 ? 12 : null),
    product: async () => frame,
    rxProducts: async () => LENSES,
    configuration: async () => ({
      ...configuration,
      flags: { ...configuration.flags, rxConfigurator: isConfigured },
    }),
  })
  const configuratorDrafts: Pick<ConfiguratorDrafts, 'read'> = {
    read: async () => (answers ? { answers, fromOrder: null, latestSaves: null, affirmed: null } : null),
  }
  const base = testContext().ctx
  const ctx = {
    ...base,
    shop: () => shop,
    orders: { ...emptyOrderClient, byCustomer: async () => ({ orders: orders ?? [], total: 1 }) },
    baskets: () => fakeBasket({ items: basket }).handle.baskets,
    configuratorDrafts: { ...base.configuratorDrafts, ...configuratorDrafts },
  }
  const session = orders
    ? { token: 't', customer: aCustomer({ isGuest }), expiresAt: new Date('2099-01-01') }
    : null
  const caller = createCaller(ctx.visitors, new Headers(), new URL('http://localhost/'), session)
  if (isKnown) caller.ensureUser()
  const query = new URLSearchParams('configure=type&variantid=1&fragment=price')
  return priceWithValues({ ctx, variant: 'de-de', caller }, 'brera-12', query)
}

test.each<[string, Given, number | null]>([
  ['nobody', {}, null],
  ['a customer without values', { orders: [anOrder()] }, null],
  ['the latest glasses of an account', { orders: [orderOf(values(2)), orderOf(values())] }, PROGRESSIVE],
  ['glasses of one power', { orders: [orderOf(values())] }, SINGLE],
  ['values that leave the account', { orders: [orderOf(values(), { valuesRemoval: 'requested' })] }, null],
  ['a guest who has ordered', { orders: [orderOf(values())], isGuest: true }, null],
  ['answers about this frame before the account', { orders: [orderOf(values(2))], answers: TYPED }, SINGLE],
  [
    'answers that are not complete',
    { answers: { lensType: 'type_ei', source: 'slip' }, isKnown: true },
    null,
  ],
  ['a visitor with glasses in the basket', { basket: [glasses(values(2))], isKnown: true }, PROGRESSIVE],
  ['a visitor with an empty basket', { isKnown: true }, null],
  ['a frame that is sold out', { orders: [orderOf(values())], stock: 0 }, null],
  ['a shop that configures nothing', { orders: [orderOf(values())], isConfigured: false }, null],
])('%s', async (_, given, expected) => expect(await priceFor(given)).toBe(expected))
