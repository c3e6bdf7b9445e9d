import { expect, test } from 'vitest'
import { loadBranches } from '#server/loaders/branch/branches.ts'
import { readFinderQuery } from '#domain/branch/finder-query.ts'
import { loadNextSlots } from '#server/loaders/branch/next-slots.ts'
import { aBranch } from '#tests/support/branches.ts'
import { fakeShopClient, pageOf } from '#tests/support/shop-client.ts'
import { testContext } from '#tests/support/test-server.ts'

/** A Monday, an hour later in Cologne. */
const NOON = new Date('2026-11-23T11:00:00Z')
const branches = [aBranch({ id: 1 }), aBranch({ id: 2 }), aBranch({ id: 3 })]
const TODAY = '2026-11-23T16:00:00+01:00'

function contextOf(
  nextSlots: (ids: readonly number[], service: string) => Promise<{ branchId: number; start: string }[]>,
) {
  const { ctx, logLines } = testContext()
  const shop = fakeShopClient({ branchTowns: async () => [], findBranches: async () => pageOf(branches, 3) })
  const appointments = { ...ctx.appointments, nextSlots }
  return { logLines, ctx: { ...ctx, now: () => NOON, shop: () => shop, appointments } }
}
const found = async () => [
  { branchId: 1, start: TODAY },
  { branchId: 2, start: '2026-12-07T09:30:00+01:00' },
]

test('the next free appointments count until the first cannot be booked any more', async () => {
  const { ctx } = contextOf(found)
  const { starts, until } = await loadNextSlots(ctx, branches)
  expect([...starts.keys()]).toEqual([1, 2])
  expect(until).toBe('2026-11-23T13:00:00.000Z')
})

test('the word for the day changes at midnight', async () => {
  const { ctx } = contextOf(async () => [{ branchId: 2, start: '2026-12-07T09:30:00+01:00' }])
  expect((await loadNextSlots(ctx, branches)).until).toBe('2026-11-23T23:00:00.000Z')
})

test('a list that knows none is shown without them', async () => {
  const { ctx, logLines } = contextOf(() => Promise.reject(new Error('the database is down')))
  expect(await loadNextSlots(ctx, branches)).toEqual({ starts: new Map(), until: null })
  expect(logLines.join()).toContain('free appointments')
})

test('the finder shows those with a free appointment within a week', async () => {
  const { ctx } = contextOf(found)
  const search = (query: string) => loadBranches(ctx, 'de-de', readFinderQuery(new URLSearchParams(query)))
  const free = await search('free=1')
  expect([free.entries.map(({ branch }) => branch.id), free.total]).toEqual([[1], 1])
  expect((await search('')).entries).toHaveLength(3)
  expect((await search('')).until).toBe('2026-11-23T13:00:00.000Z')
})

test('the finder asks for the appointments of the service that is searched', async () => {
  const asked: string[] = []
  const { ctx } = contextOf(async (_, service) => (asked.push(service), []))
  for (const query of ['', 'hearing-test=1', 'hearing-test=1&repair=1'])
    await loadBranches(ctx, 'de-de', readFinderQuery(new URLSearchParams(query)))
  expect(asked).toEqual(['advice', 'hearing-test', 'advice'])
})
