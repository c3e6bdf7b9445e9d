import { describe, expect, test } from 'vitest'
import type { BasketItem } from '#domain/basket/basket.ts'
import { loadBasket } from '#server/loaders/checkout/basket.ts'
import { handleBasketForm, basketNoteIn, applyBasketForm } from '#server/forms/basket-form.ts'
import type { RequestScope } from '#server/request/request-scope.ts'
import { createCaller } from '#server/session/caller.ts'
import { aFrame, anItem, inGroup, someLenses } from '#tests/support/basket-items.ts'
import { aConfiguration } from '#tests/support/configuration.ts'
import { fakeBasket } from '#tests/support/fake-basket.ts'
import { aCategory, aProduct } from '#tests/support/goods.ts'
import { fakeShopClient, pageOf } from '#tests/support/shop-client.ts'
import { testContext } from '#tests/support/test-server.ts'
import { testShopApi } from '#tests/support/shopper.ts'

const api = testShopApi()
const PAGE = new URL('http://localhost/de-de/basket/')

function scope(): RequestScope {
  const { ctx } = testContext({ shopApi: api.answer, timeout: 10_000 })
  return { ctx, variant: 'de-de', caller: createCaller(ctx.visitors, new Headers(), PAGE) }
}

const form = (fields: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

const held = async (scope: RequestScope) => (await loadBasket(scope)).basket.items
const keyOf = async (scope: RequestScope) => (await held(scope))[0]?.key ?? ''

test('a visitor who has never added anything has an empty basket, and gets no id by viewing it', async () => {
  const newcomer = scope()
  expect(await held(newcomer)).toEqual([])
  expect(newcomer.caller.visitor).toBeNull()
})

describe('a form', () => {
  test('adds, changes and removes', async () => {
    const shopper = scope()
    expect(await applyBasketForm(shopper, form({ add: '100' }))).toEqual({ note: 'added' })
    const key = await keyOf(shopper)
    expect(await applyBasketForm(shopper, form({ set: `2 ${key}` }))).toEqual({ note: 'changed' })
    expect((await held(shopper)).map(({ quantity }) => quantity)).toEqual([2])
    expect(await applyBasketForm(shopper, form({ set: `typed ${key}`, quantity: ' 3 ' }))).toEqual({
      note: 'changed',
    })
    expect((await held(shopper)).map(({ quantity }) => quantity)).toEqual([3])
    const removed = await applyBasketForm(shopper, form({ remove: key }))
    expect(removed).toEqual({ note: 'removed', add: '100 3' })
    expect(await held(shopper)).toEqual([])
    expect(await applyBasketForm(shopper, form({ add: removed.add ?? '' }))).toEqual({ note: 'added' })
    expect((await held(shopper)).map(({ quantity }) => quantity)).toEqual([3])
  })

  test.each([
    [{}, 'failed'],
    [{ add: 'x' }, 'failed'],
    [{ add: '-1' }, 'failed'],
    [{ add: '1.5' }, 'failed'],
    [{ add: '100 0' }, 'failed'],
    [{ add: '100 100' }, 'failed'],
    [{ gift: 'x promotion' }, 'failed'],
    [{ add: '40' }, 'unavailable'],
    [{ set: '2' }, 'failed'],
    [{ set: '0 key' }, 'quantity'],
    [{ set: 'typed key', quantity: '-3' }, 'quantity'],
    [{ set: 'typed key', quantity: '1,5' }, 'quantity'],
    [{ set: 'typed key', quantity: '' }, 'quantity'],
    [{ set: '2 nothing' }, 'gone'],
    [{ remove: 'nothing' }, 'removed'],
    [{ code: 'UNSINN' }, 'code-unknown'],
    [{ drop: 'UNSINN' }, 'changed'],
  ])('%o is %s', async (fields, note) => {
    const shopper = scope()
    await applyBasketForm(shopper, form({ add: '100' }))
    expect(await applyBasketForm(shopper, form(fields))).toEqual({ note })
    expect(await held(shopper)).toHaveLength(1)
  })

  test('applies a code, and removes it', async () => {
    const shopper = scope()
    await applyBasketForm(shopper, form({ add: '100' }))
    const sum = async () => (await loadBasket(shopper)).basket.cost.withTax
    expect(await applyBasketForm(shopper, form({ code: ' ten ' }))).toEqual({ note: 'code-applied' })
    expect(await sum()).toBe(719)
    expect(await applyBasketForm(shopper, form({ code: 'TEN' }))).toEqual({ note: 'code-applied' })
    expect(await sum()).toBe(719)
    expect(await applyBasketForm(shopper, form({ drop: 'TEN' }))).toEqual({ note: 'code-dropped' })
    expect(await sum()).toBe(799)
  })

  const sent = (headers: Record<string, string> = {}) =>
    new Request(PAGE, { method: 'POST', headers, body: new URLSearchParams({ add: '100' }) })

  test('redirects to the basket, and identifies the visitor', async () => {
    const { status, headers } = await handleBasketForm(scope(), sent(), PAGE, '/de-de/basket/')
    expect([status, headers.get('location')]).toEqual([303, '/de-de/basket/?note=added'])
    expect(headers.getSetCookie()).toHaveLength(2)
    expect(headers.get('cache-control')).toBe('private, no-store')
  })

  test('of another site is rejected', async () => {
    const shopper = scope()
    const foreign = sent({ 'sec-fetch-site': 'cross-site' })
    expect((await handleBasketForm(shopper, foreign, PAGE, '/de-de/basket/')).status).toBe(403)
    expect(shopper.caller.visitor).toBeNull()
  })
})

test.each([
  ['note=added', { note: 'added', undo: null }],
  ['note=added&add=12', { note: 'added', undo: null }],
  ['note=removed&add=12+3', { note: 'removed', undo: { name: 'add', value: '12 3' } }],
  ['note=removed&add=<b>', { note: 'removed', undo: null }],
  ['note=removed&restore=12+aB-_1234', { note: 'removed', undo: { name: 'restore', value: '12 aB-_1234' } }],
  ['note=removed&restore=12', { note: 'removed', undo: null }],
  ['note=removed&restore=0+aB-_1234', { note: 'removed', undo: null }],
  ['note=code-unknown', { note: 'code-unknown', undo: null }],
  ['note=<b>', { note: null, undo: null }],
  ['', { note: null, undo: null }],
])('for %s the page shows %o', (query, expected) => {
  expect(basketNoteIn(new URLSearchParams(query))).toEqual(expected)
})

/** What the page of a basket recommends in a shop of frames (21 to 24) and cases (31 to 34). */
async function recommendedFor(items: BasketItem[]): Promise<number[]> {
  const productsFrom = (first: number) =>
    pageOf([0, 1, 2, 3].map((place) => aProduct(first + place, { masterKey: `m-${first + place}` })))
  const shop = fakeShopClient({
    configuration: async () => aConfiguration(),
    promotions: async () => pageOf([]),
    rootCategories: async () => [aCategory({ id: 40, shopLevelCustomData: { productType: 'merchandise' } })],
    products: async ({ where }) => productsFrom(where.categoryId === 40 ? 31 : 21),
  })
  const { baskets } = fakeBasket({ items }).handle
  const { ctx } = testContext({ overrides: { shop: () => shop, baskets: () => baskets } })
  const caller = createCaller(ctx.visitors, new Headers(), PAGE)
  caller.ensureUser()
  const { recommended } = await loadBasket({ ctx, variant: 'de-de', caller })
  return recommended.map(({ id }) => id)
}

const frame = anItem('i1', { product: aFrame })
const service = aProduct(3, { customData: { rxPart: 'service' } })

test.each([
  [
    'configured glasses, whatever part is their last',
    [
      { ...frame, ...inGroup('g', true) },
      anItem('i2', { product: someLenses, ...inGroup('g') }),
      anItem('i3', { product: service, ...inGroup('g') }),
    ],
    [31, 32, 33, 34],
  ],
  ['glasses, without the case that is there already', [anItem('i32'), frame], [31, 33, 34]],
  ['a case by nothing', [frame, anItem('i32')], []],
])('what is recommended complements %s', async (_, items, expected) => {
  expect(await recommendedFor(items)).toEqual(expected)
})
