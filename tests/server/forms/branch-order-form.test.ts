import { expect, test } from 'vitest'
import { noBranchOrders } from '#clients/shop-api/branch-order-repository.ts'
import { noReservations } from '#clients/shop-api/reservation-repository.ts'
import { handleBranchOrderForm, handleBranchValuesForm } from '#server/forms/branch-order-form.ts'
import { createCaller } from '#server/session/caller.ts'
import { aBranchOrder, testBranchOrders } from '#tests/support/branch-orders.ts'
import { aCustomer } from '#tests/support/customers.ts'
import { aReservation, testReservations } from '#tests/support/reservations.ts'
import { testContext } from '#tests/support/test-server.ts'

const PAGE = new URL('http://localhost/de-de/account/branch-order/')
const PATH = '/de-de/account/branch-order/'
const ADA = aCustomer({ id: 'c-1', email: 'ada@example.com' })

function setUp() {
  const calls: unknown[] = []
  const { branchOrders } = testBranchOrders({
    ...noBranchOrders,
    claim: async (id, owner) => {
      calls.push({ id, ...owner })
      return id === '500000000001' ? aBranchOrder() : null
    },
    removeValues: async (of) => void calls.push(of),
  })
  const { reservations } = testReservations({
    repository: {
      ...noReservations,
      list: async (customerId) => (customerId === 'c-1' ? [aReservation()] : []),
      move: async (id, event) => {
        calls.push({ id, event })
        return aReservation({ id, status: 'cancelled', letter: null })
      },
    },
  })
  const ctx = { ...testContext().ctx, branchOrders, reservations }
  const scope = { ctx, variant: 'de-de' as const, caller: createCaller(ctx.visitors, new Headers(), PAGE) }
  const post = (fields: Record<string, string>, headers = {}) =>
    new Request(PAGE, { method: 'POST', body: new URLSearchParams(fields), headers })
  const submit = async (fields: Record<string, string>, headers = {}) => {
    const place = { url: PAGE, path: PATH }
    const response = await handleBranchOrderForm(scope, ADA, post(fields, headers), place)
    return response.headers.get('location') ?? response.status
  }
  const remove = (fields: Record<string, string>) =>
    handleBranchValuesForm(scope, ADA, post(fields), { url: PAGE, path: PATH, orderId: '500000000001' })
  return { calls, submit, remove }
}

test('an order is tied by its number and the mailbox of the account, whatever else the form has', async () => {
  const { calls, submit } = setUp()
  const fields = { number: '5000 0000000 1', email: 'eve@example.com', customerId: 'c-2' }
  expect(await submit(fields)).toBe(`${PATH}?note=added`)
  expect(calls).toEqual([{ id: '500000000001', customerId: 'c-1', email: 'ada@example.com' }])
})

test.each(['', '7', '500000000002', '5000000000011'])('the number %j is unknown', async (number) =>
  expect(await setUp().submit({ number })).toBe(`${PATH}?note=unknown`),
)

test('who tries one number after the other waits', async () => {
  const { submit } = setUp()
  const notes = []
  for (let tries = 0; tries < 12; tries += 1) notes.push(await submit({ number: '500000000002' }))
  expect(notes.at(-1)).toBe(`${PATH}?note=later`)
})

test('an own reservation is cancelled, another’s is not', async () => {
  const { calls, submit } = setUp()
  expect(await submit({ cancel: '400000000009' })).toBe(`${PATH}?note=unknown`)
  expect(calls).toEqual([])
  expect(await submit({ cancel: '400000000001' })).toBe(`${PATH}?note=cancelled`)
  expect(calls).toEqual([{ id: '400000000001', event: 'cancel' }])
})

test('values are removed on press only, from the own order', async () => {
  const { calls, remove } = setUp()
  await remove({})
  expect(calls).toEqual([])
  expect((await remove({ remove: '1' })).headers.get('location')).toBe(`${PATH}?note=removed`)
  expect(calls).toEqual([{ customerId: 'c-1', orderId: '500000000001' }])
})

test('a form of another site is refused', async () =>
  expect(await setUp().submit({ number: '500000000001' }, { origin: 'https://elsewhere.example' })).toBe(403))
