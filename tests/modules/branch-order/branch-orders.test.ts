import { expect, test } from 'vitest'
import { noBranchOrders } from '#clients/shop-api/branch-order-repository.ts'
import { inPages } from '#tests/support/pages.ts'
import { BRANCH_VALUES, aBranchOrder, testBranchOrders } from '#tests/support/branch-orders.ts'

const ids = [1, 2, 3, 4, 5].map((number) => `50000000000${number}`)
const shop = (over = {}) =>
  testBranchOrders({
    ...noBranchOrders,
    byId: async (id) => (id === '500000000001' ? aBranchOrder(over) : null),
    withLetters: inPages(
      () => ids.map((id) => aBranchOrder({ id })),
      ({ id }) => id,
    ),
    async recordLetter(id) {
      if (id === '500000000002') throw new Error('it cannot be changed')
    },
  })

test.each([
  [{ email: 'ADA@example.com ' }, BRANCH_VALUES],
  [{ zipCode: '50 667' }, BRANCH_VALUES],
  [{ customerId: 'c-1' }, BRANCH_VALUES],
  [{ email: 'eve@example.com' }, null],
  [{ email: '' }, null],
  [{ zipCode: ' ' }, null],
  [{ zipCode: '50668' }, null],
  [{ customerId: 'c-2' }, null],
])('the proof %j gives %j', async (proof, values) =>
  expect(await shop().branchOrders.prescription('500000000001', proof)).toEqual(
    values && { prescription: values, orderedOn: aBranchOrder().orderedAt },
  ),
)

test('an order of nobody is not proven by an empty account, and an unknown one has no values', async () => {
  const nobodys = shop({ customer: { ...aBranchOrder().customer, id: null } })
  expect(await nobodys.branchOrders.prescription('500000000001', { customerId: '' })).toBeNull()
  expect(await shop().branchOrders.prescription('500000000009', { email: 'ada@example.com' })).toBeNull()
})

test('an order is its owner’s alone', async () => {
  expect(await shop().branchOrders.ownOrder('500000000001', 'c-1')).toMatchObject({ id: '500000000001' })
  expect(await shop().branchOrders.ownOrder('500000000001', 'c-2')).toBeNull()
  expect(await shop().branchOrders.ownOrder('500000000009', 'c-1')).toBeNull()
})

test('what is ready is written about once, without values, and one that fails holds up no other', async () => {
  const { branchOrders, letters } = shop()
  for (let round = 0; round < 2; round += 1)
    await expect(branchOrders.sendLetters()).rejects.toThrow('1 entries could not be processed')
  expect(letters()).toEqual(
    ids.map((id) => ({ key: expect.stringContaining(id), kind: 'branch-order', payload: { id } })),
  )
})
