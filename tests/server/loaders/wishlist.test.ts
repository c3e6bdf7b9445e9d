import { describe, expect, test } from 'vitest'
import { answerWishlistForm, followWishlistForm, wishOf } from '#server/loaders/wishlist-form.ts'
import { loadWishlist } from '#server/loaders/wishlist.ts'
import type { Visit } from '#server/rpc/procedure.ts'
import { callerOf } from '#server/session/caller.ts'
import { testContext } from '#tests/support/door.ts'
import { smallShopApi } from '#tests/support/shopper.ts'

const api = smallShopApi()

function visit(): Visit {
  const { ctx } = testContext({ shopApi: api.answer, timeout: 10_000 })
  const caller = callerOf(ctx.visitors, new Headers(), new URL('http://localhost/'))
  return { ctx, variant: 'de-de', caller }
}

const form = (fields: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

const wished = async (visit: Visit) => (await loadWishlist(visit)).map(({ tile }) => tile.id)

test('somebody who has never wished has an empty list, and is not made a visitor by looking', async () => {
  const newcomer = visit()
  expect(await loadWishlist(newcomer)).toEqual([])
  expect(newcomer.caller.visitor).toBeNull()
})

test('what was wished for last stands first, with its tile and what can be bought', async () => {
  const shopper = visit()
  await followWishlistForm(shopper, form({ add: 'p1' }))
  await followWishlistForm(shopper, form({ add: 'v30' }))
  const [variant, product] = await loadWishlist(shopper)
  expect(variant).toMatchObject({ productId: 3, variantId: 30, tile: { id: 3 } })
  expect(variant?.tile.path).toBe('/p/corvo-3/')
  expect(product).toMatchObject({ productId: 1, variantId: null, buyable: 10, tile: { id: 1 } })
})

describe('a form', () => {
  test.each([
    [{ add: 'p1' }, { note: 'added' }],
    [{ add: 'p999999' }, { note: 'unavailable' }],
    [{ add: 'p0' }, { note: 'failed' }],
    [{ add: 'x1' }, { note: 'failed' }],
    [{ add: 'p1e9' }, { note: 'failed' }],
    [{ add: '<b>' }, { note: 'failed' }],
    [{ remove: 'nothing' }, { note: 'removed' }],
    [{ move: 'nothing' }, { note: 'unavailable' }],
    [{}, { note: 'failed' }],
  ])('%o: %o', async (fields, followed) => {
    expect(await followWishlistForm(visit(), form(fields))).toEqual(followed)
  })

  test('says of what is there that it is there', async () => {
    const shopper = visit()
    await followWishlistForm(shopper, form({ add: 'p1' }))
    expect(await followWishlistForm(shopper, form({ add: 'p1' }))).toEqual({ note: 'present' })
  })

  test('takes a wish out and says what would put it back', async () => {
    const shopper = visit()
    await followWishlistForm(shopper, form({ add: 'p1' }))
    const [item] = await loadWishlist(shopper)
    const followed = await followWishlistForm(shopper, form({ remove: item?.key ?? '' }))
    expect([followed, await wished(shopper)]).toEqual([{ note: 'removed', undo: 'p1' }, []])
  })

  test('moves a wish to the basket, and not where it cannot be bought', async () => {
    const shopper = visit()
    await followWishlistForm(shopper, form({ add: 'p1' }))
    const [item] = await loadWishlist(shopper)
    expect(await followWishlistForm(shopper, form({ move: item?.key ?? '' }))).toEqual({ note: 'moved' })
    expect(await wished(shopper)).toEqual([])
  })

  test('of another site is refused, and makes nobody a visitor', async () => {
    const page = new URL('http://localhost/de-de/wishlist/')
    const shopper = visit()
    const request = new Request(page, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site' },
      body: new URLSearchParams({ add: 'p1' }),
    })
    expect((await answerWishlistForm(shopper, request, page, page.pathname)).status).toBe(403)
    expect(shopper.caller.visitor).toBeNull()
  })

  test('that is sent too often is not followed', async () => {
    const shopper = visit()
    await followWishlistForm(shopper, form({ add: 'p1' }))
    for (let sent = 0; sent < 300; sent += 1) await followWishlistForm(shopper, form({}))
    expect(await followWishlistForm(shopper, form({ add: 'v30' }))).toEqual({ note: 'failed' })
  })
})

test.each([
  ['p12', { productId: 12 }],
  ['v34', { variantId: 34 }],
  ['p1234567890', null],
  ['p-1', null],
  ['', null],
])('%s names %o', (value, wish) => expect(wishOf(value)).toEqual(wish))
