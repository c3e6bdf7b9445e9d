import { describe, expect, test } from 'vitest'
import type { OrderClient } from '#clients/shop-api/order-client.ts'
import type { Flags } from '#domain/shop/configuration.ts'
import { createLookupLimits } from '#modules/order/lookup-limits.ts'
import { createCaller } from '#server/session/caller.ts'
import { valuesFromOrder } from '#server/configurator/values-from-order.ts'
import { aConfiguration } from '#tests/support/configuration.ts'
import { aCustomer } from '#tests/support/customers.ts'
import { emptyOrderClient } from '#tests/support/fake-after-sale.ts'
import { call } from '#tests/support/rpc.ts'
import { fakeShopClient } from '#tests/support/shop-client.ts'
import { startTestServer, testContext } from '#tests/support/test-server.ts'

const NUMBER = '123456789012'
const VALUES = { right: { sphere: -2.25, addition: 2 }, left: { sphere: -1.75, addition: 2 } }
const shopWith = (flags: Partial<Flags> = {}) => {
  const configuration = aConfiguration()
  return () =>
    fakeShopClient({
      configuration: async () => ({ ...configuration, flags: { ...configuration.flags, ...flags } }),
    })
}
/** One order, of Anna. */
const orders: OrderClient = {
  ...emptyOrderClient,
  prescription: async (id, proof) => {
    const isProven =
      'customerId' in proof
        ? proof.customerId === 'anna'
        : 'email' in proof && proof.email === 'anna@example.org'
    return id === NUMBER && isProven ? VALUES : null
  },
}

describe('the values of an earlier order', () => {
  const ask = async (payload: object, flags: Partial<Flags> = {}) => {
    await using server = await startTestServer({ overrides: { orders, shop: shopWith(flags) } })
    const { status, body, headers } = await call(server, 'getPrescriptionValuesFromOrder', {
      orderNumber: NUMBER,
      orderOrigin: 'online',
      proof: { email: 'anna@example.org' },
      ...payload,
    })
    return { status, body, cache: headers['cache-control'] }
  }

  test('are given for a number and a proof, and stored nowhere on the way', async () => {
    const { status, body, cache } = await ask({ orderNumber: ' 1234 5678 9012 ' })
    expect([status, cache]).toEqual([200, 'private, no-store'])
    expect(body).toEqual({
      orderNumber: NUMBER,
      orderOrigin: 'online',
      rawPrescription: VALUES,
      prescriptionValues: VALUES,
      isProgressiveGlasses: true,
      isConvertibleProgressiveGlasses: true,
      progressiveGlassesPrescriptionValues: VALUES,
    })
  })

  test.each<[string, object]>([
    ['no number', { orderNumber: '   ' }],
    ['another number', { orderNumber: '999999999999' }],
    ['the proof of somebody else', { proof: { email: 'eve@example.org' } }],
    ['no proof', { proof: undefined }],
    ['an order of a branch', { orderOrigin: 'branch' }],
  ])('have one answer for %s', async (_, payload) => {
    const { status, body } = await ask(payload)
    expect([status, body.kind]).toEqual([422, 'validation-failed'])
  })

  test.each<object>([
    { orderOrigin: 'elsewhere' },
    { orderNumber: 12 },
    { orderNumber: '1'.repeat(41) },
    { proof: { phone: '1' } },
    { proof: { email: 'a', zip: 'b' } },
  ])('are not requested by %j', async (payload) => expect((await ask(payload)).status).toBe(400))

  test.each<keyof Flags>(['rxConfigurator', 'rxValuesFromOrder'])('do not exist without %s', async (flag) =>
    expect((await ask({}, { [flag]: false })).status).toBe(404),
  )
})

test('the customer of the order needs no proof, a guest does', async () => {
  const { ctx } = testContext({ overrides: { orders, shop: shopWith() } })
  const askAs = (isGuest: boolean) => {
    const session = { token: 't', customer: aCustomer({ isGuest }), expiresAt: new Date('2027-01-01') }
    const caller = createCaller(ctx.visitors, new Headers(), new URL('http://localhost/'), session)
    return valuesFromOrder({ ctx, variant: 'de-de', caller }, { orderNumber: NUMBER, orderOrigin: 'online' })
  }
  expect(await askAs(false)).toMatchObject({ ok: true })
  expect(await askAs(true)).toMatchObject({ ok: false })
})

test('guesses are limited', async () => {
  const { ctx } = testContext({ overrides: { orders, shop: shopWith() } })
  const afterSale = { ...ctx.afterSale, lookupLimits: createLookupLimits({ perAddress: 2 }) }
  const caller = createCaller(ctx.visitors, new Headers(), new URL('http://localhost/'), null, '203.0.113.7')
  const guess = () =>
    valuesFromOrder(
      { ctx: { ...ctx, afterSale }, variant: 'de-de', caller },
      { orderNumber: NUMBER, orderOrigin: 'online', proof: { zip: '10115' } },
    )
  expect(await guess()).toMatchObject({ error: { status: 422 } })
  expect(await guess()).toMatchObject({ error: { status: 422 } })
  expect(await guess()).toMatchObject({ error: { status: 429 } })
})
