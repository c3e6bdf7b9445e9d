import { describe, expect, test } from 'vitest'
import { handleWishlistForm, applyWishlistForm, wishOf } from '#server/forms/wishlist-form.ts'
import { loadWishlist } from '#server/loaders/wishlist.ts'
import type { RequestScope } from '#server/request/request-scope.ts'
import { createCaller } from '#server/session/caller.ts'
import { testContext } from '#tests/support/test-server.ts'
import { testShopApi } from '#tests/support/shopper.ts'

const api = testShopApi()

function scope(): RequestScope {
  const { ctx } = testContext({ shopApi: api.answer, timeout: 10_000 })
  const caller = createCaller(ctx.visitors, new Headers(), new URL('http://localhost/'))
  return { ctx, variant: 'de-de', caller }
}

const form = (fields: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

const wished = async (scope: RequestScope) => (await loadWishlist(scope)).map(({ tile }) => tile.id)

test('a visitor who never added anything has an empty list, and gets no id by viewing it', async () => {
  const newcomer = scope()
  expect(await loadWishlist(newcomer)).toEqual([])
  expect(newcomer.caller.visitor).toBeNull()
})

test('the latest item is first, with its tile and what can be bought', async () => {
  const shopper = scope()
  await applyWishlistForm(shopper, form({ add: 'p1' }))
  await applyWishlistForm(shopper, form({ add: 'v30' }))
  const [variant, product] = await loadWishlist(shopper)
  expect(variant).toMatchObject({ productId: 3, variantId: 30, tile: { id: 3 } })
  expect(variant?.tile.path).toBe('/p/corvo-3/')
  expect(product).toMatchObject({ productId: 1, variantId: null, buyableVariantId: 10, tile: { id: 1 } })
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
    expect(await applyWishlistForm(scope(), form(fields))).toEqual(followed)
  })

  test('reports items that are already there', async () => {
    const shopper = scope()
    await applyWishlistForm(shopper, form({ add: 'p1' }))
    expect(await applyWishlistForm(shopper, form({ add: 'p1' }))).toEqual({ note: 'present' })
  })

  test('adds all hearts that were pressed before the page was left, and no more than twenty', async () => {
    const shopper = scope()
    const data = form({})
    for (const value of ['p1', ...Array(18).fill('p999999'), 'p3', 'p2']) data.append('add', value)
    expect(await applyWishlistForm(shopper, data)).toEqual({ note: 'added' })
    expect(await wished(shopper)).toEqual([3, 1])
  })

  test('removes an item and says what would add it again', async () => {
    const shopper = scope()
    await applyWishlistForm(shopper, form({ add: 'p1' }))
    const [item] = await loadWishlist(shopper)
    const followed = await applyWishlistForm(shopper, form({ remove: item?.key ?? '' }))
    expect([followed, await wished(shopper)]).toEqual([{ note: 'removed', undo: 'p1' }, []])
  })

  test('moves an item to the basket, unless it cannot be bought', async () => {
    const shopper = scope()
    await applyWishlistForm(shopper, form({ add: 'p1' }))
    const [item] = await loadWishlist(shopper)
    expect(await applyWishlistForm(shopper, form({ move: item?.key ?? '' }))).toEqual({ note: 'moved' })
    expect(await wished(shopper)).toEqual([])
  })

  test('of another site is rejected, and creates no visitor', async () => {
    const page = new URL('http://localhost/de-de/wishlist/')
    const shopper = scope()
    const request = new Request(page, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site' },
      body: new URLSearchParams({ add: 'p1' }),
    })
    expect((await handleWishlistForm(shopper, request, page, page.pathname)).status).toBe(403)
    expect(shopper.caller.visitor).toBeNull()
  })

  test('that is sent too often is rejected', async () => {
    const shopper = scope()
    await applyWishlistForm(shopper, form({ add: 'p1' }))
    for (let sent = 0; sent < 300; sent += 1) await applyWishlistForm(shopper, form({}))
    expect(await applyWishlistForm(shopper, form({ add: 'v30' }))).toEqual({ note: 'failed' })
  })
})

test.each([
  ['p12', { productId: 12 }],
  ['v34', { variantId: 34 }],
  ['p1234567890', null],
  ['p-1', null],
  ['', null],
])('%s means %o', (value, wish) => expect(wishOf(value)).toEqual(wish))
