import { expect, test } from 'vitest'
import { basketService } from '#server/basket/basket-service.ts'
import type { RequestScope } from '#server/request/request-scope.ts'
import { checkoutFixture } from '#tests/support/checkout-fixture.ts'
import { recordingLog } from '#tests/support/log.ts'
import { fillTypedCatalogue } from '#tests/support/typed-catalogue.ts'

const { shopper, viewOf } = checkoutFixture(fillTypedCatalogue)

type FindBranches = ReturnType<RequestScope['ctx']['shop']>['findBranches']

/** A checkout whose Shop API answers so when it is asked which branches have the basket. */
async function checkoutWhere(
  answer: (find: FindBranches) => FindBranches,
  { visit, log }: { visit?: RequestScope; log?: RequestScope['ctx']['log'] } = {},
) {
  const own = visit ?? (await shopper())
  const ctx = { ...own.ctx, ...(log && { log }) }
  const shop: typeof ctx.shop = (variant) => {
    const client = ctx.shop(variant)
    return { ...client, findBranches: answer(client.findBranches) }
  }
  return viewOf({ ...own, ctx: { ...ctx, shop } })
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
  const { log, lines, fields } = recordingLog()
  const error = new Error('the service is down')
  const { branches } = await checkoutWhere(() => () => Promise.reject(error), { log })
  expect(branches.length).toBeGreaterThan(0)
  expect(branches.filter(({ hasAll }) => hasAll)).toEqual([])
  expect(lines).toEqual(['warn: the checkout does not know what lies in branches'])
  expect(fields).toEqual([{ error }])
})

test('no branch is asked for what is made for somebody', async () => {
  const visit = await shopper(false)
  const values = { sphere: -2.25, cylinder: -0.75, axis: 170, baseCurve: 8.4 }
  const customData = { prescriptionValues: { right: values, left: {} } }
  await basketService.add(visit, [{ variantId: 240, quantity: 1, customData }])
  const asked: unknown[] = []
  const { branches, basket } = await checkoutWhere(
    (find) => (query) => {
      asked.push(query)
      return find(query)
    },
    { visit },
  )
  expect(basket.items).toHaveLength(1)
  expect(branches.filter(({ hasAll }) => hasAll)).toEqual([])
  expect(asked).toEqual([])
})
