import type { Order } from '#domain/order/order.ts'
import type { BankAccounts } from '#domain/transfer/bank-account.ts'
import { type Transfer, transferOf } from '#domain/transfer/transfer.ts'
import { variantOfShop, VARIANTS } from '#i18n/variants.ts'

/** How an order is paid by transfer; null where nothing is due. */
export type TransferOf = (order: Order) => Transfer | null

/** Shops whose number is not one of ours have no account. */
export const transfersTo =
  (accounts: BankAccounts): TransferOf =>
  (order) => {
    const variant = variantOfShop(order.shop.id)
    return variant ? transferOf(order, VARIANTS[variant].country, accounts) : null
  }
