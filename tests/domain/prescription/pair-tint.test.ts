import { expect, test } from 'vitest'
import { inTint, inTintOfPair } from '#domain/prescription/pair-tint.ts'
import { anItem } from '#tests/support/basket-items.ts'
import { aProduct, attributesOf, aVariant } from '#tests/support/goods.ts'

const groupOf = (id: string) => ({ id, isMainItem: false, isRequired: true })
const aTint = (tintingType: unknown, lensColor?: string, group = 'pair') =>
  anItem('i8', {
    itemGroup: groupOf(group),
    product: aProduct(8, { customData: { rxPart: 'tint', tintingType } }),
    variant: aVariant(8, { attributes: attributesOf(lensColor === undefined ? {} : { lensColor }) }),
  })
const frame = anItem('i7', { itemGroup: { ...groupOf('pair'), isMainItem: true } })

test.each([
  ['sunglasses in brown', [aTint('sunglasses', 'brown')], 'a1b2?tint=sunglasses-brown'],
  ['a type of two words', [aTint('blue light filter', 'grey')], 'a1b2?tint=blue-light-filter-grey'],
  ['words of another shop', [aTint('gradient', 'Petrol & Öl')], 'a1b2?tint=gradient-Petrol-%26-%C3%96l'],
  ['no colour', [aTint('clear')], 'a1b2?tint=clear-null'],
  ['no type', [aTint(undefined, 'brown')], 'a1b2'],
  ['the tint of another pair', [aTint('sunglasses', 'brown', 'other')], 'a1b2'],
  ['no tint', [], 'a1b2'],
])('a frame with %s', (_, items, source) =>
  expect(inTintOfPair('a1b2', frame, [frame, ...items])).toBe(source),
)

test('a tint beside what is no pair is not its own', () =>
  expect(inTintOfPair('a1b2', anItem('i7'), [aTint('sunglasses', 'brown')])).toBe('a1b2'))

test('a picture with a background has a tint as well', () =>
  expect(inTint('a1b2?bg=ffffff', 'clear')).toBe('a1b2?bg=ffffff&tint=clear'))
