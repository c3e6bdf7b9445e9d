import { expect, test } from 'vitest'
import { branchPieces } from '#domain/branch/branch-pieces.ts'

const line = (id: number, quantity: number, customData: Record<string, unknown> = {}) => ({
  variant: { id },
  quantity,
  customData,
})

test('each variant is once, with all its pieces', () =>
  expect(branchPieces([line(1, 2), line(2, 1), line(1, 1)])).toEqual([
    { variantId: 1, quantity: 3 },
    { variantId: 2, quantity: 1 },
  ]))

test.each([
  [[]],
  [[line(1, 1), { ...line(2, 1), itemGroup: { id: 'g' } }]],
  [[line(1, 1, { prescriptionValues: {} })]],
  [[line(1, 1, { lensType: 'home_try_on' })]],
  [[line(1, 1, { pricePromotionKey: 'subscription' })]],
])('%j is not handed over from the shelf', (items) => expect(branchPieces(items)).toBeNull())
