import { expect, test } from 'vitest'
import type { BranchQuery } from '#clients/shop-api/shop-client.ts'
import { readFinderQuery } from '#domain/branch/finder-query.ts'
import { loadBranches } from '#server/loaders/branch/branches.ts'
import { nextSlots } from '#server/loaders/branch/next-slots.ts'
import { aBranch } from '#tests/support/branches.ts'
import { fakeShopClient, pageOf } from '#tests/support/shop-client.ts'
import { testContext } from '#tests/support/test-server.ts'

/** A Monday, an hour later in Cologne. */
const NOON = new Date('2026-11-23T11:00:00Z')
const TODAY = '2026-11-23T16:00:00+01:00'
const IN_TWO_WEEKS = '2026-12-07T09:30:00+01:00'
const [first, second, third] = [
  { ...aBranch({ id: 1 }), nextStart: TODAY },
  { ...aBranch({ id: 2 }), nextStart: IN_TWO_WEEKS },
  aBranch({ id: 3 }),
]

test('the next free appointments count until the first cannot be booked any more', () => {
  const { starts, until } = nextSlots([first, second, third], NOON)
  expect([...starts]).toEqual([
    [1, TODAY],
    [2, IN_TWO_WEEKS],
  ])
  expect(until).toBe('2026-11-23T13:00:00.000Z')
})

test('the word for the day changes at midnight', () =>
  expect(nextSlots([second, third], NOON).until).toBe('2026-11-23T23:00:00.000Z'))

test.each([[[third]], [[]]])('where nothing is free, nothing ends', (found) =>
  expect(nextSlots(found, NOON)).toEqual({ starts: new Map(), until: null }),
)

/** What the finder shows, and what it asked for. */
async function search(query: string) {
  const { ctx } = testContext()
  const asked: BranchQuery[] = []
  const shop = fakeShopClient({
    branchTowns: async () => [],
    findBranches: async (each) => (asked.push(each), pageOf([first, second, third], 3)),
  })
  const finder = readFinderQuery(new URLSearchParams(query))
  const found = await loadBranches({ ...ctx, now: () => NOON, shop: () => shop }, 'de-de', finder)
  return { found, asked }
}

test('the finder shows those with a free appointment within a week', async () => {
  const { found } = await search('free=1')
  expect([found.entries.map(({ branch }) => branch.id), found.total]).toEqual([[1], 1])
  const all = await search('')
  expect(all.found.entries).toHaveLength(3)
  expect(all.found.until).toBe('2026-11-23T13:00:00.000Z')
})

test.each([
  ['', 'advice'],
  ['hearing-test=1', 'hearing-test'],
  ['hearing-test=1&repair=1', 'advice'],
])('the finder of %j asks for appointments of %s', async (query, service) => {
  const { asked } = await search(query)
  expect(asked.map(({ slots }) => slots)).toEqual([service])
})
