import { describe, expect, test } from 'vitest'
import { addItems } from '#server/rpc/basket-changes.ts'
import { anItem, inGroup } from '#tests/support/basket-items.ts'
import { heldBasket } from '#tests/support/held-basket.ts'

const ALREADY = { status: 409, failure: 'VariantAlreadyPresent' } as const
const SOLD_OUT = { status: 412, failure: 'ItemUnvailable' } as const
const FEWER = { status: 206, failure: 'ItemAddedWithReducedQuantity' } as const

describe('items that are put in', () => {
  test('are none where none are given', async () => {
    const { held, basket } = heldBasket()
    expect(await addItems(held, [], 'KeepExisting')).toMatchObject({ basket: basket(), failures: [] })
  })

  test('join the line that is there', async () => {
    const { held, asked } = heldBasket({ items: [anItem('i5', { quantity: 2 })], refusing: () => ALREADY })
    const { failures } = await addItems(held, [{ variantId: 5, quantity: 3 }], 'AddQuantityToExisting')
    expect([asked, failures]).toEqual([['add 5', 'update i5 5'], []])
  })

  test('leave a line as it is', async () => {
    const { held, asked } = heldBasket({ items: [anItem('i5')], refusing: () => ALREADY })
    const { failures } = await addItems(held, [{ variantId: 5, quantity: 3 }], 'KeepExisting')
    expect([asked, failures]).toEqual([['add 5'], []])
  })

  test('are tried again where the line has gone meanwhile, but not for ever', async () => {
    const { held, asked } = heldBasket({ refusing: () => ALREADY })
    const { failures } = await addItems(held, [{ variantId: 5, quantity: 1 }], 'AddQuantityToExisting')
    expect(asked).toEqual(['add 5', 'add 5', 'add 5'])
    expect(failures).toEqual([
      { failure: { operation: 'add', kind: 'VariantAlreadyPresent', variantId: 5 }, status: 409 },
    ])
  })

  test('go on after one that cannot be had', async () => {
    const { held, lines } = heldBasket({ refusing: (id) => (id === 5 ? SOLD_OUT : undefined) })
    const items = [5, 6].map((variantId) => ({ variantId, quantity: 1 }))
    const { failures } = await addItems(held, items, 'AddQuantityToExisting')
    expect(lines()).toEqual([['i6', 1]])
    expect(failures).toEqual([
      { failure: { operation: 'add', kind: 'ItemUnvailable', variantId: 5 }, status: 412 },
    ])
  })

  test.each([
    ['cannot be had', SOLD_OUT],
    ['is short', FEWER],
  ])('of a group stay out whole where one %s', async (_, refusal) => {
    const { held, lines, asked } = heldBasket({
      items: [anItem('i1')],
      refusing: (id) => (id === 6 ? refusal : undefined),
    })
    const items = [5, 6, 7].map((variantId) => ({ variantId, quantity: 1, ...inGroup('g', variantId === 5) }))
    const { failures } = await addItems(held, items, 'AddQuantityToExisting')
    expect(lines()).toEqual([['i1', 1]])
    expect(asked).not.toContain('add 7')
    expect(failures).toMatchObject([{ failure: { kind: 'ItemUnvailable', variantId: 6 }, status: 412 }])
  })
})
