import { expect, test } from 'vitest'
import { CALLS } from '#contract/rpc/calls.ts'

const TOO_GREAT = 2 ** 31

test.each([
  ['getProductsByIds', { ids: [TOO_GREAT] }],
  ['getProductsByCategory', { categoryId: TOO_GREAT }],
  ['getProductsByCategory', { categoryId: 1, where: { attributes: { brand: [TOO_GREAT] } } }],
  ['getProductsByCategory', { categoryId: 1, where: { not: { brand: [-1] } } }],
  ['getProductsByCategory', { categoryId: 1, where: { minPrice: TOO_GREAT } }],
  ['getProductsByCategory', { categoryId: 1, where: { maxPrice: TOO_GREAT } }],
  ['getProductsByCategory', { categoryId: 1, where: { attributes: { 'a]b': [1] } } }],
  ['getProductsByCategory', { categoryId: 1, where: { booleans: { '': true } } }],
  ['getCurrentPromotions', { page: TOO_GREAT }],
] as const)('%s refuses %j, as the Shop API would', (name, payload) => {
  expect(CALLS[name].input.safeParse(payload).success).toBe(false)
})

test('the greatest values of the Shop API are accepted', () => {
  const most = 2 ** 31 - 1
  const where = { minPrice: 0, maxPrice: most, attributes: { brand: [0, most] }, booleans: { sale: true } }
  expect(CALLS.getProductsByCategory.input.safeParse({ categoryId: most, where }).success).toBe(true)
})
