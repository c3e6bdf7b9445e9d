import { expect, test } from 'vitest'
import type { BranchQuery } from '#clients/shop-api/shop-client.ts'
import { branchProcedures } from '#server/rpc/branches.ts'
import { createCaller } from '#server/session/caller.ts'
import { aBranch } from '#tests/support/branches.ts'
import { fakeShopClient, pageOf } from '#tests/support/shop-client.ts'
import { testContext } from '#tests/support/test-server.ts'

const TOWN = {
  county: 'NRW',
  city: 'Köln',
  latitude: 50.94,
  longitude: 6.94,
  branches: [{ id: 1, zip: '50672', latitude: 50.94, longitude: 6.94 }],
}

async function find(payload: object) {
  const asked: BranchQuery[] = []
  const { ctx } = testContext()
  const shop = fakeShopClient({
    branchTowns: async () => [TOWN],
    findBranches: async (query) => {
      asked.push(query)
      return pageOf([aBranch()])
    },
  })
  const scope = {
    ctx: { ...ctx, shop: () => shop },
    variant: 'de-ch' as const,
    caller: createCaller(ctx.visitors, new Headers(), new URL('http://localhost/')),
  }
  return { asked, result: await branchProcedures.findBranches(scope, payload) }
}

test('branches near a position, with distance and page, and no more than a list needs', async () => {
  const { asked, result } = await find({
    near: { lat: 50.94, lon: 6.94 },
    services: ['repair'],
    variantId: 500001,
    page: 2,
  })
  expect(asked).toEqual([
    {
      near: { latitude: 50.94, longitude: 6.94 },
      services: ['repair'],
      variantId: 500001,
      page: 2,
      perPage: 50,
    },
  ])
  expect(result).toMatchObject({
    value: {
      entities: [{ id: 1, kilometres: expect.closeTo(0.1, 0), href: '/de-ch/niederlassungen/koeln/1/' }],
    },
  })
  expect(JSON.stringify(result)).not.toContain('specialDays')
})

test('the questions of one address to a geocoder are counted', async () => {
  const { ctx } = testContext()
  const counted: unknown[] = []
  const rateLimits = { count: async (...given: unknown[]) => counted.push(given) }
  const shop = fakeShopClient({ branchTowns: async () => [TOWN] })
  const scope = {
    ctx: {
      ...ctx,
      rateLimits,
      shop: () => shop,
      env: { ...ctx.env, geocoderUrl: 'http://127.0.0.1:1/search' },
    },
    variant: 'de-ch' as const,
    caller: createCaller(ctx.visitors, new Headers(), new URL('http://localhost/'), null, '203.0.113.1'),
  }
  await branchProcedures.findBranches(scope, { term: 'Nirgendwoistan' })
  expect(counted).toEqual([['geocoder', { visitor: undefined, address: '203.0.113.1' }]])
})

test('branches near a town, of none all, of an unknown one none', async () => {
  expect((await find({ term: 'Koeln' })).asked).toMatchObject([{ near: { latitude: 50.94 } }])
  expect((await find({})).result).toMatchObject({ value: { entities: [{ kilometres: null }] } })
  const { asked, result } = await find({ term: 'Nirgendwoistan' })
  expect([asked, result]).toMatchObject([[], { value: { entities: [], pagination: { total: 0 } } }])
})

test.each([
  { near: { lat: 91, lon: 0 } },
  { services: ['coffee'] },
  { page: 0 },
  { variantId: 0 },
  { variantId: '500001' },
  { term: '' },
])('%j is refused', async (payload) => expect(find(payload)).rejects.toMatchObject({ kind: 'bad-request' }))
