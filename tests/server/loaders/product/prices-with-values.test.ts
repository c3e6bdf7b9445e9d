import { expect, test } from 'vitest'
import type { Product } from '#domain/catalogue/product.ts'
import type { Order } from '#domain/order/order.ts'
import type { Prescription } from '#domain/prescription/eye-field.ts'
import { pricesWithValues } from '#server/loaders/product/prices-with-values.ts'
import { createCaller } from '#server/session/caller.ts'
import { inGroup } from '#tests/support/basket-items.ts'
import { aConfiguration } from '#tests/support/configuration.ts'
import { aCustomer } from '#tests/support/customers.ts'
import { emptyOrderClient } from '#tests/support/fake-after-sale.ts'
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
  part(53, 0, 'index_cr', { rxPart: 'index', indexKey: 'index_cr' }),
]
const frame = (id: number, cents: number, stock = 9) =>
  aProduct(id, {
    attributes: attributesOf({ rimType: 'full' }),
    categories: [],
    variants: [aVariant(id * 10, { price: aPrice(cents), stock: aStock(stock, false) })],
  })
const PRODUCTS = [frame(1, 11_900), frame(2, 9900, 0), frame(3, 0), part(4, 500, 'case', {}), frame(5, 4900)]

const VALUES: Prescription = { right: { sphere: -2, pd: 32 }, left: { sphere: -2, pd: 32 } }
const ordered = (values: Prescription, wearer?: string): Order =>
  anOrder({
    items: [
      anOrderItem('i1', {
        ...inGroup('g', true),
        customData: { prescriptionValues: values, ...(wearer !== undefined && { wearer }) },
      }),
    ],
  })

type Given = { orders?: Order[]; isSignedIn?: boolean; flags?: Record<string, boolean>; ids?: number[] }

async function pricesFor({ orders = [ordered(VALUES)], isSignedIn = true, flags = {}, ids }: Given) {
  const configuration = aConfiguration()
  const loaded: number[] = []
  const shop = fakeShopClient({
    configuration: async () => ({ ...configuration, flags: { ...configuration.flags, ...flags } }),
    productIdOfVariant: async (id) => id / 10,
    rxProducts: async () => LENSES,
    async product(id): Promise<Product | null> {
      loaded.push(id)
      return PRODUCTS.find((product) => product.id === id) ?? null
    },
  })
  const base = testContext().ctx
  const ctx = {
    ...base,
    shop: () => shop,
    orders: { ...emptyOrderClient, byCustomer: async () => ({ orders, total: orders.length }) },
  }
  const session = isSignedIn ? { token: 't', customer: aCustomer(), expiresAt: new Date('2099-01-01') } : null
  const caller = createCaller(ctx.visitors, new Headers(), new URL('http://localhost/'), session)
  const prices = await pricesWithValues({ ctx, variant: 'de-de', caller }, ids ?? [1, 2, 3, 4, 5, 6, 1])
  return { prices: [...prices], loaded }
}

const FRAMES = [
  [1, 11_900 + 6900],
  [5, 4900 + 6900],
]
test.each<[string, Given, number[][]]>([
  ['frames that are sold, of a list with other goods', { flags: { zeroCostFrames: false } }, FRAMES],
  ['frames that cost nothing without lenses', { ids: [3], flags: { zeroCostFrames: true } }, [[3, 6900]]],
  ['nobody who is not signed in', { isSignedIn: false }, []],
  [
    'values that carry the own name',
    { orders: [ordered(VALUES, aCustomer().firstName)], flags: { zeroCostFrames: false } },
    FRAMES,
  ],
  ['nobody with the values of their child alone', { orders: [ordered(VALUES, 'Mia')] }, []],
  ['no account without values', { orders: [anOrder()] }, []],
  ['no values that are not made', { orders: [ordered({ ...VALUES, right: { sphere: -30, pd: 32 } })] }, []],
  ['no shop without a configurator', { flags: { rxConfigurator: false } }, []],
])('there are prices for %s', async (_, given, prices) =>
  expect((await pricesFor(given)).prices).toEqual(prices),
)

test('no product is loaded for an account without values, and never more than 96', async () => {
  expect((await pricesFor({ orders: [] })).loaded).toEqual([])
  const { loaded } = await pricesFor({ ids: Array.from({ length: 200 }, (_, id) => id + 100) })
  expect(new Set(loaded).size).toBe(96)
})
