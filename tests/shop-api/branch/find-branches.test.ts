import { describe, expect, test } from 'vitest'
import { branch, branchTowns } from '#contract/shop-api/branch.ts'
import { page } from '#contract/shop-api/page.ts'
import { distance } from '#domain/branch/distance.ts'
import { saveBranches } from '#shop-api/branch/save-branches.ts'
import { aBranch } from '#tests/support/branches.ts'
import { aPlaceOrderRequest, orderApi } from '#tests/support/order-api.ts'
import { onShopApi } from '#tests/support/shop-api.ts'
import { basketApi, linesOf } from '#tests/support/visitor-api.ts'

const branches = page(branch)
const KIEL = { latitude: 54.3233, longitude: 10.1228 }

onShopApi((ask, database) => {
  const { put, see } = basketApi(ask)
  const { placeOrder } = orderApi(ask)
  const find = async (query = '') => branches.parse((await ask(`/v1/branches${query}`)).body)
  const citiesOf = async (query: string) => (await find(query)).entities.map(({ city }) => city)

  test('the branches are those of the shop’s country by zip, page by page', async () => {
    const all = await find()
    expect(new Set(all.entities.map(({ country }) => country))).toEqual(new Set(['DE']))
    expect(all.pagination).toMatchObject({ current: 47, total: 47, page: 1, last: 1 })
    const zips = all.entities.map(({ zip }) => zip)
    expect(zips).toEqual(zips.toSorted())
    const second = await find('?page=2&perPage=40')
    expect(second.entities).toEqual(all.entities.slice(40))
    expect(second.pagination).toMatchObject({ current: 7, total: 47, perPage: 40, page: 2, prev: 1, last: 2 })
    expect((await find('?page=9')).entities).toEqual([])
  })

  test.each([
    ['?city=hamburg', ['Hamburg', 'Hamburg', 'Hamburg', 'Hamburg']],
    ['?city=hamburg&county=hamburg&perPage=1', ['Hamburg']],
    ['?city=hamburg&county=bayern', []],
    ['?city=muenchen&perPage=1', ['München']],
    ['?near=54.3233,10.1228&perPage=3', ['Kiel', 'Lübeck', 'Hamburg']],
    ['?near=54.3233,10.1228&perPage=1&page=2', ['Lübeck']],
  ])('%s finds %j', async (query, cities) => expect(await citiesOf(query)).toEqual(cities))

  test('the nearest come first, however far they are', async () => {
    const { entities } = await find('?near=54.3233,10.1228')
    const kilometres = entities.map((each) => distance(KIEL, each))
    expect(entities).toHaveLength(47)
    // Measured on a plane, neighbours at the other end of the country may change places.
    for (const [index, far] of kilometres.entries())
      expect(far).toBeGreaterThan((kilometres[index - 1] ?? 0) - 10)
  })

  test('a service narrows, several all have to be offered', async () => {
    const { entities } = await find('?service=hearing-test,children')
    expect(entities.length).toBeGreaterThan(0)
    for (const { services } of entities)
      expect(services).toEqual(expect.arrayContaining(['hearing-test', 'children']))
    expect(entities.length).toBeLessThan((await find('?service=children')).entities.length)
  })

  test.each([
    '?page=0',
    '?near=north',
    '?near=1,2,3',
    '?service=coffee',
    '?city=Köln',
    '?county=',
    '?near=1e9,0',
    '?near=999,999',
    '?near=90.1,0',
    '?near=-91,0',
    '?near=0,180.1',
    '?near=0,-181',
  ])('the query %s is refused', async (query) => expect((await ask(`/v1/branches${query}`)).status).toBe(400))

  test('one branch by its id; another country’s is unknown', async () => {
    const { body } = await ask('/v1/branches/1017')
    expect(branch.parse(body)).toMatchObject({
      id: 1017,
      country: 'DE',
      zip: expect.stringMatching(/^\d{5}$/),
    })
    expect((await ask('/v1/branches/1050')).status).toBe(404)
    expect((await ask('/v1/branches/9999999999')).status).toBe(404)
    for (const id of ['DE', '__proto__']) expect((await ask(`/v1/branches/${id}`)).status).toBe(400)
  })

  test('the towns of the country with their branches', async () => {
    const towns = branchTowns.parse((await ask('/v1/branch-towns')).body)
    expect(towns.find(({ city }) => city === 'Hamburg')).toMatchObject({
      county: 'Hamburg',
      branches: [{ zip: '20095' }, { zip: '20249' }, { zip: '22041' }, { zip: '22765' }],
    })
    expect(towns.flatMap(({ branches: own }) => own)).toHaveLength(47)
  })

  describe('an order for pick-up', () => {
    const point = (id: string, type = 'branch') => ({ collectionPoint: { id, type, name: 'Köln' } })

    test('is placed for a branch of the country', async () => {
      await put('pick-up', { variantId: 70 })
      const request = aPlaceOrderRequest(await see('pick-up'), point('1017'))
      expect(await placeOrder(request)).toMatchObject({ status: 201, kind: 'placed' })
    })

    test.each(['1050', '4711', 'de-atlantis', 'length'])(
      'is refused for the unknown branch %s, and the basket stays',
      async (id) => {
        await put(id, { variantId: 70 })
        expect(await placeOrder(aPlaceOrderRequest(await see(id), point(id)))).toMatchObject({
          status: 422,
          kind: 'refused',
          field: 'collectionPoint.id',
        })
        expect(linesOf(await see(id))).toEqual([[70, 1]])
      },
    )

    test('is refused where no parcels are collected', async () => {
      await saveBranches(database().db, [aBranch({ id: 5000, services: ['repair'] })], false)
      await put('closed', { variantId: 70 })
      const request = aPlaceOrderRequest(await see('closed'), point('5000'))
      expect(await placeOrder(request)).toMatchObject({ kind: 'refused', field: 'collectionPoint.id' })
    })

    test('at a parcel shop needs no branch', async () => {
      await put('kiosk', { variantId: 70 })
      const request = aPlaceOrderRequest(await see('kiosk'), point('Kiosk', 'dhl-parcel-shop'))
      expect(await placeOrder(request)).toMatchObject({ kind: 'placed' })
    })
  })
})
