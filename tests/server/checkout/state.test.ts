import { beforeEach, expect, test } from 'vitest'
import { arrive } from '#server/auth/arrive.ts'
import { RIGHT } from '#tests/support/checkout.ts'
import { checkoutCounter } from '#tests/support/checkout-counter.ts'
import { aCustomer } from '#tests/support/customers.ts'
import { anOrder } from '#tests/support/placed-orders.ts'

const counter = checkoutCounter()
const { shopper, send, viewOf } = counter
beforeEach(() => counter.clear())

const ANNA = aCustomer({ phone: '+49 40 5550120' })
const { address } = anOrder()
const inFrance = { ...address, shipping: { ...address.shipping, countryCode: 'FR' } }

test('a customer finds the address of the last order to that country, and confirms it', async () => {
  counter.before = () => ({ orders: [anOrder({ address: inFrance }), anOrder()], total: 2 })
  const visit = await shopper(true, ANNA)
  const view = await viewOf(visit)
  expect(view).toMatchObject({
    step: 'address',
    mistakes: [],
    customer: { email: 'anna@example.org', isGuest: false },
    answers: { 'delivery.street': 'Hauptstraße 5', 'delivery.zip': '80331', billing: 'same' },
  })
  expect(await send(visit, { step: 'address', ...view.answers, 'delivery.city': 'Graz' })).toContain(
    'delivery',
  )
  expect(await viewOf(visit)).toMatchObject({ step: 'delivery', answers: { 'delivery.city': 'Graz' } })
})

test.each([
  ['has bought nothing', () => ({ orders: [], total: 0 })],
  ['has bought nothing here', () => ({ orders: [anOrder({ address: inFrance })], total: 1 })],
  [
    'has bought what nobody can look up now',
    () => {
      throw new Error('the database is gone')
    },
  ],
])('who %s says where he lives', async (_, before) => {
  counter.before = before
  const { answers } = await viewOf(await shopper(true, { ...ANNA, id: `anna ${_}` }))
  expect(answers).toMatchObject({ 'delivery.firstName': 'Anna', 'delivery.phone': '+49 40 5550120' })
  expect(answers['delivery.street']).toBeUndefined()
})

test('what a guest has answered is his when he signs in, and nobody’s but his', async () => {
  const bertas = { ...ANNA, id: 'berta' }
  const visit = await shopper()
  await send(visit, { step: 'address', ...RIGHT })
  const guest = visit.caller.session
  await arrive(visit, { token: 'bertas', customer: bertas })
  expect(await viewOf(visit)).toMatchObject({
    step: 'delivery',
    customer: { isGuest: false },
    answers: { 'delivery.street': 'Bismarckstraße 84' },
    basket: { items: [{ quantity: 1 }] },
  })
  expect(
    guest && (await viewOf(await shopper(true, guest.customer))).answers['delivery.street'],
  ).toBeUndefined()
})
