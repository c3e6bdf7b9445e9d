import { type AfterSale, openAfterSale } from '#server/after-sale/open.ts'
import type { OrderClient } from '#server/clients/order-client.ts'
import { inMemory } from '#server/counters.ts'
import { readEnv } from '#server/env.ts'
import type { Log } from '#server/log.ts'

const nothing = () => Promise.reject(new Error('no orders'))

/** Where nobody has bought, there is nothing to be asked. */
export const noOrders: OrderClient = {
  place: nothing,
  pressed: async () => null,
  settle: async () => null,
  byId: async () => null,
  byCustomer: async () => ({ orders: [], total: 0 }),
  byCbd: async () => null,
  lookup: async () => null,
  move: async () => ({ ok: false, error: 'unknown' }),
  news: async () => [],
  told: async () => {},
}

/** What comes after a purchase, in a shop where nobody has bought: it has no database. */
export const idleAfterSale = (log: Log): AfterSale =>
  openAfterSale({
    env: readEnv({}),
    log,
    counters: inMemory,
    now: () => new Date(),
    secrets: ['test'],
    shopName: 'Veduta',
    orders: noOrders,
    content: { story: async () => null },
    database: () => Promise.reject(new Error('no database')),
  })
