import { expect, test } from 'vitest'
import { branchesQuery, isInBranches } from '#domain/branch/is-in-branches.ts'
import { attributesOf } from '#tests/support/goods.ts'

test.each([
  ['rxGlasses', 'nein', true],
  ['sunglasses', 'nein', true],
  ['rxGlasses', 'ja', false],
  ['contactLens', 'nein', false],
  ['merchandise', 'nein', false],
] as const)('%s, sold online alone: %s; in branches: %s', (type, onlineExclusive, isThere) => {
  const product = { attributes: attributesOf({ onlineExclusive }) }
  expect(isInBranches(type, product)).toBe(isThere)
  expect(branchesQuery(type, product, 7)).toBe(isThere ? '?variantid=7' : '')
})
