import { expect, test } from 'vitest'
import type { Basket, BasketItem } from '#domain/basket/basket.ts'
import { emptyBasket } from '#domain/basket/empty-basket.ts'
import { basketEvents } from '#domain/tracking/basket-events.ts'
import { anItem } from '#tests/support/basket-items.ts'

const basket = (...items: BasketItem[]): Basket => ({ ...emptyBasket('EUR'), items })
const one = anItem('i7')
const three = anItem('i7', { quantity: 3 })
const other = anItem('i8')
const add = (variantId: number, quantity: number) => [{ variantId, quantity }]

test.each<[string, Parameters<typeof basketEvents>[0], string[]]>([
  ['no change', { before: basket(one), after: basket(one), added: [] }, []],
  [
    'a new line',
    { before: basket(one), after: basket(one, other), added: add(8, 1) },
    ['add_to_cart 8×1 100.00'],
  ],
  ['more pieces', { before: basket(one), after: basket(three), added: [] }, ['add_to_cart 7×2 200.00']],
  ['fewer pieces', { before: basket(three), after: basket(one), added: [] }, ['remove_from_cart 7×2 200.00']],
  [
    'one line for another',
    { before: basket(one), after: basket(other), added: [] },
    ['add_to_cart 8×1 100.00', 'remove_from_cart 7×1 100.00'],
  ],
  [
    'an add to a basket that the page has not read',
    { before: null, after: basket(three, other), added: add(7, 2) },
    ['add_to_cart 7×2 200.00'],
  ],
  [
    'an add of which the shop had less',
    { before: null, after: basket(one), added: add(7, 5) },
    ['add_to_cart 7×1 100.00'],
  ],
  ['an add that is not there', { before: null, after: basket(one), added: add(9, 1) }, []],
])('%s', (_, change, expected) => {
  const shown = basketEvents(change).map(({ event, items, value }) => {
    const [{ item_id, quantity }] = items as [{ item_id: string; quantity: number }]
    return `${event} ${item_id}×${quantity} ${value}`
  })
  expect(shown).toEqual(expected)
})
