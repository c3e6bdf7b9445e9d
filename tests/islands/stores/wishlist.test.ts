import { describe, expect, test } from 'vitest'
import { countOf, createWishlist, isWished, type Item } from '#islands/stores/wishlist.ts'
import { createRpc } from '#islands/rpc.ts'

const ALBA = { productId: 1, variantId: null }
const CORVO = { productId: 3, variantId: 30 }

type Payload = { productId?: number; variantId?: number; itemKey?: string }

/** A server with a wishlist, and what it was asked. */
function server({ items = [] as Item[], isKnown = true, refusing = '' } = {}) {
  const asked: string[] = []
  let kept = items
  function answer(name: string, { productId = 3, variantId, itemKey }: Payload): Response {
    if (refusing && name !== 'getWishlist') return Response.json({ kind: refusing }, { status: 409 })
    if (name === 'removeItemFromWishlist') kept = kept.filter(({ key }) => key !== itemKey)
    if (name === 'addItemToWishlist')
      kept = [...kept, { key: `k${productId}`, productId, variantId: variantId ?? null }]
    return Response.json({ key: '', items: kept })
  }
  const call = createRpc({
    fetch: async (path, { body }) => {
      const name = path.split('/').at(-1) ?? ''
      asked.push(name)
      return answer(name, JSON.parse(String(body)).payload)
    },
    shopId: () => '10001',
    isKnown: () => true,
    inTurn: (send) => send(),
  })
  return { asked, list: createWishlist({ call, isKnown: () => isKnown }) }
}

test('a heart is filled at once, and stays so when the server has it', async () => {
  const { asked, list } = server()
  const done = list.want(ALBA, true)
  expect(isWished(list.$wishlist.get(), ALBA)).toBe(true)
  expect(asked).toEqual([])
  expect(await done).toBeNull()
  expect(list.$wishlist.get().wanted.size).toBe(0)
  expect([isWished(list.$wishlist.get(), ALBA), countOf(list.$wishlist.get())]).toEqual([true, 1])
})

test('of twenty fast clicks the last one counts, and few are written', async () => {
  const { asked, list } = server()
  const clicks = Array.from({ length: 20 }, (_, index) => list.want(ALBA, index % 2 === 0))
  await Promise.all(clicks)
  expect(isWished(list.$wishlist.get(), ALBA)).toBe(false)
  expect(asked.filter((name) => name !== 'getWishlist').length).toBeLessThanOrEqual(2)
})

test('somebody whom the server does not know is not asked for', async () => {
  const { asked, list } = server({ isKnown: false })
  await list.load()
  expect([asked, countOf(list.$wishlist.get())]).toEqual([[], 0])
})

test('a product is found by any variant of it, and taken out by its key', async () => {
  const { asked, list } = server({ items: [{ key: 'k', ...CORVO }] })
  await list.load()
  const product = { productId: 3, variantId: null }
  expect(isWished(list.$wishlist.get(), product)).toBe(true)
  await list.want(product, false)
  expect([asked, countOf(list.$wishlist.get())]).toEqual([['getWishlist', 'removeItemFromWishlist'], 0])
})

describe('trouble', () => {
  test('empties the heart again and is told', async () => {
    const { list } = server({ refusing: 'ItemUnvailable' })
    expect(await list.want(ALBA, true)).toBe('ItemUnvailable')
    expect(isWished(list.$wishlist.get(), ALBA)).toBe(false)
    expect(countOf(list.$wishlist.get())).toBe(0)
  })

  test('is none where it is there already', async () => {
    const { list } = server({ refusing: 'ItemAlreadyPresent' })
    expect(await list.want(ALBA, true)).toBeNull()
  })
})

test('before anything is known there is no count', () => {
  expect(countOf(server().list.$wishlist.get())).toBeNull()
})
