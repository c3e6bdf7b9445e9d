import { describe, expect, test } from 'vitest'
import {
  wishlistCount,
  createWishlist,
  isInWishlist,
  type StoredWishlistItem,
} from '#islands/stores/wishlist.ts'
import { createRpc } from '#islands/rpc.ts'

const ALBA = { productId: 1, variantId: null }
const CORVO = { productId: 3, variantId: 30 }

type Payload = { productId?: number; variantId?: number; itemKey?: string }

/** A server with a wishlist, and the calls that it received. */
function server({ items = [] as StoredWishlistItem[], isKnown = true, refusing = '' } = {}) {
  const requests: string[] = []
  let stored = items
  function answer(name: string, { productId = 3, variantId, itemKey }: Payload): Response {
    if (refusing && name !== 'getWishlist') return Response.json({ kind: refusing }, { status: 409 })
    if (name === 'removeItemFromWishlist') stored = stored.filter(({ key }) => key !== itemKey)
    if (name === 'addItemToWishlist')
      stored = [...stored, { key: `k${productId}`, productId, variantId: variantId ?? null }]
    return Response.json({ key: '', items: stored })
  }
  const call = createRpc({
    fetch: async (path, { body }) => {
      const name = path.split('/').at(-1) ?? ''
      requests.push(name)
      return answer(name, JSON.parse(String(body)).payload)
    },
    shopId: () => '10001',
    isKnown: () => true,
    inSequence: (send) => send(),
  })
  return { requests, list: createWishlist({ call, isKnown: () => isKnown }) }
}

test('a heart is filled at once, and stays filled when the server has it', async () => {
  const { requests, list } = server()
  const done = list.setWished(ALBA, true)
  expect(isInWishlist(list.$wishlist.get(), ALBA)).toBe(true)
  expect(requests).toEqual([])
  expect(await done).toBeNull()
  expect(list.$wishlist.get().pending.size).toBe(0)
  expect([isInWishlist(list.$wishlist.get(), ALBA), wishlistCount(list.$wishlist.get())]).toEqual([true, 1])
})

test('of twenty fast clicks the last one counts, and few are written', async () => {
  const { requests, list } = server()
  const clicks = Array.from({ length: 20 }, (_, index) => list.setWished(ALBA, index % 2 === 0))
  await Promise.all(clicks)
  expect(isInWishlist(list.$wishlist.get(), ALBA)).toBe(false)
  expect(requests.filter((name) => name !== 'getWishlist').length).toBeLessThanOrEqual(2)
})

test('an unknown visitor causes no request', async () => {
  const { requests, list } = server({ isKnown: false })
  await list.load()
  expect([requests, wishlistCount(list.$wishlist.get())]).toEqual([[], 0])
})

test('a product is found by any variant of it, and removed by its key', async () => {
  const { requests, list } = server({ items: [{ key: 'k', ...CORVO }] })
  await list.load()
  const product = { productId: 3, variantId: null }
  expect(isInWishlist(list.$wishlist.get(), product)).toBe(true)
  await list.setWished(product, false)
  expect([requests, wishlistCount(list.$wishlist.get())]).toEqual([
    ['getWishlist', 'removeItemFromWishlist'],
    0,
  ])
})

describe('an error', () => {
  test('empties the heart again and is the result', async () => {
    const { list } = server({ refusing: 'ItemUnvailable' })
    expect(await list.setWished(ALBA, true)).toBe('ItemUnvailable')
    expect(isInWishlist(list.$wishlist.get(), ALBA)).toBe(false)
    expect(wishlistCount(list.$wishlist.get())).toBe(0)
  })

  test('is none where the item is already there', async () => {
    const { list } = server({ refusing: 'ItemAlreadyPresent' })
    expect(await list.setWished(ALBA, true)).toBeNull()
  })
})

test('a removal that waits for another call is sent when the page is left', async () => {
  const { requests, list } = server({ items: [{ key: 'k', ...CORVO }] })
  await list.load()
  const added = list.setWished(ALBA, true)
  const removed = list.setWished(CORVO, false)
  expect(requests).toEqual(['getWishlist'])
  list.flush()
  expect(requests).toEqual(['getWishlist', 'removeItemFromWishlist'])
  expect(await Promise.all([added, removed])).toEqual([null, null])
  expect(wishlistCount(list.$wishlist.get())).toBe(1)
})

test('before the first answer there is no count', () => {
  expect(wishlistCount(server().list.$wishlist.get())).toBeNull()
})
