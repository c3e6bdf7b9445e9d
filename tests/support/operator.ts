import type { OperatorDatabase } from '#cli/operator/database.ts'
import type { OperatorSubscriptions } from '#cli/operator/subscriptions.ts'
import type { OperatorPayouts } from '#modules/operator/operator-payouts.ts'
import type { OperatorTransfers } from '#cli/operator/order-payments.ts'

const unused = () => Promise.reject(new Error('no command needs the database as a whole'))

export const noFile = () => Promise.reject(new Error('no command writes a file'))

export const noDatabase: OperatorDatabase = { migrate: unused, backup: unused, restore: unused }

const noBank = () => Promise.reject(new Error('no command reads a statement'))

export const noPayouts: OperatorPayouts = { list: noBank, payOut: noBank }

const noSubscriptions: OperatorSubscriptions = {
  list: noBank,
  byId: async () => null,
  change: noBank,
  cancel: noBank,
  propose: noBank,
}

export const noTransfers: OperatorTransfers = { unpaid: noBank, record: noBank, readFile: noBank }

export const unusedServices = {
  demo: { provide: noBank },
  subscriptions: noSubscriptions,
  slips: { listAwaited: noBank, list: noBank, read: noBank },
  recordValues: noBank,
  catalogue: { save: noBank, rebuild: noBank, readFile: noBank },
  offers: { price: noBank, stock: noBank, readFile: noBank },
  reservations: { list: noBank, move: noBank },
  objections: { objectedAt: noBank, recordObjection: noBank },
  branchOrders: { create: noBank, list: noBank, byId: noBank, move: noBank, readFile: noBank },
  appointments: { list: noBank, cancel: noBank, recordMissed: noBank, block: noBank },
  branches: { list: noBank, save: noBank, readFile: noBank },
  now: () => new Date(0),
  tryOns: { open: noBank, keep: noBank },
}
