import { expect, test } from 'vitest'
import type { CorrectValues } from '#domain/order/correct-values.ts'
import { handleCorrection, loadCorrection, namedValuesIn } from '#server/forms/correct-values-form.ts'
import { createCaller } from '#server/session/caller.ts'
import { aCustomer } from '#tests/support/customers.ts'
import { emptyOrderClient } from '#tests/support/fake-after-sale.ts'
import { formRequest } from '#tests/support/forms.ts'
import { anOrder } from '#tests/support/orders.ts'
import { testContext } from '#tests/support/test-server.ts'
import { aFrameItem, somePartItems } from '#tests/support/workshop.ts'

const path = '/de-de/account/values/'
const customer = aCustomer()
const ORDER = '123456789012'
const VALUES = { right: { sphere: -2.25, pd: 32 }, left: { sphere: -1.75, pd: 31.5 } }
const TYPED = {
  'right.sphere': '-2,50',
  'left.sphere': '-1,75',
  'right.pd': '32',
  'left.pd': '31,5',
  use: 'far',
  slipDate: '01.11.2026',
}
const AFFIRMED = { step: 'confirm', affirmed: 'yes', consent: 'yes' }

function visitor({ isLeaving = false, isKnown = true, order = ORDER, key = 'i1', shopId = 10001 } = {}) {
  const corrected: CorrectValues[] = []
  const owner = { ...anOrder().customer, id: customer.id }
  const items = [aFrameItem('i1', 'g', { prescriptionValues: VALUES }), ...somePartItems('g')]
  const own = anOrder({
    id: ORDER,
    customer: owner,
    items,
    shop: { ...anOrder().shop, id: shopId },
    ...(isLeaving && { valuesRemoval: 'requested' as const }),
  })
  const orders = {
    ...emptyOrderClient,
    byId: async (id: string) => (id === ORDER ? own : null),
    async correctValues(values: CorrectValues) {
      corrected.push(values)
      return isKnown
    },
  }
  const { ctx } = testContext({ overrides: { orders } })
  const url = new URL(`https://shop.example${path}?${new URLSearchParams({ correct: order, key })}`)
  const caller = createCaller(ctx.visitors, new Headers(), url, { token: 't', customer })
  const scope = { ctx, variant: 'de-de' as const, caller }
  return {
    corrected,
    load: () => loadCorrection(scope, customer, { orderId: order, key }),
    async send(fields: Record<string, string>, headers = {}) {
      const sent = await handleCorrection(scope, customer, formRequest(url, fields, headers), { url, path })
      if (sent instanceof Response) return sent.headers.get('location') ?? sent.status
      return sent && [sent.step, sent.mistakes.map(({ name, kind }) => `${name} ${kind}`)]
    },
  }
}

test('the form shows the values as they are', async () =>
  expect(await visitor().load()).toMatchObject({
    step: 'values',
    answers: { 'right.sphere': '−2,25', 'left.pd': '31,5' },
    mistakes: [],
  }))

test('a slip of Italy counts axes in two ways, also where its customer reads another language', async () => {
  const typed = { ...TYPED, step: 'values', 'left.cylinder': '-1', 'left.axis': '20' }
  expect(await visitor({ shopId: 10008 }).send(typed)).toEqual(['values', ['axisScheme required']])
  expect(await visitor().send(typed)).toEqual(['confirm', []])
})

test('what was typed is affirmed, and then recorded with who did and when', async () => {
  const { send, corrected } = visitor()
  expect(await send({ step: 'values', ...TYPED })).toEqual(['confirm', []])
  expect(await send({ ...TYPED, step: 'confirm' })).toEqual([
    'confirm',
    expect.arrayContaining([expect.stringContaining('affirmed')]),
  ])
  expect(corrected).toEqual([])
  expect(await send({ ...TYPED, ...AFFIRMED })).toBe(`${path}?note=corrected`)
  expect(corrected).toMatchObject([
    {
      customerId: customer.id,
      orderId: ORDER,
      key: 'i1',
      prescription: { right: { sphere: -2.5, pd: 32 }, left: { sphere: -1.75, pd: 31.5 } },
      pupilDistance: { method: 'prescription', measuredOn: '2026-11-01' },
      validity: { measuredOn: '2026-11-01' },
      affirmed: { by: customer.id },
    },
  ])
})

test.each<[string, Record<string, string>, string]>([
  ['a value out of range', { 'right.sphere': '-25' }, 'right.sphere'],
  ['a sign that is missing', { 'right.sphere': '2,50' }, 'right.sphere'],
  ['a base without a prism', { 'right.prismBase': '90' }, 'right.'],
])('%s is refused, also where it is affirmed at once', async (_, wrong, name) => {
  const { send, corrected } = visitor()
  expect(await send({ ...TYPED, ...AFFIRMED, ...wrong })).toEqual([
    'values',
    expect.arrayContaining([expect.stringContaining(name)]),
  ])
  expect(corrected).toEqual([])
})

test.each<[string, Parameters<typeof visitor>[0]]>([
  ['an order of nobody', { order: '999999999999' }],
  ['a part of glasses', { key: 'i2' }],
  ['values that are to be deleted', { isLeaving: true }],
])('%s has nothing to correct', async (_, of) => {
  const { load, send, corrected } = visitor(of)
  expect(await load()).toBeNull()
  expect(await send({ ...TYPED, ...AFFIRMED })).toBeNull()
  expect(corrected).toEqual([])
})

test('values that went meanwhile are said to be gone', async () =>
  expect(await visitor({ isKnown: false }).send({ ...TYPED, ...AFFIRMED })).toBe(`${path}?note=gone`))

test('a form of another site is rejected', async () =>
  expect(await visitor().send({ ...TYPED, ...AFFIRMED }, { 'sec-fetch-site': 'cross-site' })).toBe(403))

test.each([
  ['?correct=123&key=i1', { orderId: '123', key: 'i1' }],
  ['?correct=123', null],
  ['?key=i1', null],
  ['', null],
])('%j names %j', (query, named) => expect(namedValuesIn(new URLSearchParams(query))).toEqual(named))
