import { expect, test } from 'vitest'
import type { KeepTried } from '#domain/order/keep-tried.ts'
import type { Order } from '#domain/order/order.ts'
import { fail, ok } from '#domain/result.ts'
import { handleTryOn, loadTryOn, tryOnSlip } from '#server/forms/try-on-form.ts'
import { emptyOrderClient, fakeAfterSale } from '#tests/support/fake-after-sale.ts'
import { formRequest } from '#tests/support/forms.ts'
import { recordingLog } from '#tests/support/log.ts'
import { anOrder } from '#tests/support/orders.ts'
import { aTriedFrame, aTryOn } from '#tests/support/try-ons.ts'

const KEPT = '100000000001'
const url = new URL('https://shop.example/de-de/order/try-on/?link=signed')

function shop(order: Order = aTryOn()) {
  const requests: [string, KeepTried][] = []
  const fake = fakeAfterSale(recordingLog().log)
  const ctx = {
    now: () => new Date('2026-12-03T08:00:00Z'),
    afterSale: {
      ...fake,
      orderToComplete: async (token: string) => (token === 'signed' ? order : null),
      orderIdOfLink: (token: string) => (token === 'signed' ? order.id : null),
      returns: {
        ...fake.returns,
        slipOfTryOn: async () => ({
          filename: 'slip.pdf',
          content: Buffer.from('%PDF'),
          contentType: 'application/pdf',
        }),
      },
    },
    orders: {
      ...emptyOrderClient,
      async keepTried(id: string, kept: KeepTried) {
        requests.push([id, kept])
        return kept.keys.includes('i1') ? ok(anOrder({ id: KEPT })) : fail('impossible' as const)
      },
    },
  }
  return {
    requests,
    view: (query = '') => loadTryOn({ ctx }, new URLSearchParams(`link=signed&${query}`)),
    over: () => loadTryOn({ ctx }, new URLSearchParams('link=forged')),
    slip: (query: string) => tryOnSlip({ ctx }, new URLSearchParams(query)),
    press: (fields: Record<string, string>, at = url, headers = {}) =>
      handleTryOn({ ctx }, formRequest(at, fields, headers), at),
  }
}

test('the page offers what the customer has, and prices only what was chosen', async () => {
  const { view } = shop(aTryOn({ items: [aTriedFrame('i1'), aTriedFrame('i2', { status: 'returned' })] }))
  expect(await view()).toMatchObject({ kind: 'choose', note: null, away: [{ key: 'i1' }], chosen: [] })
  expect(await view('choose=1')).toMatchObject({ kind: 'choose', note: 'none' })
  expect(await view('choose=1&keep=i1&keep=i2&keep=made-up')).toMatchObject({
    kind: 'buy',
    chosen: [{ key: 'i1' }],
  })
  expect(await view('failed=1')).toMatchObject({ note: 'failed' })
})

test('only an order that was made of its frames is named', async () => {
  const { view } = shop(aTryOn({ items: [aTriedFrame('i1', { keptIn: KEPT })] }))
  expect(await view(`kept=${KEPT}`)).toMatchObject({
    bought: '1000\u00A00000000\u00A01',
    state: { stage: 'over' },
  })
  expect(await view('kept=100000000002')).toMatchObject({ bought: null })
})

test.each([
  ['a forged link', undefined],
  ['an order without such frames', anOrder()],
])('%s shows nothing', async (_, order) => {
  const { view, over } = shop(order)
  expect(await (order ? view() : over())).toEqual({ kind: 'over' })
})

test('the order button buys what the form names, and leads back to the page', async () => {
  const { press, requests } = shop()
  const answer = await press({ keep: 'i1' })
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    `/de-de/order/try-on/?link=signed&kept=${KEPT}`,
  ])
  expect(requests).toEqual([['123456789012', { keys: ['i1'], by: 'buyer' }]])
})

test.each([
  ['what cannot be kept', { keep: 'i9' }, url],
  ['without the link', { keep: 'i1' }, new URL('?link=forged', url)],
])('%s is not bought', async (_, fields, at) => {
  const answer = await shop().press(fields, at)
  expect(answer.headers.get('location')).toContain('failed=1')
})

test('a form of another site is refused', async () => {
  const { press, requests } = shop()
  expect((await press({ keep: 'i1' }, url, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect(requests).toEqual([])
})

test('the slip is a file of who has the link', async () => {
  const { slip } = shop()
  expect(await slip('link=signed')).toBeNull()
  expect((await slip('link=signed&slip=pdf'))?.headers.get('content-type')).toBe('application/pdf')
  expect((await slip('link=forged&slip=pdf'))?.status).toBe(404)
})
