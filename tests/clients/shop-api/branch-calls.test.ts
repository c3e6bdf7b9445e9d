import { expect, test } from 'vitest'
import { aBranch } from '#tests/support/branches.ts'
import { createShopClient } from '#clients/shop-api/create-shop-client.ts'

/** A client of a service with so many branches, a hundred on each page, and the requested pages. */
function clientOf(respond: (page: number) => Response) {
  const pages: number[] = []
  const fetch = (request: Request) => {
    const page = Number(new URL(request.url).searchParams.get('page'))
    pages.push(page)
    return respond(page)
  }
  const http = { fetch, timeout: 1000 }
  const shop = createShopClient({ http, baseUrl: 'http://shop', auth: { kind: 'none' }, shopId: 10001 })
  return { shop, pages }
}

const pageOf = (page: number, last: number) =>
  Response.json({
    entities: [aBranch({ id: page })],
    pagination: { current: 1, total: last, perPage: 100, page, first: 1, prev: 1, next: last, last },
  })

test('all pages of branches are read, in their order', async () => {
  const { shop, pages } = clientOf((page) => pageOf(page, 3))
  expect((await shop.branches()).map(({ id }) => id)).toEqual([1, 2, 3])
  expect(pages.toSorted()).toEqual([1, 2, 3])
})

test('a Shop API without a branch service has no branches and no towns', async () => {
  const { shop } = clientOf(() => Response.json({ code: 404, message: 'x' }, { status: 404 }))
  expect(await shop.branches()).toEqual([])
  expect(await shop.branchTowns()).toEqual([])
  expect(await shop.branch(1)).toBeNull()
  expect(await shop.findBranches({ services: ['repair'] })).toBeNull()
})

test('a branch that does not fit the contract is an error', async () => {
  const { shop } = clientOf(() => Response.json({ entities: [{ id: '' }] }))
  await expect(shop.branches()).rejects.toMatchObject({ kind: 'invalid-answer' })
})
