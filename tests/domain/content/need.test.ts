import { expect, test } from 'vitest'
import { keyOfNeed, narrowingOf, type ProductNeed, suppliedTiles } from '#domain/content/need.ts'

const need = (fields: Partial<ProductNeed>): ProductNeed => ({
  ids: [],
  category: undefined,
  sort: 'newest',
  narrow: {},
  count: 4,
  ...fields,
})

test.each([
  [need({ ids: [3, 1] }), need({ ids: [3, 1] }), true],
  [need({ ids: [3, 1] }), need({ ids: [3, 1], category: '/brillen' }), false],
  [need({ ids: [3, 1] }), need({ ids: [1, 3] }), false],
  [need({ category: '/brillen' }), need({ category: '/brillen' }), true],
  [need({ category: '/brillen' }), need({ category: '/brillen', sort: 'cheapest' }), false],
  [need({ category: '/brillen' }), need({ category: '/brillen', count: 5 }), false],
  [need({ narrow: { a: ['b'] } }), need({ narrow: { a: ['b'] } }), true],
  [need({ narrow: { a: ['b'] } }), need({ narrow: { a: ['c'] } }), false],
  [need({}), need({ category: '/brillen' }), false],
])('%o is met by what meets %o: %s', (one, other, isSame) => {
  expect(keyOfNeed(one) === keyOfNeed(other)).toBe(isSame)
})

test('a need that nothing met has no products', () => {
  expect(suppliedTiles({ products: new Map(), categories: new Map() }, need({}))).toEqual([])
})

test.each([
  ['wearingTime=daily', { wearingTime: ['daily'] }],
  [
    'wearingTime=daily|two-weekly, lensType=toric',
    { wearingTime: ['daily', 'two-weekly'], lensType: ['toric'] },
  ],
  ['  a=b ,c=d ', { a: ['b'], c: ['d'] }],
])('%s narrows to %j', (text, narrowing) => {
  expect(narrowingOf(text)).toEqual(narrowing)
})
