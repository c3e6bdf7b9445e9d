import { describe, expect, test } from 'vitest'
import { addItems } from '#server/basket/add-items.ts'
import { anItem, inGroup } from '#tests/support/basket-items.ts'
import { fakeBasket } from '#tests/support/fake-basket.ts'

const ALREADY = { status: 409, failure: 'VariantAlreadyPresent' } as const
const SOLD_OUT = { status: 412, failure: 'ItemUnvailable' } as const
const FEWER = { status: 206, failure: 'ItemAddedWithReducedQuantity' } as const

describe('items that are added', () => {
  test('are none for an empty list', async () => {
    const { handle, basket } = fakeBasket()
    expect(await addItems(handle, [], 'KeepExisting')).toMatchObject({ basket: basket(), failures: [] })
  })

  test('join the existing line', async () => {
    const { handle, calls } = fakeBasket({ items: [anItem('i5', { quantity: 2 })], refusing: () => ALREADY })
    const { failures } = await addItems(handle, [{ variantId: 5, quantity: 3 }], 'AddQuantityToExisting')
    expect([calls, failures]).toEqual([['add 5', 'update i5 5'], []])
  })

  test('leave a line unchanged', async () => {
    const { handle, calls } = fakeBasket({ items: [anItem('i5')], refusing: () => ALREADY })
    const { failures } = await addItems(handle, [{ variantId: 5, quantity: 3 }], 'KeepExisting')
    expect([calls, failures]).toEqual([['add 5'], []])
  })

  test('are tried again if the line was removed meanwhile, but not for ever', async () => {
    const { handle, calls } = fakeBasket({ refusing: () => ALREADY })
    const { failures } = await addItems(handle, [{ variantId: 5, quantity: 1 }], 'AddQuantityToExisting')
    expect(calls).toEqual(['add 5', 'add 5', 'add 5'])
    expect(failures).toEqual([
      { failure: { operation: 'add', kind: 'VariantAlreadyPresent', variantId: 5 }, status: 409 },
    ])
  })

  test('continue after an unavailable one', async () => {
    const { handle, lines } = fakeBasket({ refusing: (id) => (id === 5 ? SOLD_OUT : undefined) })
    const items = [5, 6].map((variantId) => ({ variantId, quantity: 1 }))
    const { failures } = await addItems(handle, items, 'AddQuantityToExisting')
    expect(lines()).toEqual([['i6', 1]])
    expect(failures).toEqual([
      { failure: { operation: 'add', kind: 'ItemUnvailable', variantId: 5 }, status: 412 },
    ])
  })

  test.each([
    ['cannot be had', SOLD_OUT],
    ['is short', FEWER],
  ])('of a group are all left out if one %s', async (_, refusal) => {
    const { handle, lines, calls } = fakeBasket({
      items: [anItem('i1')],
      refusing: (id) => (id === 6 ? refusal : undefined),
    })
    const items = [5, 6, 7].map((variantId) => ({ variantId, quantity: 1, ...inGroup('g', variantId === 5) }))
    const { failures } = await addItems(handle, items, 'AddQuantityToExisting')
    expect(lines()).toEqual([['i1', 1]])
    expect(calls).not.toContain('add 7')
    expect(failures).toMatchObject([{ failure: { kind: 'ItemUnvailable', variantId: 6 }, status: 412 }])
  })
})
