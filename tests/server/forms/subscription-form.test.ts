import { expect, test } from 'vitest'
import { fail, ok } from '#domain/result.ts'
import { handleSubscriptionForm, subscriptionNoteIn } from '#server/forms/subscription-form.ts'
import type { PaymentStep } from '#domain/order/place-order.ts'
import type { Subscriptions } from '#modules/subscription/subscriptions.ts'
import { aSubscription } from '#tests/support/subscriptions.ts'
import { testContext } from '#tests/support/test-server.ts'

const ID = '123456789012-1'
const PATH = `/de-de/account/subscriptions/${ID}/`

const LENS = { sphere: -2.25, cylinder: -0.75, axis: 170, baseCurve: 8.4 }
const [GOODS] = aSubscription().lines
const LINES = GOODS ? [{ ...GOODS, key: 'right', values: { right: LENS, left: {} } }] : []
const ADDRESS = {
  'delivery.firstName': 'Ada',
  'delivery.lastName': 'Muster',
  'delivery.street': ' Am Markt 1',
  'delivery.zip': '28195',
  'delivery.city': 'Bremen',
}

/** A shop with anna’s subscription alone; `calls` is what was requested of it. */
function shopOf(rest: Partial<Subscriptions> = {}) {
  const calls: unknown[] = []
  const { ctx } = testContext()
  const isAnna = (by: { actor: string; customerId?: string }) => by.customerId === 'anna'
  const subscriptions: Subscriptions = {
    ...ctx.subscriptions,
    byId: async (id, who) =>
      id === ID && who === 'anna'
        ? { subscription: aSubscription({ lines: LINES }), intervals: ['1'], ranges: {} }
        : null,
    async change(_, { by, change }) {
      calls.push(change)
      return isAnna(by) ? ok(aSubscription()) : fail('unknown')
    },
    async cancel(id, { by, manner }) {
      calls.push([id, manner])
      return isAnna(by) ? aSubscription() : null
    },
    ...rest,
  }
  return { ctx: { ...ctx, subscriptions }, calls }
}

type Sent = { customerId?: string; rest?: Partial<Subscriptions>; origin?: string; link?: string }

async function send(fields: Record<string, string>, sent: Sent = {}) {
  const { customerId = 'anna', rest = {}, origin = '', link } = sent
  const { ctx, calls } = shopOf(rest)
  const url = new URL(PATH, 'http://localhost')
  const body = new URLSearchParams({ key: 'request-key', ...fields })
  const request = new Request(url, { method: 'POST', body, headers: origin === '' ? {} : { origin } })
  const page = { url, path: PATH, id: ID, customerId, ...(link && { link }) }
  const response = await handleSubscriptionForm({ ctx, variant: 'de-de' }, request, page)
  if (!(response instanceof Response)) return { status: 422, location: null, calls, typed: response }
  return { status: response.status, location: response.headers.get('location'), calls }
}

test.each([
  [{ do: 'skip' }, [{ skip: true }], 'changed'],
  [{ do: 'skip', delivery: '2027-02-12' }, [{ skip: true, seen: { delivery: '2027-02-12' } }], 'changed'],
  [{ do: 'accept', offer: '100-750' }, [{ answer: 'accept', seen: { offer: '100-750' } }], 'changed'],
  [{ do: 'decline', offer: '100-750' }, [{ answer: 'decline', seen: { offer: '100-750' } }], 'changed'],
  [
    { do: 'move', moveTo: '2027-02-20', delivery: '2027-02-12' },
    [{ moveTo: '2027-02-20', seen: { delivery: '2027-02-12' } }],
    'changed',
  ],
  [{ do: 'resume' }, [{ resume: true }], 'changed'],
  [{ do: 'move', moveTo: '2027-02-20' }, [{ moveTo: '2027-02-20' }], 'changed'],
  [{ do: 'pause', pauseUntil: '2027-04-01' }, [{ pauseUntil: '2027-04-01' }], 'changed'],
  [
    { do: 'rhythm', day: '20', interval: '3', 'quantity-line': '4' },
    [{ day: 20, interval: '3', quantities: { line: 4 } }],
    'changed',
  ],
  [{ do: 'rhythm' }, [{}], 'changed'],
  [{ do: 'cancel' }, [[ID, 'ordinary']], 'cancelled'],
  [{ do: 'anything' }, [], 'impossible'],
  [{ do: 'pay' }, [], 'impossible'],
])('%j', async (fields, calls, note) => {
  const rest = { pay: async () => null }
  expect(await send(fields, { rest })).toEqual({ status: 303, location: `${PATH}?note=${note}`, calls })
})

test.each<[PaymentStep, string]>([
  [{ kind: 'redirect', url: 'https://bank.example/pay' }, 'https://bank.example/pay'],
  [{ kind: 'done', cbd: 'c' }, `${PATH}?note=paid`],
  [{ kind: 'waiting', cbd: 'c' }, `${PATH}?note=waiting`],
  [{ kind: 'failed' }, `${PATH}?note=failed`],
])('a payment in person: %j', async (step, location) => {
  const rest = { pay: async () => step }
  expect(await send({ do: 'pay' }, { rest })).toMatchObject({ location })
})

test.each([{ do: 'skip' }, { do: 'cancel' }])('nobody else does it: %j', async (fields) => {
  const { location } = await send(fields, { customerId: 'berta' })
  expect(location).toBe(`${PATH}?note=impossible`)
})

test('what is being ordered is too late', async () => {
  const rest = { change: async () => fail('late' as const) }
  expect(await send({ do: 'skip' }, { rest })).toMatchObject({ location: `${PATH}?note=late` })
})

test('a form of another site is refused', async () => {
  const { status, calls } = await send({ do: 'cancel' }, { origin: 'https://elsewhere.example' })
  expect([status, calls]).toEqual([403, []])
})

test('the note is one of the page', () => {
  expect(subscriptionNoteIn(new URLSearchParams('note=late'))).toBe('late')
  expect(subscriptionNoteIn(new URLSearchParams('note=<b>'))).toBeNull()
})

test('whoever has the link of a letter changes it, and comes back by the link', async () => {
  const { location, calls } = await send({ do: 'skip' }, { link: 'signed' })
  expect([location, calls]).toEqual([`${PATH}?link=signed&note=changed`, [{ skip: true }]])
})

test('nobody pays by the link of a letter', async () => {
  const rest = { pay: () => Promise.reject(new Error('was called')) }
  const { location } = await send({ do: 'pay' }, { rest, link: 'signed' })
  expect(location).toBe(`${PATH}?link=signed&note=impossible`)
})

test('another address is one by the rules of the checkout', async () => {
  const { location, calls } = await send({ do: 'address', ...ADDRESS })
  expect(location).toBe(`${PATH}?note=changed`)
  expect(calls).toMatchObject([{ address: { street: 'Am Markt 1', zipCode: '28195', countryCode: 'DE' } }])
})

test('an address with mistakes is shown again, and changes nothing', async () => {
  const { status, typed, calls } = await send({ do: 'address', ...ADDRESS, 'delivery.zip': '1' })
  expect([status, calls]).toEqual([422, []])
  expect(typed).toMatchObject({
    answers: { 'delivery.city': 'Bremen', 'delivery.zip': '1' },
    mistakes: [{ name: 'delivery.zip', fault: { kind: 'zip' } }],
  })
})

test('other values keep the lens, and those that its maker does not offer are said', async () => {
  const typed = { do: 'values', 'value-right-right-sphere': '-2.5', 'value-right-right-axis': '180' }
  const { location, calls } = await send(typed)
  expect(location).toBe(`${PATH}?note=changed`)
  expect(calls).toEqual([{ values: { right: { right: { ...LENS, sphere: -2.5, axis: 180 } } } }])
  const refused = await send(typed, { rest: { change: async () => fail('impossible') } })
  expect(refused.location).toBe(`${PATH}?note=unoffered`)
})

test('another name of an addition replaces the one before', async () => {
  const [line] = LINES
  const named = { sphere: -2, additionName: 'LOW', baseCurve: 8.4 }
  const lines = line ? [{ ...line, values: { right: named, left: {} } }] : []
  const byId = async () => ({ subscription: aSubscription({ lines }), intervals: ['1'], ranges: {} })
  const { calls } = await send({ do: 'values', 'value-right-right-addition': 'HIGH' }, { rest: { byId } })
  expect(calls).toEqual([{ values: { right: { right: { ...named, additionName: 'HIGH' } } } }])
})

test('lenses for both eyes have a field for each of them', async () => {
  const [line] = LINES
  const lines = line ? [{ ...line, key: 'both', values: { right: LENS, left: LENS } }] : []
  const byId = async () => ({ subscription: aSubscription({ lines }), intervals: ['1'], ranges: {} })
  const { calls } = await send({ do: 'values', 'value-both-left-sphere': '-3' }, { rest: { byId } })
  expect(calls).toEqual([{ values: { both: { left: { ...LENS, sphere: -3 } } } }])
})

test('another way to pay leads to the agreement', async () => {
  const { location } = await send({ do: 'payment', paymentKey: 'creditcard' })
  expect(location).toMatch(/^\/api\/payment\/mandate\?token=.+&variant=de-de$/)
  expect((await send({ do: 'payment', paymentKey: 'blik' })).location).toBe(`${PATH}?note=impossible`)
})

test.each(['address', 'values', 'payment'])(
  '%s is not changed by the link of a letter, nor by others',
  async (what) => {
    const form = { do: what, ...ADDRESS, paymentKey: 'creditcard' }
    expect(await send(form, { link: 'signed' })).toMatchObject({
      location: `${PATH}?link=signed&note=impossible`,
      calls: [],
    })
    expect(await send(form, { customerId: 'berta' })).toMatchObject({
      location: `${PATH}?note=impossible`,
      calls: [],
    })
  },
)
