import { expect, test } from 'vitest'
import type { OrderNews } from '#domain/order/move.ts'
import { createOrderNews } from '#server/order/news.ts'
import { testAfterSale } from '#tests/support/after-sale.ts'
import { listeningLog } from '#tests/support/log.ts'
import { mailLetter } from '#server/mail/schema.ts'

const newsOf = (id: number): OrderNews => ({
  id,
  orderId: '123456789012',
  event: 'confirm',
  at: '2026-11-21T15:41:00Z',
})

test('everything new has one letter, though the process falls over between letter and note', async () => {
  const { afterSale, db } = await testAfterSale()
  const untold = new Set([1, 2, 3])
  let isFalling = true
  const orders = {
    news: async () => [...untold].map(newsOf),
    async told(id: number) {
      if (isFalling && id === 2) throw new Error('fallen over')
      untold.delete(id)
    },
  }
  const { log } = listeningLog()
  const { spread } = createOrderNews({ orders, mail: afterSale.mail, open: async () => db, log })
  await expect(spread()).rejects.toThrow('fallen over')
  isFalling = false
  expect(await spread()).toBe(2)
  expect((await db.select().from(mailLetter)).map(({ key }) => key).toSorted()).toEqual([
    'order-news:1',
    'order-news:2',
    'order-news:3',
  ])
  expect(await spread()).toBe(0)
})

test('without a database news stay news', async () => {
  const { afterSale } = await testAfterSale()
  const told: number[] = []
  const { log } = listeningLog()
  const { spread } = createOrderNews({
    orders: { news: async () => [newsOf(1)], told: async (id) => void told.push(id) },
    mail: afterSale.mail,
    open: () => Promise.reject(new Error('the database is down')),
    log,
  })
  await expect(spread()).rejects.toThrow('the database is down')
  expect(told).toEqual([])
})
