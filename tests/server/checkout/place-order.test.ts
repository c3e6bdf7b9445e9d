import { beforeEach, describe, expect, test } from 'vitest'
import type { PlaceOutcome } from '#domain/order/place-order.ts'
import type { RequestScope } from '#server/request/request-scope.ts'
import { VALID_ANSWERS } from '#tests/support/checkout.ts'
import { checkoutFixture, GUEST } from '#tests/support/checkout-fixture.ts'
import { recordingLog } from '#tests/support/log.ts'
import { anOrder } from '#tests/support/orders.ts'

const counter = checkoutFixture()
const { shopper, answerAll, submit } = counter
beforeEach(() => counter.clear())

test.each<[PlaceOutcome, string]>([
  [{ kind: 'refused', field: 'customer.id' }, 'step=review&note=needs-account'],
  [{ kind: 'refused', field: 'attemptKey' }, 'step=review&note=failed'],
  [{ kind: 'refused', field: 'agreed.lines', reason: 'try-on-limit' }, 'step=review&note=try-on-limit'],
  [{ kind: 'refused', field: 'agreed.lines', reason: 'try-on' }, 'step=review&note=changed'],
])('an order that comes to %j leads to %s', async (outcome, query) => {
  const visit = await shopper()
  await answerAll(visit)
  counter.outcome = outcome
  expect(await submit(visit)).toBe(`/checkout/?${query}`)
})

test('an order that is placed leads to its payment or its page', async () => {
  const visit = await shopper()
  await answerAll(visit)
  counter.outcome = { kind: 'placed', order: anOrder(), step: { kind: 'done', cbd: 'a.b' } }
  expect(await submit(visit)).toBe('/success/?cbd=a.b')
})

test('an order knows which shop it is placed in, and where', async () => {
  const visit = await shopper()
  await answerAll(visit)
  const places: unknown[] = []
  const place: typeof visit.ctx.orders.place = async (_, location) => {
    places.push(location)
    return { kind: 'empty' }
  }
  await submit({ ...visit, ctx: { ...visit.ctx, orders: { ...visit.ctx.orders, place } } })
  expect(places).toEqual([{ variant: 'de-de', origin: 'http://localhost' }])
})

test('a customer with an account orders with it', async () => {
  const visit = await shopper(true, { ...GUEST, id: 'anna', isGuest: false })
  await answerAll(visit)
  await submit(visit)
  expect(counter.placed).toMatchObject([{ customer: { id: 'anna', email: GUEST.email } }])
})

test.each<[PlaceOutcome | Error, string[]]>([
  [{ kind: 'refused', field: '' }, ['warn: the Shop API could not read an order']],
  [new Error('the database is gone'), ['error: an order was not placed']],
  [{ kind: 'refused', field: 'carrierKey' }, []],
  [{ kind: 'changed', changes: [] }, []],
])('an order that comes to %j is logged as %j', async (outcome, logged) => {
  const visit = await shopper()
  await answerAll(visit)
  const { log, lines } = recordingLog()
  counter.outcome = outcome
  await submit({ ...visit, ctx: { ...visit.ctx, log } })
  expect(lines).toEqual(logged)
})

describe('seven orders from one network address', () => {
  const NOTHING = JSON.stringify({ total: 0, lines: [] })
  const invoice = { ...VALID_ANSWERS, payment: 'accounting' }
  const anna = { ...GUEST, id: 'anna', isGuest: false, isVerified: true }

  test.each([
    ['for which a stranger pays nothing', GUEST, { ...invoice, agreed: NOTHING }, 6],
    ['for which a stranger pays at once', GUEST, VALID_ANSWERS, 7],
    ['of a customer who has proven the mailbox', anna, invoice, 7],
  ])('%s', async (_, customer, fields, placed) => {
    const inShop = await shopper(true, { ...customer, id: `${customer.id} ${_}` })
    await answerAll(inShop)
    const scope: RequestScope = { ...inShop, caller: { ...inShop.caller, address: '203.0.113.7' } }
    const answers = []
    for (let times = 0; times < 7; times += 1) answers.push(await submit(scope, fields))
    expect(counter.placed).toHaveLength(placed)
    expect(answers.slice(placed)).toEqual(
      answers.slice(placed).map(() => '/checkout/?step=review&note=many-orders'),
    )
  })
})
