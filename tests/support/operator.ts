import type { OperatorDatabase } from '#cli/operator/database.ts'
import type { OperatorPayouts } from '#modules/operator/operator-payouts.ts'
import type { OperatorTransfers } from '#cli/operator/order-payments.ts'

const unused = () => Promise.reject(new Error('no command needs the database as a whole'))

export const noFile = () => Promise.reject(new Error('no command writes a file'))

export const noDatabase: OperatorDatabase = { migrate: unused, backup: unused, restore: unused }

const noBank = () => Promise.reject(new Error('no command reads a statement'))

export const noPayouts: OperatorPayouts = { list: noBank, payOut: noBank }

export const noTransfers: OperatorTransfers = { unpaid: noBank, record: noBank, readFile: noBank }
