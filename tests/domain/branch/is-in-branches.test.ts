import { expect, test } from 'vitest'
import { branchesQuery, isInBranches, isInNoBranch } from '#domain/branch/is-in-branches.ts'
import { advancedOf, attributesOf } from '#tests/support/goods.ts'

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

test.each([
  ['is sold everywhere', 'nein', 'DE', false],
  ['is sold online alone', 'ja', 'DE', true],
  ['comes in a package that the country does not get', 'nein', 'PL', true],
])('no branch has what %s', (_, onlineExclusive, country, isNowhere) => {
  const advancedAttributes = advancedOf({
    availablePackageSizes: [
      { country: 'DE', count: 90 },
      { country: 'PL', count: 30 },
    ],
  })
  const attributes = attributesOf({ onlineExclusive, quantityPerUnit: '90' })
  expect(isInNoBranch({ attributes, advancedAttributes }, country)).toBe(isNowhere)
})
