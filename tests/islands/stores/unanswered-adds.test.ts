import { expect, test } from 'vitest'
import { anItem } from '#tests/support/basket-items.ts'
import { basketTab } from '#tests/support/basket-tab.ts'

test('a lost answer does not add an item twice', async () => {
  const tab = basketTab([anItem('i7'), anItem('i8')])
  await tab.load(tab.basketNow())
  tab.respondWith('lost')
  expect(await tab.add({ variantId: 9, quantity: 1 })).toBe(true)
  expect(tab.calls).toEqual(['addItemsToBasket 9', 'getBasket'])
  expect(tab.$basket.get().basket?.items.map(({ key }) => key)).toEqual(['i7', 'i8', 'i9'])
})

test.each([
  ['lost', true],
  ['offline', false],
] as const)(
  'without a known basket, an add that was %s differs from one that was not',
  async (fate, isIn) => {
    const tab = basketTab([anItem('i9')])
    tab.respondWith(fate)
    expect(await tab.add({ variantId: 9, quantity: 1 })).toBe(isIn)
    expect(tab.$basket.get().notices).toEqual(isIn ? [] : [{ kind: 'not-added' }])
  },
)

test('lenses of both eyes are one call, and not sent again where its answer is lost', async () => {
  const tab = basketTab()
  await tab.load(tab.basketNow())
  tab.respondWith('lost')
  const lens = (variantId: number) => ({ variantId, quantity: 1, values: { sphere: -2, baseCurve: 8.4 } })
  expect(await tab.addLenses({ right: lens(8), left: lens(9) })).toBe(true)
  expect(tab.calls).toEqual(['addContactLensesToBasket 8,9', 'getBasket'])
})
