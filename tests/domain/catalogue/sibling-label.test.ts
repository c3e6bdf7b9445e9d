import { expect, test } from 'vitest'
import { colourLabel, siblingLabels } from '#domain/catalogue/sibling-label.ts'
import { attributesOf } from '#tests/support/goods.ts'

test.each([
  ['a frame by its colour alone', { frameColor: 'Gold', lensColor: 'Grün' }, ['Gold']],
  ['a lens by colour and package', { lensColor: 'Honig', quantityPerUnit: '2 Stück' }, ['Honig', '2 Stück']],
  ['a bottle by its content', { designatedPackagingContent: '360 ml' }, ['360 ml']],
  ['goods by their colour', { merchandiseColor: 'Braun' }, ['Braun']],
  ['anything else by nothing', {}, []],
])('%s', (_, labels, expected) => {
  expect(siblingLabels(attributesOf(labels))).toEqual(expected)
})

test('a product without attributes has no label', () => {
  expect(siblingLabels(undefined)).toEqual([])
})

test.each([
  [{ frameColor: 'Gold', lensColor: 'Grün' }, 'Gold'],
  [{ lensColor: 'Honig', quantityPerUnit: '2 Stück' }, 'Honig'],
  [{ quantityPerUnit: '2 Stück', hearingAidsMerchandiseColor: 'Blau' }, 'Blau'],
  [{ quantityPerUnit: '2 Stück' }, null],
])('the colour of %o is %s', (labels, expected) => {
  expect(colourLabel(attributesOf(labels))).toBe(expected)
})
