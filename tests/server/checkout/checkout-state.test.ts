import { beforeEach, describe, expect, test } from 'vitest'
import type { BasketItem } from '#domain/basket/basket.ts'
import type { Branch } from '#domain/branch/branch.ts'
import { checkoutDeps } from '#domain/checkout/checkout-view.ts'
import { FIELD_CHECKS } from '#server/checkout/field-checks.ts'
import { signIn } from '#server/auth/sign-in.ts'
import { loadBasket } from '#server/loaders/checkout/basket.ts'
import { anItem } from '#tests/support/basket-items.ts'
import { VALID_ANSWERS } from '#tests/support/checkout.ts'
import { checkoutFixture } from '#tests/support/checkout-fixture.ts'
import { aCustomer } from '#tests/support/customers.ts'
import { fakeBasket } from '#tests/support/fake-basket.ts'
import { recordingLog } from '#tests/support/log.ts'
import { anOrder } from '#tests/support/orders.ts'

const counter = checkoutFixture()
const { shopper, send, viewOf } = counter
beforeEach(() => counter.clear())

const ANNA = aCustomer({ phone: '+49 40 5550120' })
const { address } = anOrder()
const inFrance = { ...address, shipping: { ...address.shipping, countryCode: 'FR' } }

test('a customer gets the address of the last order to that country, and confirms it', async () => {
  counter.previousOrders = () => ({ orders: [anOrder({ address: inFrance }), anOrder()], total: 2 })
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

test.each<[string, typeof counter.previousOrders, string[]]>([
  ['has bought nothing', () => ({ orders: [], total: 0 }), []],
  ['has bought nothing here', () => ({ orders: [anOrder({ address: inFrance })], total: 1 }), []],
  [
    'has bought what nobody can look up now',
    () => {
      throw new Error('the database is gone')
    },
    ['warn: the checkout was not prefilled with the last address'],
  ],
])('a customer who %s enters an address', async (_, before, logged) => {
  counter.previousOrders = before
  const visit = await shopper(true, { ...ANNA, id: `anna ${_}` })
  const { log, lines, fields } = recordingLog()
  const { answers } = await viewOf({ ...visit, ctx: { ...visit.ctx, log } })
  expect(lines).toEqual(logged)
  expect(fields).toEqual(logged.map(() => ({ error: expect.any(Error) })))
  expect(answers).toMatchObject({ 'delivery.firstName': 'Anna', 'delivery.phone': '+49 40 5550120' })
  expect(answers['delivery.street']).toBeUndefined()
})

test.each([
  ['040/5550120', '/checkout/?step=delivery', '+49 40 5550120'],
  ['040/12', '/checkout/?step=address&wrong=1', '040/12'],
])('the number %j leads to %s, and is kept as %j', async (entered, next, kept) => {
  const visit = await shopper()
  expect(await send(visit, { step: 'address', ...VALID_ANSWERS, 'delivery.phone': entered })).toBe(next)
  expect((await viewOf(visit)).answers['delivery.phone']).toBe(kept)
})

test('a guest gets no address of an earlier order', async () => {
  counter.previousOrders = () => ({ orders: [anOrder()], total: 1 })
  expect((await viewOf(await shopper())).answers['delivery.street']).toBeUndefined()
})

test('a bill goes abroad, where no towns are known', async () => {
  const bill = {
    firstName: 'Anna',
    lastName: 'Muster',
    street: 'Rue de Rivoli 1',
    zip: '75001',
    city: 'Paris',
  }
  const fields = Object.entries(bill).map(([name, value]) => [`billing.${name}`, value])
  const abroad = { ...Object.fromEntries(fields), billing: 'other', 'billing.country': 'FR' }
  expect(await send(await shopper(), { step: 'address', ...VALID_ANSWERS, ...abroad })).toBe(
    '/checkout/?step=delivery',
  )
})

test('a guest’s answers move to their account at sign-in, and to nobody else', async () => {
  const bertas = { ...ANNA, id: 'berta' }
  const visit = await shopper()
  await send(visit, { step: 'address', ...VALID_ANSWERS })
  const guest = visit.caller.session
  await signIn(visit, { token: 'bertas', customer: bertas })
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

test('a pick-up at an unknown branch is refused with its field, also at the order button', async () => {
  const visit = await shopper()
  await counter.answerAll(visit)
  const unknown = { method: 'branch', 'point.branch@branch': 'at-graz' }
  expect(await send(visit, { step: 'delivery', ...unknown })).toBe('/checkout/?step=delivery&wrong=1')
  const { mistakes } = await viewOf(visit, 'step=delivery&wrong=1')
  expect(mistakes).toEqual([{ name: 'point.branch', fault: { kind: 'choice' } }])
  await counter.submit(visit)
  expect(counter.placed).toEqual([])
  expect(await send(visit, { step: 'delivery', ...unknown, 'point.branch@branch': '1017' })).toBe(
    '/checkout/?step=payment',
  )
  await counter.submit(visit)
  expect(counter.placed).toMatchObject([
    { collectionPoint: { id: '1017', type: 'branch', name: 'Köln, Ehrenstraße 41' } },
  ])
})

test.each<[string, () => Promise<Branch[]>, string[]]>([
  ['has no branches', async () => [], []],
  [
    'cannot list its branches',
    async () => {
      throw new Error('the service is down')
    },
    ['warn: the checkout offers no pick-up'],
  ],
])('where the Shop API %s, everything but pick-up is offered', async (_, branches, logged) => {
  const visit = await shopper()
  const { log, lines, fields } = recordingLog()
  const ctx = { ...visit.ctx, log }
  const shop: typeof ctx.shop = (variant) => ({ ...ctx.shop(variant), branches })
  const view = await viewOf({ ...visit, ctx: { ...ctx, shop } })
  expect(lines).toEqual(logged)
  expect(fields).toEqual(logged.map(() => ({ error: expect.any(Error) })))
  const kinds = checkoutDeps(view, FIELD_CHECKS).deliveries.map(({ method }) => method.kind)
  expect(view.branches).toEqual([])
  expect(new Set(kinds)).toEqual(new Set(['home', 'parcel-shop']))
})

describe('a gift that is no longer earned', () => {
  const good = anItem('i7')
  const gift = anItem('i8', { customData: { origin: 'gift' } })
  const named = { name: gift.product.name, quantity: 1, isGift: true }

  async function shopperWith(items: BasketItem[]) {
    const visit = await shopper(false)
    const { baskets } = fakeBasket({ items }).handle
    return { ...visit, ctx: { ...visit.ctx, baskets: () => baskets } }
  }

  test('is named as one at the checkout', async () =>
    expect((await viewOf(await shopperWith([good, gift]))).changes).toEqual([{ kind: 'removed', ...named }]))

  test('is named as one in the empty basket', async () => {
    const visit = await shopperWith([gift])
    expect(await send(visit, { step: 'address', ...VALID_ANSWERS })).toBe('/basket/')
    expect((await loadBasket(visit)).removed).toMatchObject([named])
  })
})
