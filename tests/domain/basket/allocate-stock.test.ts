import { expect, test } from 'vitest'
import { allocateStock } from '#domain/basket/allocate-stock.ts'
import { aProduct, attributesOf, aVariant } from '#tests/support/goods.ts'
import { anItem } from '#tests/support/basket-items.ts'

test.each([
  ['the earlier line takes first', [2, 2, 1], 3, [2, 1, 0]],
  ['where there is plenty all have what they want', [2, 2, 1], 9, [2, 2, 1]],
  ['where there is none nobody has', [2, 1], 0, [0, 0]],
  ['a stock that fell below nothing is none', [1], -2, [0]],
  ['what is sold without stock is had', [99, 99], undefined, [99, 99]],
])('%s', (_, quantities, available, pieces) => {
  const items = quantities.map((quantity, place) => ({
    ...anItem(`i${place}`, { quantity, variant: aVariant(7) }),
    ...(available !== undefined && { availableQuantity: available }),
  }))
  expect(allocateStock(items).map((each) => each.pieces)).toEqual(pieces)
})

const withSales = (status: string) =>
  aProduct(1, { attributes: attributesOf({ salesStatus: { id: 1, label: status, value: status } }) })

test.each([
  ['unavailable', { status: 'unavailable' as const }],
  ['deleted', { status: 'deleted' as const }],
  ['not sold at the moment', { product: withSales('temporary_not_sellable') }],
])('a line that is %s has nothing, and takes nothing from the next', (_, rest) => {
  const variant = aVariant(7)
  const items = [
    anItem('i1', { variant, availableQuantity: 1, ...rest }),
    anItem('i2', { variant, availableQuantity: 1 }),
  ]
  expect(allocateStock(items).map(({ pieces }) => pieces)).toEqual([0, 1])
})
