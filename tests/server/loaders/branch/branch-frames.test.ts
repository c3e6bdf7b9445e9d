import { expect, test } from 'vitest'
import { loadBranchFrames } from '#server/loaders/branch/branch-frames.ts'
import { aCategory } from '#tests/support/goods.ts'
import { recordingLog } from '#tests/support/log.ts'
import { FAILING_SHOP_CLIENT, fakeShopClient, pageOf } from '#tests/support/shop-client.ts'

const GLASSES = aCategory({ id: 1, shopLevelCustomData: { handle: 'glasses' } })
const SUN = aCategory({
  id: 2,
  path: '/sonnenbrillen',
  name: 'Sonnenbrillen',
  shopLevelCustomData: { handle: 'sunglasses' },
})

const load = (totals: Record<number, number>) => {
  const shop = fakeShopClient({
    rootCategories: async () => [SUN, GLASSES],
    products: async ({ where }) =>
      pageOf([], where.branchId === 1003 ? totals[where.categoryId ?? 0] : undefined),
  })
  return loadBranchFrames({ shop: () => shop, log: recordingLog().log }, 'de-de', 1003)
}

test('the listings of frames lead to what a branch has', async () => {
  expect(await load({ 1: 84, 2: 3 })).toEqual([
    { label: 'Brillen', path: '/brillen/?branch=1003' },
    { label: 'Sonnenbrillen', path: '/sonnenbrillen/?branch=1003' },
  ])
  expect(await load({ 1: 0, 2: 3 })).toHaveLength(1)
})

test('a shop that does not answer leaves the branch without them, and that is logged', async () => {
  const { log, lines } = recordingLog()
  const shop = () => FAILING_SHOP_CLIENT
  expect(await loadBranchFrames({ shop, log }, 'de-de', 1003)).toEqual([])
  expect(lines.join()).toContain('a branch is shown without its frames')
})
