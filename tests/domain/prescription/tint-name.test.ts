import { expect, test } from 'vitest'
import { orderedTint } from '#domain/prescription/ordered-tints.ts'
import { inTint, tintAmong, tintName } from '#domain/prescription/tint-name.ts'
import { anItem } from '#tests/support/basket-items.ts'
import { aProduct, attributesOf, aVariant } from '#tests/support/goods.ts'

test.each([
  ['clear', 'clear', 'clear'],
  ['blue light filter', 'blue-light', 'blue-light-filter'],
  ['blue light filter', null, 'blue-light-filter'],
  ['sunglasses', 'brown', 'sunglasses-brown'],
  ['transition', 'green', 'transition-green'],
] as const)('%s in %s is %s', (type, colour, name) => {
  expect(tintName(type, colour)).toBe(name)
  expect(orderedTint(name)).toBeDefined()
})

const aTint = (tintingType: string, lensColor?: string) =>
  anItem('i8', {
    product: aProduct(8, { customData: { rxPart: 'tint', tintingType } }),
    variant: aVariant(8, { attributes: attributesOf(lensColor === undefined ? {} : { lensColor }) }),
  })

test.each([
  ['sunglasses in brown', [anItem('i7'), aTint('sunglasses', 'brown')], 'sunglasses-brown'],
  ['clear, of no colour', [anItem('i7'), aTint('clear')], 'clear'],
  ['blue light filter, of any colour', [aTint('blue light filter', 'Fast farblos')], 'blue-light-filter'],
  ['a colour that is not drawn', [aTint('gradient', 'Petrol')], null],
  ['no colour where there has to be one', [aTint('gradient')], null],
  ['a type that is not known', [aTint('striped', 'brown')], null],
  ['no tint', [anItem('i7')], null],
  ['nothing', [], null],
])('the tint of a pair: %s', (_, items, name) => {
  expect(tintAmong(items)).toBe(name)
})

test.each([
  ['a1b2', 'a1b2?tint=clear'],
  ['a1b2?bg=ffffff', 'a1b2?bg=ffffff&tint=clear'],
])('%s in a tint is %s', (source, tinted) => {
  expect(inTint(source, 'clear')).toBe(tinted)
})
