import { expect, test } from 'vitest'
import { loadReservationPage } from '#server/loaders/branch/reservation.ts'
import { aBranch } from '#tests/support/branches.ts'
import { aProduct, attributesOf } from '#tests/support/goods.ts'
import { fakeShopClient, pageOf } from '#tests/support/shop-client.ts'
import { testContext } from '#tests/support/test-server.ts'

const NOW = new Date('2026-11-23T10:00:00Z')
const frame = aProduct(50, {
  attributes: attributesOf({ rimType: 'full' }),
  categories: [
    [
      {
        categoryId: 1,
        categoryName: 'Brillen',
        categorySlug: 'brillen',
        categoryUrl: '/brillen',
        categoryHidden: false,
      },
    ],
  ],
})

/** The last day that is named to somebody who reserves on a Monday. */
async function lastDay(closedOn: string[]) {
  const { ctx } = testContext()
  const branch = aBranch({ specialDays: closedOn.map((date) => ({ date, spans: [] })) })
  const shop = fakeShopClient({
    product: async () => frame,
    productIdOfVariant: async () => frame.id,
    branch: async () => branch,
    findBranches: async () => pageOf([branch]),
  })
  const wanted = { variantId: 500, branchId: branch.id }
  const page = await loadReservationPage({ ...ctx, now: () => NOW, shop: () => shop }, 'de-de', wanted)
  return page?.until?.slice(0, 10)
}

test('a reservation waits for three days', async () => expect(await lastDay([])).toBe('2026-11-26'))

test('where the branch is closed until then, the day is the one until which it is reserved', async () =>
  expect(await lastDay(['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'])).toBe('2026-11-27'))

test('where the branch is closed for over two weeks, there is none', async () =>
  expect(
    await lastDay(
      Array.from({ length: 20 }, (_, days) =>
        new Date(NOW.getTime() + days * 86_400_000).toISOString().slice(0, 10),
      ),
    ),
  ).toBeUndefined())
