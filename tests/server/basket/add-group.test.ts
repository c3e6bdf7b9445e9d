import { expect, test } from 'vitest'
import { addGroup } from '#server/basket/add-group.ts'
import { anItem, inGroup } from '#tests/support/basket-items.ts'
import { fakeBasket } from '#tests/support/fake-basket.ts'

const SOLD_OUT = { status: 412, failure: 'ItemUnvailable' } as const
/** A Shop API without groups in one step. */
const group = (id: string) => [
  { variantId: 5, quantity: 1, itemGroup: { id, isMainItem: true, isRequired: true } },
  { variantId: 6, quantity: 1, itemGroup: { id, isMainItem: false, isRequired: true } },
]
const old = [anItem('i1', inGroup('old', true)), anItem('i2', inGroup('old'))]

test('a group is added item by item, and then the other one is removed', async () => {
  const { handle, lines, calls } = fakeBasket({ items: [...old, anItem('i3')] })
  const { failures } = await addGroup(handle, { items: group('new'), replaces: 'old' })
  expect(failures).toEqual([])
  expect(lines().map(([key]) => key)).toEqual(['i3', 'i5', 'i6'])
  expect(calls.slice(0, 2)).toEqual(['add 5', 'add 6'])
})

test('a group that cannot be added in full replaces nothing', async () => {
  const { handle, lines } = fakeBasket({
    items: old,
    refusing: (id) => (id === 6 ? SOLD_OUT : undefined),
  })
  const { failures } = await addGroup(handle, { items: group('new'), replaces: 'old' })
  expect(failures).toHaveLength(1)
  expect(lines().map(([key]) => key)).toEqual(['i1', 'i2'])
})

test('one item alone takes the place of a group, whatever else is there alone', async () => {
  const { handle, lines } = fakeBasket({ items: [...old, anItem('i3')] })
  const { failures } = await addGroup(handle, { items: [{ variantId: 5, quantity: 1 }], replaces: 'old' })
  expect(failures).toEqual([])
  expect(lines().map(([key]) => key)).toEqual(['i3', 'i5'])
})

test('a group that is there is not added again', async () => {
  const { handle, calls } = fakeBasket({ items: [anItem('i5', inGroup('old', true))] })
  await addGroup(handle, { items: group('old') })
  expect(calls).toEqual([])
})
