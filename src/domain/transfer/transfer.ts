import { addDays } from '#domain/shop/local-time.ts'
import { shopDay } from '#domain/shop/shop-day.ts'
import { type Minor, minor } from '#domain/money/price.ts'
import { creditedAmount } from '#domain/order/credit.ts'
import type { Order } from '#domain/order/order.ts'
import type { ShopCountry } from '#domain/shop/shop-country.ts'
import type { BankAccount, BankAccounts } from './bank-account.ts'
import { type TransferReference, transferReference } from './reference.ts'
import { epcPayload, spaydPayload } from './transfer-code.ts'

/** What a buyer needs to pay an invoice. */
export type Transfer = {
  account: BankAccount
  reference: TransferReference
  /** Minor units of `currency`: the total without what was credited. */
  amount: Minor
  currency: string
  /** RFC 3339 day. */
  dueOn: string
  /** The content of a QR code; null where banks of the country read none, or only the Swiss one with its payment part. */
  code: string | null
}

/** Days from the invoice until it has to be paid. */
export const DUE_DAYS = 14

/** Whether an order is paid by invoice, was not cancelled, and has an amount that nobody has paid yet. */
export const isTransferDue = (
  order: Pick<Order, 'payment' | 'confirmedAt' | 'cost' | 'credits'>,
): boolean => {
  const payment = order.payment.at(-1)
  return (
    order.confirmedAt !== null &&
    payment?.key === 'accounting' &&
    payment.data.state === 'authorised' &&
    transferAmount(order) > 0
  )
}

/** The total of an invoice without what was credited. */
export const transferAmount = (order: Pick<Order, 'cost' | 'credits'>): Minor =>
  minor(order.cost.withTax - creditedAmount(order))

/** RFC 3339 day on which the invoice of an order has to be paid. */
export const dueDay = ({ confirmedAt, placedAt }: Pick<Order, 'confirmedAt' | 'placedAt'>): string =>
  addDays(shopDay(new Date(confirmedAt ?? placedAt)), DUE_DAYS)

/** The transfer by which an order is paid; null where it is not paid by invoice, nothing is due, or the shop has no account there. */
export function transferOf(order: Order, country: ShopCountry, accounts: BankAccounts): Transfer | null {
  const account = accounts[country]
  if (!account || !isTransferDue(order)) return null
  const reference = transferReference(order.id, country, account.iban)
  const transfer = {
    account,
    reference,
    amount: transferAmount(order),
    currency: order.currencyCode,
    dueOn: dueDay(order),
  }
  return { ...transfer, code: codeOf(transfer, order.id) }
}

function codeOf(transfer: Omit<Transfer, 'code'>, orderId: string): string | null {
  const { reference, currency, dueOn } = transfer
  if (reference.kind === 'symbol')
    return spaydPayload(transfer, { symbol: reference.value, message: `R-${orderId}`, dueOn })
  return reference.kind === 'creditor' && currency === 'EUR' ? epcPayload(transfer, reference.value) : null
}
