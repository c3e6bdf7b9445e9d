import { expect, test } from 'vitest'
import { branchesOfEach, branchStockOf } from '#shop-api/seed/branch-stock.ts'
import { seedBranches } from '#shop-api/seed/branches.ts'

const FRAME = { family: 'rxGlasses', values: {} } as const
const ids = new Set(seedBranches(new Date('2026-11-23T12:00:00Z')).map(({ id }) => id))

test('a frame lies in different branches that exist, the same each time', () => {
  const stock = branchStockOf(FRAME, 500001, 20)
  expect(new Set(stock.map(({ branchId }) => branchId)).size).toBe(20)
  for (const { branchId, quantity } of stock) expect([ids.has(branchId), quantity > 0]).toEqual([true, true])
  expect(branchStockOf(FRAME, 500001, 20)).toEqual(stock)
  expect(branchStockOf(FRAME, 500002, 20)).not.toEqual(stock)
})

test.each([
  { family: 'contactLens', values: {} },
  { family: 'rxPart', values: {} },
  { family: 'sunglasses', values: { onlineExclusive: true } },
] as const)('%j lies in no branch', (draft) => expect(branchStockOf(draft, 1, 20)).toEqual([]))

test.each([
  [10, 20],
  [614, 20],
  [1500, 8],
  [100_000, 2],
])('of %i products each lies in %i branches', (products, branches) =>
  expect(branchesOfEach(products)).toBe(branches),
)
