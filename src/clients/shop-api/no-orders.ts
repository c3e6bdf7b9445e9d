import { fail } from '#domain/result.ts'
import { ShopError } from '#platform/errors.ts'
import type { OrderRepository } from './order-repository.ts'

const none = async (): Promise<null> => null
const noPage = async (): Promise<{ orders: []; total: number }> => ({ orders: [], total: 0 })
const nothing = async (): Promise<[]> => []
const refuse = async (): Promise<never> => {
  throw new ShopError('forbidden', 'the Shop API takes no orders of this shop')
}

/** For an external Shop API, which knows no orders of ours: there are none, and none can be placed. */
export const noOrders: OrderRepository = {
  createOrder: refuse,
  byAttempt: none,
  byId: none,
  byCustomer: noPage,
  latest: noPage,
  search: async () => fail('unsupported'),
  byPayment: none,
  recordBegun: refuse,
  recordStatus: refuse,
  recordRefund: refuse,
  duePayments: nothing,
  move: refuse,
  addValues: refuse,
  removeValues: async () => ({ removed: [], later: [] }),
  nameValues: async () => false,
  correctValues: async () => false,
  withoutValues: nothing,
  recordValuesReminder: refuse,
  dueLensReminders: nothing,
  lensReminder: none,
  settleLensReminder: refuse,
  recordObjection: refuse,
  objectedAt: none,
  keepTried: refuse,
  openTryOns: nothing,
  recordTryOnLetter: refuse,
  duePayouts: nothing,
  unpaidInvoices: nothing,
  recordReminder: refuse,
  recordTransfer: refuse,
  pendingNews: nothing,
  markNotified: refuse,
}
