import { expect, test } from 'vitest'
import type { Customer } from '#domain/customer/customer.ts'
import type { Order } from '#domain/order/order.ts'
import { lensReminderLinks } from '#modules/lens-reminder/lens-reminder-link.ts'
import { createLookupLimits } from '#modules/order/lookup-limits.ts'
import { basketService } from '#server/basket/basket-service.ts'
import {
  handleLensReminder,
  handleReminderObjection,
  isObjectedTo,
  loadLensReminder,
} from '#server/forms/lens-reminder-form.ts'
import { checkoutFixture, GUEST } from '#tests/support/checkout-fixture.ts'
import { formRequest } from '#tests/support/forms.ts'
import { aLensItem, aLensOrder } from '#tests/support/lens-orders.ts'
import { DUE, lensReminderShop } from '#tests/support/lens-reminders.ts'
import { fillTypedCatalogue } from '#tests/support/typed-catalogue.ts'

const { shopper, sellOut, restock } = checkoutFixture(fillTypedCatalogue)
const url = new URL('https://shop.example/de-de/order/lenses/')
const places = { url, path: url.pathname, toBasket: '/de-de/basket/' }

const VALUES = { sphere: -2.25, cylinder: -0.75, axis: 170, baseCurve: 8.4 }
const made = (key: string, values: object, quantity: number) => {
  const item = aLensItem(key, values, { quantity })
  return { ...item, variant: { ...item.variant, id: 240 } }
}
const RIGHT = { right: VALUES, left: {} }
const LEFT = { right: {}, left: { ...VALUES, sphere: -3 } }
const LENSES = aLensOrder({ items: [made('i1', RIGHT, 2), made('i2', LEFT, 1)] })
const LINES = [
  [2, RIGHT],
  [1, LEFT],
]

const seconds = Date.parse(DUE) / 1000
/** As in the order. */
const zip = '80331'
const ANNA: Customer = { ...GUEST, id: 'anna', isGuest: false, isVerified: true }
const orderOf = (id: string) => ({ ...LENSES, customer: { ...LENSES.customer, id } })
const tokenFor = (purpose: 'order' | 'object') =>
  lensReminderLinks[purpose].sign('secret', LENSES.id, seconds)

async function visitor(order: Order | null = LENSES, customer?: Customer) {
  const scope = await shopper(false, customer)
  const { reminders, objections } = await lensReminderShop(order)
  const afterSale = { ...scope.ctx.afterSale, lensReminders: reminders, lookupLimits: createLookupLimits() }
  const own = { ...scope, ctx: { ...scope.ctx, afterSale } }
  return {
    scope: own,
    objections,
    async press(fields: Record<string, string>, headers = {}) {
      const response = await handleLensReminder(own, formRequest(url, fields, headers), places)
      return response.headers.get('location') ?? response.status
    },
    view: (query: Record<string, string>) => loadLensReminder(own, new URLSearchParams(query)),
    async lines() {
      const read = await basketService.read(own)
      const items = read.ok ? read.value.basket.items : []
      return items.map(({ quantity, customData }) => [quantity, customData['prescriptionValues']])
    },
  }
}

test('a press puts the lenses of both eyes with their values into the basket, and a second one doubles nothing', async () => {
  const { press, lines, view } = await visitor()
  const order = tokenFor('order')
  expect(await view({ order })).toMatchObject({ kind: 'order', token: order, isBuyer: false, note: null })
  expect(await lines()).toEqual([])
  expect(await press({ order, zip: ' 80331 ' })).toBe('/de-de/basket/?note=added-all')
  expect(await lines()).toEqual(LINES)
  expect(await press({ order, zip })).toBe('/de-de/basket/?note=added-all')
  expect(await lines()).toEqual(LINES)
})

test('the buyer who is signed in needs no postcode', async () => {
  const { press, lines, view } = await visitor(orderOf(ANNA.id), ANNA)
  const order = tokenFor('order')
  expect(await view({ order })).toMatchObject({ kind: 'order', isBuyer: true })
  expect(await press({ order })).toBe('/de-de/basket/?note=added-all')
  expect(await lines()).toEqual(LINES)
})

test.each<[string, Customer | undefined, Record<string, string>]>([
  ['without a postcode', undefined, {}],
  ['with another one', undefined, { zip: '80333' }],
  ['signed in as somebody else', { ...ANNA, id: 'ben' }, {}],
  ['signed in without a proven mailbox', { ...ANNA, id: 'carla', isVerified: false }, {}],
])('whoever got the link from the buyer sees no values: %s', async (_, customer, fields) => {
  const { press, lines, view } = await visitor(orderOf('carla'), customer)
  const order = tokenFor('order')
  expect(await press({ order, ...fields })).toBe(`${url.pathname}?order=${order}&note=unproven`)
  expect(await view({ order, note: 'unproven' })).toMatchObject({ isBuyer: false, note: 'unproven' })
  expect(await lines()).toEqual([])
})

test('nobody guesses a postcode', async () => {
  const { press, lines } = await visitor()
  const order = tokenFor('order')
  for (const guess of Array.from({ length: 10 }, (_, index) => `1000${index}`))
    expect(await press({ order, zip: guess })).toContain('note=unproven')
  expect(await press({ order, zip })).toBe(`${url.pathname}?order=${order}&note=later`)
  expect(await lines()).toEqual([])
})

test('a link that is forged or of nothing says so, and adds nothing', async () => {
  const { press, lines, view } = await visitor()
  const order = `${tokenFor('order')}x`
  expect(await press({ order })).toBe(`${url.pathname}?order=${order}`)
  expect(await view({ order })).toEqual({ kind: 'note', note: 'forged' })
  expect(await view({})).toEqual({ kind: 'note', note: 'forged' })
  expect(await lines()).toEqual([])
  const gone = await visitor(null)
  expect(await gone.view({ order: tokenFor('order') })).toEqual({ kind: 'note', note: 'over' })
})

test('lenses that are sold out are named as gone', async () => {
  await sellOut(240)
  const { press, lines, view } = await visitor()
  const order = tokenFor('order')
  expect(await press({ order, zip })).toBe(`${url.pathname}?order=${order}&note=gone`)
  expect(await view({ order, note: 'gone' })).toMatchObject({ kind: 'order', note: 'gone' })
  expect(await lines()).toEqual([])
  await restock(240)
})

test('an objection takes effect by a press alone', async () => {
  const { press, view, objections } = await visitor()
  const object = tokenFor('object')
  expect(await view({ object })).toEqual({ kind: 'object', token: object })
  expect(objections.size).toBe(0)
  expect(await press({ object })).toBe(`${url.pathname}?note=objected`)
  expect([...objections.keys()]).toEqual(['de-de anna@example.org'])
  expect(await view({ note: 'objected' })).toEqual({ kind: 'note', note: 'objected' })
  expect(await press({ object: 'forged' })).toBe(`${url.pathname}?object=forged`)
  expect(await view({ object: 'forged' })).toEqual({ kind: 'note', note: 'forged' })
})

test('a form of another site does nothing', async () => {
  const { press, lines } = await visitor()
  expect(await press({ order: tokenFor('order'), zip }, { 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(await lines()).toEqual([])
})

test('mail programs object with one click, without a page', async () => {
  const { scope, objections } = await visitor()
  const click = async (token: string) => {
    const body = 'List-Unsubscribe=One-Click'
    const address = `https://shop.example/api/lens-reminder/object?object=${token}`
    return (await handleReminderObjection(scope.ctx, new Request(address, { method: 'POST', body }))).status
  }
  expect([await click(tokenFor('order')), await click(''), objections.size]).toEqual([400, 400, 0])
  expect([await click(tokenFor('object')), await click(tokenFor('object')), objections.size]).toEqual([
    200, 200, 1,
  ])
})

test('the account of a proven mailbox knows whether it objects', async () => {
  const { scope, press } = await visitor()
  const anna = { email: 'anna@example.org', isVerified: true }
  const own = { ...scope, ctx: { ...scope.ctx, takesOrders: true } }
  const shop = own.ctx.shop('de-de')
  const { flags, ...rest } = await shop.configuration()
  const withFlag = (lensReminder: boolean) => ({
    ...own,
    ctx: {
      ...own.ctx,
      shop: () => ({ ...shop, configuration: async () => ({ ...rest, flags: { ...flags, lensReminder } }) }),
    },
  })
  expect(await isObjectedTo(withFlag(true), anna)).toBe(false)
  await press({ object: tokenFor('object') })
  expect(await isObjectedTo(withFlag(true), anna)).toBe(true)
  expect(await isObjectedTo(withFlag(true), { ...anna, isVerified: false })).toBeNull()
  expect(await isObjectedTo(withFlag(false), anna)).toBeNull()
})
