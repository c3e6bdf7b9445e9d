import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  CHECKOUT_MIGRATIONS,
  createCheckoutDrafts,
  deleteExpiredDrafts,
} from '#modules/checkout/checkout-drafts.ts'
import { checkoutDraft } from '#modules/checkout/schema.ts'
import { type Database, SHOP_MIGRATIONS } from '#shop-api/open-database.ts'
import { openEmbeddedCopy } from '#tests/support/embedded-copy.ts'

let database: Database
let now = new Date('2026-11-21T10:00:00Z')
const checkouts = createCheckoutDrafts(
  async () => database.db,
  () => now,
)

beforeAll(
  async () => void (database = await openEmbeddedCopy({ tables: [SHOP_MIGRATIONS, CHECKOUT_MIGRATIONS] })),
)
afterAll(() => database.close())

const answersWith = (city: string) => ({ answers: { 'delivery.city': city }, changes: [] })

test('answers are stored for a basket, the last ones, until they are forgotten', async () => {
  await checkouts.save('one', answersWith('Graz'))
  await checkouts.save('one', answersWith('Wien'))
  await checkouts.save('two', answersWith('Linz'))
  expect([await checkouts.read('one'), await checkouts.read('two')]).toMatchObject([
    answersWith('Wien'),
    answersWith('Linz'),
  ])
  await checkouts.delete('one')
  expect([await checkouts.read('one'), await checkouts.read('two')]).toMatchObject([
    { answers: {}, changes: [] },
    answersWith('Linz'),
  ])
})

test('answers go from one basket to another, and the last answer counts', async () => {
  await checkouts.save('customer', answersWith('Linz'))
  await checkouts.move('nobody', 'customer')
  expect(await checkouts.read('customer')).toMatchObject(answersWith('Linz'))
  await checkouts.save('guest', answersWith('Wels'))
  await checkouts.move('guest', 'customer')
  expect([await checkouts.read('guest'), await checkouts.read('customer')]).toMatchObject([
    { answers: {} },
    answersWith('Wels'),
  ])
  await checkouts.delete('guest', 'customer')
  expect((await checkouts.read('customer')).answers).toEqual({})
})

test('a month after they were touched nothing remains of them', async () => {
  now = new Date('2026-12-21T10:00:01Z')
  expect((await checkouts.read('two')).answers).toEqual({})
  await checkouts.save('three', answersWith('Graz'))
  await deleteExpiredDrafts(database.db, now)
  const remaining = await database.db.select().from(checkoutDraft)
  expect(remaining.map(({ basketKey }) => basketKey)).toEqual(['three'])
})
