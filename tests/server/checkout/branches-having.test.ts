import { expect, test } from 'vitest'
import type { RequestScope } from '#server/request/request-scope.ts'
import { checkoutFixture } from '#tests/support/checkout-fixture.ts'

const { shopper, viewOf } = checkoutFixture()

type FindBranches = ReturnType<RequestScope['ctx']['shop']>['findBranches']

/** A checkout whose Shop API answers so when it is asked which branches have the basket. */
async function checkoutWhere(answer: (find: FindBranches) => FindBranches) {
  const visit = await shopper()
  const { ctx } = visit
  const shop: typeof ctx.shop = (variant) => {
    const client = ctx.shop(variant)
    return { ...client, findBranches: answer(client.findBranches) }
  }
  return viewOf({ ...visit, ctx: { ...ctx, shop } })
}

test('branches that have all of the basket are marked, and are asked for its pieces', async () => {
  const [first] = (await viewOf(await shopper())).branches
  const asked: unknown[] = []
  const { branches } = await checkoutWhere((find) => async (query) => {
    asked.push(query)
    const page = await find({ perPage: 1000 })
    return page && { ...page, entities: page.entities.filter(({ id }) => String(id) === first?.id) }
  })
  expect(branches.filter(({ hasAll }) => hasAll).map(({ id }) => id)).toEqual([first?.id])
  expect(asked).toEqual([{ pieces: [{ variantId: 10, quantity: 1 }], perPage: 1000 }])
})

test('where that is not known, everything is sent to each of them', async () => {
  const { branches } = await checkoutWhere(() => () => Promise.reject(new Error('the service is down')))
  expect(branches.length).toBeGreaterThan(0)
  expect(branches.filter(({ hasAll }) => hasAll)).toEqual([])
})
