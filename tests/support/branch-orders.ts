import type { BranchOrder } from '#domain/branch/branch-order.ts'
import { minor } from '#domain/money/price.ts'
import { type BranchOrderRepository, noBranchOrders } from '#clients/shop-api/branch-order-repository.ts'
import { createBranchOrders } from '#modules/branch-order/branch-orders.ts'
import type { EmailJob } from '#modules/email/mail-queue.ts'
import type { Db } from '#platform/database.ts'
import { testReservations } from './reservations.ts'

export const BRANCH_VALUES = { right: { sphere: -2.25, pd: 32 }, left: { sphere: -1.75, pd: 31.5 } }

export const aBranchOrder = (over: Partial<BranchOrder> = {}): BranchOrder => ({
  id: '500000000001',
  shopId: 10001,
  branchId: 1,
  customer: { id: 'c-1', firstName: 'Ada', lastName: 'Muster', email: 'ada@example.com', zip: '50667' },
  status: 'ready',
  currencyCode: 'EUR',
  lines: [{ name: 'Brera 4711', quantity: 1, price: minor(18_900), values: BRANCH_VALUES }],
  areValuesLeaving: false,
  orderedAt: '2026-11-10T10:00:00Z',
  readyAt: '2026-11-20T10:00:00Z',
  collectedAt: null,
  warrantyUntil: null,
  hasLetter: true,
  ...over,
})

/** Branch orders whose emails are a list; of a shop without any by default. */
export function testBranchOrders(repository: BranchOrderRepository = noBranchOrders) {
  const queued = new Map<string, EmailJob>()
  const branchOrders = createBranchOrders({
    repository,
    mail: {
      async enqueue(_, job) {
        if (!queued.has(job.key)) queued.set(job.key, job)
      },
      deliverSoon() {},
    },
    database: async (): Promise<Db> => Object.create(null),
  })
  return { branchOrders, letters: () => [...queued.values()] }
}

/** For a shop in whose branches nobody has reserved or bought anything. */
export const noBranchBusiness = () => ({
  reservations: testReservations().reservations,
  branchOrders: testBranchOrders().branchOrders,
})
