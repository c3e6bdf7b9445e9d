import { describe, expect, test } from 'vitest'
import type { OrderClient } from '#clients/shop-api/order-client.ts'
import { lensChoice } from '#domain/lens/lens-form.ts'
import { handleLensForm } from '#server/forms/lens-form.ts'
import { basketProcedures } from '#server/rpc/basket.ts'
import type { RequestScope } from '#server/request/request-scope.ts'
import { checkoutFixture } from '#tests/support/checkout-fixture.ts'
import { emptyOrderClient } from '#tests/support/fake-after-sale.ts'
import { formRequest } from '#tests/support/forms.ts'
import { aProduct } from '#tests/support/goods.ts'
import { fillTypedCatalogue } from '#tests/support/typed-catalogue.ts'

const { shopper } = checkoutFixture(fillTypedCatalogue)
const url = new URL('https://shop.example/de-de/p/iris-24/')
const PRODUCT = 24
const FIELDS = {
  'right-sphere': '-2.25',
  'right-cylinder': '-0.75',
  'right-axis': '170',
  'right-baseCurve': '8.4',
  'right-quantity': '2',
  'left-quantity': '0',
}
const VALUES = { sphere: -2.25, cylinder: -0.75, axis: 170, baseCurve: 8.4 }

async function submit(scope: RequestScope, fields: Record<string, string>, headers?: Record<string, string>) {
  const shown = 'attributes,advancedAttributes,variants.attributes'
  const product = await scope.ctx.shop('de-de').product(PRODUCT, { with: shown })
  const choice = lensChoice(product ?? aProduct(1)) ?? { ranges: [], color: null, variants: [] }
  return handleLensForm(scope, formRequest(url, fields, headers), { choice, url, toBasket: '/basket/' })
}

const linesOf = async (scope: RequestScope) => {
  const read = await basketProcedures.getBasket(scope, {})
  return read.ok ? read.value : null
}

describe('a form of lenses that is sent without a script', () => {
  test('adds the lens of one eye and leads to the basket, whose address names no value', async () => {
    const scope = await shopper(false)
    const answer = await submit(scope, FIELDS)
    expect(answer instanceof Response && [answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/basket/?note=added',
    ])
    expect(await linesOf(scope)).toMatchObject({
      basket: {
        items: [
          {
            quantity: 2,
            variant: { id: 240 },
            customData: { prescriptionValues: { right: VALUES, left: {} } },
          },
        ],
      },
    })
  })

  test.each([
    [
      'subscribes to it',
      { subscription: 'yes', interval: '3', day: '12' },
      'added',
      [{ pricePromotionKey: 'subscription' }],
    ],
    [
      'buys it once',
      { subscription: 'no', interval: '3', day: '12' },
      'added',
      [{ prescriptionValues: { right: VALUES } }],
    ],
    [
      'with a day that there is not adds nothing',
      { subscription: 'yes', interval: '3', day: '31' },
      'failed',
      [],
    ],
  ])('%s', async (_, choice, note, customData) => {
    const scope = await shopper(false)
    const answer = await submit(scope, { ...FIELDS, ...choice })
    expect(answer instanceof Response && answer.headers.get('location')).toBe(`/basket/?note=${note}`)
    const lines = customData.map((each) => ({ customData: each }))
    expect(await linesOf(scope)).toMatchObject({ basket: { items: lines } })
  })

  test('comes back as it was filled in, with what is missing, and nothing is added', async () => {
    const scope = await shopper(false)
    const answer = await submit(scope, { ...FIELDS, 'right-baseCurve': '' })
    if (answer instanceof Response) throw new Error('the form was accepted')
    expect(answer.checks).toEqual([{ field: 'baseCurve', eye: 'right', grade: 'refused', kind: 'missing' }])
    expect([answer.field('right-sphere'), answer.field('left-sphere')]).toEqual(['-2.25', ''])
    expect(await linesOf(scope)).toMatchObject({ basket: { items: [] } })
  })

  test('is not taken from another site', async () => {
    const scope = await shopper(false)
    const answer = await submit(scope, FIELDS, { 'sec-fetch-site': 'cross-site' })
    expect(answer instanceof Response && answer.status).toBe(403)
    expect(await linesOf(scope)).toMatchObject({ basket: { items: [] } })
  })

  test('is not taken more often than a person would send it', async () => {
    const scope = await shopper(false)
    for (let attempt = 0; attempt < 40; attempt++)
      await scope.ctx.rateLimits.count('basket form', {
        visitor: scope.caller.user?.id,
        address: undefined,
      })
    const answer = await submit(scope, FIELDS)
    expect(answer instanceof Response && answer.headers.get('location')).toBe('/basket/?note=too-often')
  })
})

describe('values of an earlier order, without a script', () => {
  const ORDER = '123456789012'
  const take = async (typed: Record<string, string>) => {
    const scope = await shopper(false)
    const orders: OrderClient = {
      ...emptyOrderClient,
      prescription: async (id, proof, goods) =>
        id === ORDER && 'zipCode' in proof && proof.zipCode === '10115' && goods === 'lenses'
          ? { prescription: { right: VALUES, left: {} } }
          : null,
    }
    const configuration = await scope.ctx.shop('de-de').configuration()
    const shop = {
      ...scope.ctx.shop('de-de'),
      configuration: async () => ({
        ...configuration,
        flags: { ...configuration.flags, rxValuesFromOrder: true },
      }),
    }
    const ctx = { ...scope.ctx, orders, shop: () => shop }
    const answer = await submit({ ...scope, ctx }, { 'order-proof': '10115', ...typed })
    if (answer instanceof Response) throw new Error('the form was sent on')
    const { field, fromOrder } = answer
    return {
      fromOrder,
      sphere: field('right-sphere'),
      packs: field('right-quantity'),
      number: field('order-number'),
    }
  }

  test('fill the form, and nothing is added', async () =>
    expect(await take({ 'order-number': '1234 5678 9012' })).toEqual({
      fromOrder: 'taken',
      sphere: '-2.25',
      packs: '1',
      number: '1234 5678 9012',
    }))

  test.each([
    ['another number', { 'order-number': '999999999999' }, 'unknown'],
    ['another proof', { 'order-number': ORDER, 'order-proof': 'eve@example.org' }, 'unknown'],
    ['no proof', { 'order-number': ORDER, 'order-proof': '' }, 'unknown'],
    ['no number', { 'order-number': '' }, 'number'],
  ])('are not given for %s', async (_, typed, note) =>
    expect(await take(typed)).toMatchObject({ fromOrder: note, sphere: '' }),
  )
})
