import { describe, expect, test } from 'vitest'
import { loadBasket } from '#server/loaders/basket.ts'
import { answerBasketForm, basketNoteIn, followBasketForm } from '#server/loaders/basket-form.ts'
import type { Visit } from '#server/rpc/procedure.ts'
import { callerOf } from '#server/session/caller.ts'
import { testContext } from '#tests/support/door.ts'
import { smallShopApi } from '#tests/support/shopper.ts'

const api = smallShopApi()
const PAGE = new URL('http://localhost/de-de/basket/')

function visit(): Visit {
  const { ctx } = testContext({ shopApi: api.answer, timeout: 10_000 })
  return { ctx, variant: 'de-de', caller: callerOf(ctx.visitors, new Headers(), PAGE) }
}

const form = (fields: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

const held = async (visit: Visit) => (await loadBasket(visit)).basket.items
const keyOf = async (visit: Visit) => (await held(visit))[0]?.key ?? ''

test('somebody who has never acted has an empty basket, and is not made a visitor by looking', async () => {
  const newcomer = visit()
  expect(await held(newcomer)).toEqual([])
  expect(newcomer.caller.visitor).toBeNull()
})

describe('a form', () => {
  test('adds, sets, and takes out', async () => {
    const shopper = visit()
    expect(await followBasketForm(shopper, form({ add: '100' }))).toEqual({ note: 'added' })
    const key = await keyOf(shopper)
    expect(await followBasketForm(shopper, form({ set: `2 ${key}` }))).toEqual({ note: 'changed' })
    expect((await held(shopper)).map(({ quantity }) => quantity)).toEqual([2])
    expect(await followBasketForm(shopper, form({ set: `typed ${key}`, quantity: ' 3 ' }))).toEqual({
      note: 'changed',
    })
    expect((await held(shopper)).map(({ quantity }) => quantity)).toEqual([3])
    const removed = await followBasketForm(shopper, form({ remove: key }))
    expect(removed).toEqual({ note: 'removed', undo: '100 3' })
    expect(await held(shopper)).toEqual([])
    expect(await followBasketForm(shopper, form({ add: removed.undo ?? '' }))).toEqual({ note: 'added' })
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
    [{ set: '0 key' }, 'failed'],
    [{ set: 'typed key', quantity: '-3' }, 'failed'],
    [{ set: '2 nothing' }, 'gone'],
    [{ remove: 'nothing' }, 'removed'],
    [{ code: 'UNSINN' }, 'code-unknown'],
    [{ drop: 'UNSINN' }, 'changed'],
  ])('%o is %s', async (fields, note) => {
    const shopper = visit()
    await followBasketForm(shopper, form({ add: '100' }))
    expect(await followBasketForm(shopper, form(fields))).toEqual({ note })
    expect(await held(shopper)).toHaveLength(1)
  })

  test('takes a code, and takes it back', async () => {
    const shopper = visit()
    await followBasketForm(shopper, form({ add: '100' }))
    const sum = async () => (await loadBasket(shopper)).basket.cost.withTax
    expect(await followBasketForm(shopper, form({ code: ' ten ' }))).toEqual({ note: 'code-applied' })
    expect(await sum()).toBe(719)
    expect(await followBasketForm(shopper, form({ drop: 'TEN' }))).toEqual({ note: 'code-dropped' })
    expect(await sum()).toBe(799)
  })

  const sent = (headers: Record<string, string> = {}) =>
    new Request(PAGE, { method: 'POST', headers, body: new URLSearchParams({ add: '100' }) })

  test('leads on to the basket, and gives the visitor something to be known by', async () => {
    const { status, headers } = await answerBasketForm(visit(), sent(), PAGE, '/de-de/basket/')
    expect([status, headers.get('location')]).toEqual([303, '/de-de/basket/?note=added'])
    expect(headers.getSetCookie()).toHaveLength(2)
    expect(headers.get('cache-control')).toBe('private, no-store')
  })

  test('of another site is refused', async () => {
    const shopper = visit()
    const foreign = sent({ 'sec-fetch-site': 'cross-site' })
    expect((await answerBasketForm(shopper, foreign, PAGE, '/de-de/basket/')).status).toBe(403)
    expect(shopper.caller.visitor).toBeNull()
  })
})

test.each([
  ['note=added', { note: 'added', undo: null }],
  ['note=added&undo=12', { note: 'added', undo: null }],
  ['note=removed&undo=12+3', { note: 'removed', undo: '12 3' }],
  ['note=removed&undo=<b>', { note: 'removed', undo: null }],
  ['note=code-unknown', { note: 'code-unknown', undo: null }],
  ['note=<b>', { note: null, undo: null }],
  ['', { note: null, undo: null }],
])('of %s the page says %o', (query, said) => {
  expect(basketNoteIn(new URLSearchParams(query))).toEqual(said)
})
