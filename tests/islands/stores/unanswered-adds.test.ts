import { expect, test } from 'vitest'
import { anItem } from '#tests/support/basket-items.ts'
import { basketTab } from '#tests/support/basket-tab.ts'

test('an answer that was lost does not double what was added', async () => {
  const tab = basketTab([anItem('i7'), anItem('i8')])
  await tab.open(tab.basketNow())
  tab.meets('lost')
  expect(await tab.add({ variantId: 9, quantity: 1 })).toBe(true)
  expect(tab.asked).toEqual(['addItemsToBasket 9', 'getBasket'])
  expect(tab.$basket.get().basket?.items.map(({ key }) => key)).toEqual(['i7', 'i8', 'i9'])
})

test.each([
  ['lost', true],
  ['offline', false],
] as const)(
  'where nobody knew the basket, an add that was %s is told from one that was not',
  async (fate, isIn) => {
    const tab = basketTab([anItem('i9')])
    tab.meets(fate)
    expect(await tab.add({ variantId: 9, quantity: 1 })).toBe(isIn)
    expect(tab.$basket.get().notices).toEqual(isIn ? [] : [{ kind: 'not-added' }])
  },
)
