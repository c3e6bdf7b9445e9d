import { expect, test } from 'vitest'
import type { OrderNotification } from '#domain/order/order-action.ts'
import { createOrderNotifier } from '#modules/order/order-notifier.ts'
import { testAfterSale } from '#tests/support/after-sale.ts'
import { queuedEmail } from '#modules/email/schema.ts'

const newsOf = (id: number): OrderNotification => ({
  id,
  orderId: '123456789012',
  event: 'confirm',
  at: '2026-11-21T15:41:00Z',
})

test('everything new has one letter, though the process falls over between letter and note', async () => {
  const { afterSale, db } = await testAfterSale()
  const untold = new Set([1, 2, 3, 4, 5])
  let isFalling = true
  const orders = {
    pendingNews: async (after = 0) =>
      [...untold]
        .filter((id) => id > after)
        .slice(0, 2)
        .map(newsOf),
    async markNotified(id: number) {
      if (isFalling && id === 2) throw new Error('fallen over')
      untold.delete(id)
    },
  }
  const { notifyPending } = createOrderNotifier({ orders, mail: afterSale.mail, open: async () => db })
  await expect(notifyPending()).rejects.toMatchObject({ cause: { message: 'fallen over' } })
  // It holds up no other.
  expect([...untold]).toEqual([2])
  isFalling = false
  expect(await notifyPending()).toBe(1)
  expect((await db.select().from(queuedEmail)).map(({ key }) => key).toSorted()).toEqual([
    'order-news:1',
    'order-news:2',
    'order-news:3',
    'order-news:4',
    'order-news:5',
  ])
  expect(await notifyPending()).toBe(0)
})

test('without a database news stay news', async () => {
  const { afterSale } = await testAfterSale()
  const notified: number[] = []
  const { notifyPending } = createOrderNotifier({
    orders: {
      pendingNews: async (after = 0) => (after < 1 ? [newsOf(1)] : []),
      markNotified: async (id) => void notified.push(id),
    },
    mail: afterSale.mail,
    open: () => Promise.reject(new Error('the database is down')),
  })
  await expect(notifyPending()).rejects.toMatchObject({ cause: { message: 'the database is down' } })
  expect(notified).toEqual([])
})
