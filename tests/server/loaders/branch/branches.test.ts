import { expect, test } from 'vitest'
import type { BranchQuery } from '#clients/shop-api/shop-client.ts'
import { readFinderQuery } from '#domain/branch/finder-query.ts'
import { branchHead } from '#server/loaders/branch/branch-head.ts'
import { findBranchTown, loadBranch, loadBranches, loadBranchTown } from '#server/loaders/branch/branches.ts'
import { aBranch, WEEK } from '#tests/support/branches.ts'
import { pageOf, fakeShopClient } from '#tests/support/shop-client.ts'
import { testContext } from '#tests/support/test-server.ts'

const TOWN = {
  county: 'Nordrhein-Westfalen',
  city: 'Köln',
  latitude: 50.94,
  longitude: 6.94,
  branches: [{ id: 1, zip: '50672', latitude: 50.94, longitude: 6.94 }],
}
const late = aBranch({ id: 2, hours: WEEK.map(() => [{ opens: '18:00', closes: '22:00' }]) })
/** A Monday, an hour later in Cologne. */
const NOON = new Date('2026-11-23T11:00:00Z')

function contextOf(branches = [aBranch(), late], total = branches.length) {
  const asked: BranchQuery[] = []
  const { ctx } = testContext()
  const shop = fakeShopClient({
    branchTowns: async () => [TOWN],
    branch: async (id) => branches.find((each) => each.id === id || each.formerIds.includes(id)) ?? null,
    findBranches: async (query) => {
      asked.push(query)
      return pageOf(branches, total)
    },
  })
  return { asked, ctx: { ...ctx, now: () => NOON, shop: () => shop } }
}
const search = (query: string, { ctx, asked } = contextOf()) =>
  loadBranches(ctx, 'de-de', readFinderQuery(new URLSearchParams(query))).then((found) => ({
    ...found,
    asked,
  }))

test('without a place all branches are shown, without distances', async () => {
  const { entries, asked, place, until } = await search('page=1&repair=1')
  expect(entries.map(({ kilometres }) => kilometres)).toEqual([null, null])
  expect([place, until]).toEqual([null, null])
  expect(asked).toEqual([{ near: undefined, services: ['repair'], slots: 'repair', page: 1, perPage: 20 }])
})

test('near a town they have their distance from it', async () => {
  const { entries, place, asked } = await search('term=koeln')
  expect(place).toMatchObject({ name: 'Köln' })
  expect(entries[0]?.kilometres).toBeLessThan(1)
  expect(asked[0]?.near).toMatchObject({ latitude: 50.94 })
})

test('near a position, and of an unknown place none', async () => {
  expect((await search('near=50.94,6.94')).place).toMatchObject({ name: null })
  expect(await search('term=Nirgendwoistan')).toMatchObject({ entries: [], isUnknownPlace: true, asked: [] })
})

test('of those that are open now, until the next one opens or closes', async () => {
  const { entries, total, until, asked } = await search('open=1')
  expect(entries.map(({ branch }) => branch.id)).toEqual([1])
  expect([total, until]).toEqual([1, '2026-11-23T17:00:00.000Z'])
  expect(asked[0]).not.toHaveProperty('page')
  const never = aBranch({ hours: WEEK.map(() => []) })
  expect(await search('open=1', contextOf([never]))).toMatchObject({ total: 0, last: 1, until: null })
})

test.each([
  ['open=1', 201, 200],
  ['open=1', 200, null],
  ['free=1', 10_000, 200],
  ['page=1', 10_000, null],
])('%s of %i branches looks at the nearest %s', async (query, total, among) =>
  expect(await search(query, contextOf([aBranch()], total))).toMatchObject({ among }),
)

test('a Shop API without branches has none to show', async () => {
  const { ctx } = contextOf()
  const shop = fakeShopClient({ branchTowns: async () => [], findBranches: async () => null })
  const found = await loadBranches(
    { ...ctx, shop: () => shop },
    'de-de',
    readFinderQuery(new URLSearchParams()),
  )
  expect(found).toMatchObject({ entries: [], total: 0, towns: [] })
})

test.each([
  ['nordrhein-westfalen', 'koeln'],
  ['bayern', 'koeln'],
  ['nordrhein-westfalen', 'Köln'],
])('the town %s/%s is the one in its own county', async (county, city) => {
  const { ctx } = contextOf()
  expect(await findBranchTown(ctx, 'de-de', { county, city })).toEqual(TOWN)
  expect(await loadBranchTown(ctx, 'de-de', { county, city }, 1)).toMatchObject({
    path: { county: 'nordrhein-westfalen', city: 'koeln' },
    total: 2,
  })
})

test('a town without branches is unknown', async () => {
  expect(await loadBranchTown(contextOf().ctx, 'de-de', { county: 'x', city: 'bonn' }, 1)).toBeNull()
})

test('ten thousand branches of one town are on as many pages as those of a search', async () => {
  const { ctx, asked } = contextOf([aBranch()], 10_000)
  const path = { county: 'nordrhein-westfalen', city: 'koeln' }
  expect(await loadBranchTown(ctx, 'de-de', path, 2)).toMatchObject({ total: 10_000, page: 2, last: 417 })
  expect(asked).toEqual([{ ...path, slots: 'advice', page: 2, perPage: 20 }])
})

test('a branch has its neighbours, and the coming days that differ', async () => {
  const found = await loadBranch(contextOf().ctx, 'de-de', 1)
  expect(found?.neighbours.map(({ branch }) => branch.id)).toEqual([2])
  // The holidays of the next sixty days that are no Sundays.
  expect(found?.exceptions.map(({ date }) => date)).toEqual(['2026-12-25', '2026-12-26', '2027-01-01'])
  expect(await loadBranch(contextOf().ctx, 'de-de', 3)).toBeNull()
})

test('search engines get the hours of a branch, and its page in the shops of its country', () => {
  const exceptions = [
    { date: '2026-12-24', spans: [{ opens: '09:00', closes: '13:00' }], reason: 'special' as const },
    { date: '2026-12-25', spans: [], reason: 'holiday' as const },
  ]
  const head = branchHead(contextOf().ctx, 'de-ch', aBranch(), {
    shop: 'Veduta',
    pictures: ['/pictures/front.jpg', 'https://pictures.example/side.jpg'],
    exceptions,
    absolute: (path) => `https://shop.example${path}`,
  })
  expect(Object.keys(head.alternates)).toEqual(['de-ch', 'fr-ch', 'it-ch'])
  expect(head.canonical).toBe('/niederlassungen/koeln/1/')
  expect(head.structured).toMatchObject([
    {
      '@type': 'Optician',
      url: 'https://shop.example/niederlassungen/koeln/1/',
      image: ['https://shop.example/pictures/front.jpg', 'https://pictures.example/side.jpg'],
      openingHoursSpecification: expect.arrayContaining([
        expect.objectContaining({
          dayOfWeek: 'https://schema.org/Saturday',
          opens: '10:00',
          closes: '16:00',
        }),
      ]),
      specialOpeningHoursSpecification: [
        { validFrom: '2026-12-24', opens: '09:00', closes: '13:00' },
        { validFrom: '2026-12-25', opens: '00:00', closes: '00:00' },
      ],
    },
    { '@type': 'BreadcrumbList' },
  ])
})
