import { describe, expect, test } from 'vitest'
import type { OrderClient } from '#clients/shop-api/order-client.ts'
import type { Flags } from '#domain/shop/configuration.ts'
import { noBranchOrders } from '#clients/shop-api/branch-order-repository.ts'
import { createLookupLimits } from '#modules/order/lookup-limits.ts'
import { createCaller } from '#server/session/caller.ts'
import { valuesFromOrder } from '#server/configurator/values-from-order.ts'
import { aBranchOrder, BRANCH_VALUES, testBranchOrders } from '#tests/support/branch-orders.ts'
import { aConfiguration } from '#tests/support/configuration.ts'
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
const LENSES = { right: { sphere: -3, baseCurve: 8.6 }, left: { sphere: -2.5, baseCurve: 8.6 } }
const CARD = { method: 'card', plusMinus: 2, measuredOn: '2026-11-23' } as const
/** How high the pupils lie in the frame of the order. */
const inFrame = { right: { ...VALUES.right, hpd: 22 }, left: { ...VALUES.left, hpd: 21.5 } }
/** One order, of Anna. */
const orders: OrderClient = {
  ...emptyOrderClient,
  prescription: async (id, proof, goods) => {
    const isProven =
      'customerId' in proof
        ? proof.customerId === 'anna'
        : 'email' in proof && proof.email === 'anna@example.org'
    if (id !== NUMBER || !isProven) return null
    return goods === 'lenses' ? { prescription: LENSES } : { prescription: inFrame, pupilDistance: CARD }
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

  test('are given for a number and a proof, without the heights in its frame, and stored nowhere on the way', async () => {
    const { status, body, cache } = await ask({ orderNumber: ' 1234 5678 9012 ' })
    expect([status, cache]).toEqual([200, 'private, no-store'])
    expect(body).toEqual({
      orderNumber: NUMBER,
      orderOrigin: 'online',
      rawPrescription: VALUES,
      pupilDistance: CARD,
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

const BRANCH = {
  orderOrigin: 'branch',
  rawPrescription: BRANCH_VALUES,
  pupilDistance: { method: 'branch' },
}

describe('the values of an order of a branch', () => {
  const { branchOrders } = testBranchOrders({
    ...noBranchOrders,
    byId: async (id) => (id === '500000000001' ? aBranchOrder() : null),
  })
  const overrides = { branchOrders, shop: shopWith() }
  const ask = (server: Awaited<ReturnType<typeof startTestServer>>, payload: object) =>
    call(server, 'getPrescriptionValuesFromOrder', {
      orderNumber: '500000000001',
      orderOrigin: 'branch',
      ...payload,
    })

  test.each([{ email: 'ada@example.com' }, { zip: '50667' }])('are given for the proof %j', async (proof) => {
    await using server = await startTestServer({ overrides })
    const { status, body } = await ask(server, { proof })
    expect([status, body]).toMatchObject([200, BRANCH])
  })

  test.each([
    { proof: { email: 'eve@example.com' } },
    { proof: { zip: '50668' } },
    {},
    { orderOrigin: 'online', proof: { email: 'ada@example.com' } },
    { orderNumber: '500000000002', proof: { email: 'ada@example.com' } },
    { goods: 'lenses', proof: { email: 'ada@example.com' } },
  ])('are not given for %j', async (payload) => {
    await using server = await startTestServer({ overrides })
    const { status, body } = await ask(server, payload)
    expect([status, body.kind]).toEqual([422, 'validation-failed'])
  })

  test('are not found out by trying postcodes', async () => {
    await using server = await startTestServer({ overrides })
    const statuses = []
    for (let zip = 10_000; zip < 10_012; zip += 1)
      statuses.push((await ask(server, { proof: { zip: String(zip) } })).status)
    expect(statuses.at(-1)).toBe(429)
  })
})

test('lenses have the values of lenses, also in a shop without a configurator', async () => {
  await using server = await startTestServer({
    overrides: { orders, shop: shopWith({ rxConfigurator: false }) },
  })
  const payload = { orderNumber: NUMBER, orderOrigin: 'online', proof: { email: 'anna@example.org' } }
  const { status, body } = await call(server, 'getPrescriptionValuesFromOrder', {
    ...payload,
    goods: 'lenses',
  })
  expect([status, body.rawPrescription]).toEqual([200, LENSES])
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
  expect(await guess()).toMatchObject({ error: { status: 429, kind: 'too-many-requests' } })
})
