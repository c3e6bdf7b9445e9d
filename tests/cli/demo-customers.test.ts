import { beforeAll, expect, test } from 'vitest'
import { createDemoCustomers } from '#cli/demo-customers.ts'
import { DEMO_GLASSES, DEMO_LENSES } from '#cli/demo-request.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { saveBranches } from '#shop-api/branch/save-branches.ts'
import { VARIANT_CODES, type VariantCode } from '#i18n/variants.ts'
import { aBranch } from '#tests/support/branches.ts'
import { aConfiguration } from '#tests/support/configuration.ts'
import { advancedOf, aProduct, aVariant } from '#tests/support/goods.ts'
import { fakeShopClient } from '#tests/support/shop-client.ts'
import { subscribable } from '#tests/support/subscriptions.ts'
import { onTestShop } from '#tests/support/test-shop.ts'
import { fillTypedCatalogue } from '#tests/support/typed-catalogue.ts'

/** Care of the test catalogue that can be subscribed to. */
const CARE = 100
/** Frames, lenses for them, and contact lenses of the test catalogue. */
const GOODS: Record<number, Product> = {
  [DEMO_GLASSES]: aProduct(7),
  [DEMO_LENSES]: aProduct(24, {
    advancedAttributes: advancedOf({
      lensParameterRange: [
        { parameter: 'sphere', from: -6, to: 4, step: 0.25 },
        { parameter: 'cylinder', from: -1.75, to: -0.75, step: 0.5 },
        { parameter: 'axis', from: 10, to: 180, step: 10 },
        { parameter: 'baseCurve', from: 8.4, to: 8.4, step: 0 },
      ],
    }),
  }),
}
const LENSES = aProduct(22, {
  customData: { rxPart: 'lensType', design: 'single-vision' },
  variants: [aVariant(220, { referenceKey: 'V-220' })],
})

onTestShop((shop, database) => {
  beforeAll(() => saveBranches(database().db, [aBranch()], false))

  const demo = (accountOf: (email: string) => string | null) => {
    const client = (variant: VariantCode) =>
      fakeShopClient({
        configuration: async () => {
          const { flags } = aConfiguration()
          return aConfiguration({ flags: { ...flags, subscription: variant === 'de-de' } })
        },
        branches: async () => [aBranch()],
        product: async (id) => GOODS[id] ?? aProduct(10, { ...subscribable(), variants: [aVariant(CARE)] }),
        rxProducts: async () => [LENSES],
      })
    return createDemoCustomers({
      provideAccount: async ({ email }) => accountOf(email),
      shop: client,
      baskets: () => shop().baskets,
      orders: shop().orderRepository,
      subscriptions: shop().subscriptions,
      branchOrders: shop().branchOrders,
      appointments: shop().appointments,
      now: shop().now,
    }).provide()
  }

  test('each shop gets a customer, with a subscription where there are some, and only once', async () => {
    const first = await demo((email) => email)
    expect(first?.map(({ variant }) => variant)).toEqual(VARIANT_CODES)
    const [german, ...others] = first ?? []
    expect(german?.subscription).toMatch(/^\d{12}-1$/)
    expect(others.every(({ subscription }) => subscription === null)).toBe(true)
    expect(await demo((email) => email)).toEqual(first)
    const [subscription] = await shop().subscriptions.list(german?.email)
    expect(subscription).toMatchObject({ id: german?.subscription, status: 'active' })
  })

  test('a subscription that was cancelled makes way for another one, once', async () => {
    const subscriptionOf = async () => (await demo((email) => email))?.[0]?.subscription ?? ''
    const first = await subscriptionOf()
    await shop().subscriptions.cancel(first, { by: { actor: 'operator' }, manner: 'extraordinary' })
    const second = await subscriptionOf()
    expect(second).not.toBe(first)
    expect(await subscriptionOf()).toBe(second)
    expect((await shop().subscriptions.byId(second))?.subscription.status).toBe('active')
  })

  test('each customer has got glasses and contact lenses, both made to values', async () => {
    const customers = (await demo((email) => email)) ?? []
    expect(customers).toHaveLength(VARIANT_CODES.length)
    for (const customer of customers)
      for (const id of [customer.glasses, customer.contactLenses]) {
        const { order } = (await shop().orderRepository.byId(id ?? '')) ?? {}
        expect(order).toMatchObject({
          status: 'delivered',
          customer: { id: customer.email },
          items: expect.arrayContaining([
            expect.objectContaining({
              customData: expect.objectContaining({
                prescriptionValues: { right: expect.anything(), left: expect.anything() },
              }),
            }),
          ]),
        })
      }
  })

  test('each customer has bought glasses in a branch, and is expected in one', async () => {
    const customers = (await demo((email) => email)) ?? []
    expect(customers).toHaveLength(VARIANT_CODES.length)
    for (const { email, branchOrder, appointment, appointmentId } of customers) {
      expect(await shop().branchOrders.list(email)).toMatchObject([
        {
          id: branchOrder,
          branchId: aBranch().id,
          customer: { id: email, email },
          lines: [{ values: { left: { sphere: -1.75 } } }],
        },
      ])
      expect(await shop().appointments.list(email)).toMatchObject([
        { id: appointmentId, number: appointment, status: 'booked', person: { email } },
      ])
    }
  })

  test('a shop in production gets none', async () => expect(await demo(() => null)).toBeNull())
}, fillTypedCatalogue)
