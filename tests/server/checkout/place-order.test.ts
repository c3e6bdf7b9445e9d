import { beforeEach, expect, test } from 'vitest'
import type { PlaceOutcome } from '#domain/order/place-order.ts'
import { checkoutFixture, GUEST } from '#tests/support/checkout-fixture.ts'

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

test('a customer with an account orders with it', async () => {
  const visit = await shopper(true, { ...GUEST, id: 'anna', isGuest: false })
  await answerAll(visit)
  await submit(visit)
  expect(counter.placed).toMatchObject([{ customer: { id: 'anna', email: GUEST.email } }])
})
