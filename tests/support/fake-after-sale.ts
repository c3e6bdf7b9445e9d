import { type AfterSale, openAfterSale } from '#modules/after-sale/open-after-sale.ts'
import type { OrderClient } from '#clients/shop-api/order-client.ts'
import { noPurchases } from '#clients/shop-api/no-purchases.ts'
import { memoryRateLimiter } from '#platform/rate-limit/rate-limiter.ts'
import { readEnv } from '#platform/env.ts'
import { aConfiguration } from './configuration.ts'
import type { Log } from '#platform/log.ts'

const nothing = () => Promise.reject(new Error('no orders'))

/** For a shop without orders. */
export const emptyOrderClient: OrderClient = {
  place: nothing,
  replayedSubmission: async () => null,
  refreshPayment: async () => null,
  byId: async () => null,
  byCustomer: async () => ({ orders: [], total: 0 }),
  byCbd: async () => null,
  lookup: async () => null,
  prescription: async () => null,
  keepTried: nothing,
  move: async () => ({ ok: false, error: 'unknown' }),
  addValues: async () => ({ ok: false, error: 'unknown' }),
  removeValues: async () => ({ removed: [], later: [] }),
  nameValues: async () => false,
  correctValues: async () => false,
  pendingNews: async () => [],
  markNotified: async () => {},
}

type Rest = Partial<Pick<Parameters<typeof openAfterSale>[0], 'env' | 'database'>>

/** The after-sale services of a shop; without orders and without a database by default. */
export const fakeAfterSale = (log: Log, orders: OrderClient = emptyOrderClient, rest: Rest = {}): AfterSale =>
  openAfterSale({
    env: readEnv({}),
    log,
    counters: memoryRateLimiter,
    now: () => new Date(),
    secrets: ['test'],
    shopName: 'Veduta',
    shop: () => ({ branch: async () => null, configuration: async () => aConfiguration() }),
    orders,
    ...noPurchases,
    content: { story: async () => null },
    database: () => Promise.reject(new Error('no database')),
    jobs: { define() {}, wake() {} },
    ...rest,
  })
