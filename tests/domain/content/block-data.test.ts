import { expect, test } from 'vitest'
import {
  productQueryKey,
  parseKeyFilters,
  type BlockProductQuery,
  tilesFor,
} from '#domain/content/block-data.ts'

const need = (fields: Partial<BlockProductQuery>): BlockProductQuery => ({
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
])('%o has the same result as %o: %s', (one, other, isSame) => {
  expect(productQueryKey(one) === productQueryKey(other)).toBe(isSame)
})

test('a query without a result has no products', () => {
  expect(
    tilesFor(
      { products: new Map(), categories: new Map(), subscription: null, branches: null, instruments: [] },
      need({}),
    ),
  ).toEqual([])
})

test.each([
  ['wearingTime=daily', { wearingTime: ['daily'] }],
  [
    'wearingTime=daily|two-weekly, lensType=toric',
    { wearingTime: ['daily', 'two-weekly'], lensType: ['toric'] },
  ],
  ['  a=b ,c=d ', { a: ['b'], c: ['d'] }],
])('%s gives the filters %j', (text, narrowing) => {
  expect(parseKeyFilters(text)).toEqual(narrowing)
})
