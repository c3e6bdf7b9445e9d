import type { AddedValues, AddedValuesFailure } from '#domain/order/add-values.ts'
import type { OrderAction, OrderActionFailure, OrderNotification } from '#domain/order/order-action.ts'
import type { KeepTried, KeepTriedFailure } from '#domain/order/keep-tried.ts'
import type { Order, TryOnLetter } from '#domain/order/order.ts'
import type { CorrectValues } from '#domain/order/correct-values.ts'
import type { NameValues } from '#domain/order/name-values.ts'
import type { RemovedValues, RemoveValues } from '#domain/order/remove-values.ts'
import type { OrderSearch } from '#domain/order/order-search.ts'
import type {
  CreateOrderResult,
  OrderWithPayment,
  PaymentStatus,
  UnpaidInvoice,
} from '#domain/order/payment.ts'
import type { PlaceOrder } from '#domain/order/place-order.ts'
import type { IncomingTransfer, TransferResult } from '#domain/transfer/match-transfer.ts'
import type { LensReminder } from '#domain/subscription/lens-reminder.ts'
import type { Result } from '#domain/result.ts'
import type { VariantCode } from '#i18n/variants.ts'

/**
 * What the shop stores of orders and their payments. It knows no provider. Each call is one transaction, and
 * repeating it changes nothing more.
 */
export type OrderRepository = {
  createOrder(variant: VariantCode, request: PlaceOrder): Promise<CreateOrderResult>
  /** The order of a submission; null where there is none, or where it was of another basket. */
  byAttempt(
    variant: VariantCode,
    submission: Pick<PlaceOrder, 'attemptKey' | 'basketKey'>,
  ): Promise<OrderWithPayment | null>
  byId(id: string): Promise<OrderWithPayment | null>
  byCustomer(customerId: string, page: number): Promise<{ orders: Order[]; total: number }>
  /** Of all customers, the latest first; pages of 20. */
  latest(page: number): Promise<{ orders: Order[]; total: number }>
  /** Also unpaid ones, the latest first; pages of 20. `unsupported`: the Shop API cannot search. */
  search(which: OrderSearch): Promise<Result<{ orders: Order[]; total: number }, 'unsupported'>>
  byPayment(paymentId: string): Promise<OrderWithPayment | null>
  recordBegun(paymentId: string, begun: { reference: string; url: string | null }): Promise<OrderWithPayment>
  /** `reason`: why a payment by mandate has failed. */
  recordStatus(
    paymentId: string,
    status: PaymentStatus,
    reason?: 'payment' | 'customer-needed',
  ): Promise<OrderWithPayment>
  recordRefund(paymentId: string, amount: number): Promise<OrderWithPayment>
  /** Payments that need attention: their status must be checked or money must be paid back. */
  duePayments(): Promise<OrderWithPayment[]>
  move(id: string, move: OrderAction): Promise<Result<OrderWithPayment, OrderActionFailure>>
  /** Records the values of a pair that was ordered without them. */
  addValues(id: string, values: AddedValues): Promise<Result<Order, AddedValuesFailure>>
  /** Removes values from the orders of a customer, as soon as nobody needs them to make the goods. */
  removeValues(which: RemoveValues): Promise<RemovedValues>
  /** Records whose some values of a customer's order are; false where the customer has no such values. */
  nameValues(named: NameValues): Promise<boolean>
  /** Records how a customer corrects values of glasses in an own order; false where the customer has no such values. */
  correctValues(corrected: CorrectValues): Promise<boolean>
  /** Orders that have waited for their buyers' values for some days: a page of those whose ids follow, empty after the last one. */
  withoutValues(after?: string): Promise<Order[]>
  /** The buyer was reminded of the values so many times. */
  recordValuesReminder(id: string, stage: number): Promise<void>
  /** Orders whose contact lenses run out: a page. */
  dueLensReminders(after?: string): Promise<LensReminder[]>
  /** Any order, with what stands against a reminder now; null where there is none. */
  lensReminder(id: string): Promise<LensReminder | null>
  /** The buyer was reminded, or never is. */
  settleLensReminder(id: string): Promise<void>
  /** Records whether a mailbox objects to the reminders of a shop. */
  recordObjection(variant: VariantCode, email: string, isObjected: boolean): Promise<void>
  /** When it has objected, RFC 3339; null where it has not. */
  objectedAt(variant: VariantCode, email: string): Promise<string | null>
  /** Sells frames of a try-on to the buyer who has them; the same again is the same order. */
  keepTried(id: string, kept: KeepTried): Promise<Result<OrderWithPayment, KeepTriedFailure>>
  /** Orders with frames that are still to be sent back or bought: a page. */
  openTryOns(after?: string): Promise<OrderWithPayment[]>
  /** The buyer gets this letter about them, once. */
  recordTryOnLetter(id: string, stage: TryOnLetter['stage']): Promise<void>
  /** Refunds that are paid to an account of the buyer: a page. */
  duePayouts(after?: string): Promise<OrderWithPayment[]>
  /** Invoices whose day of payment is over: a page. */
  unpaidInvoices(after?: string): Promise<UnpaidInvoice[]>
  /** The buyer was reminded so many times. */
  recordReminder(paymentId: string, stage: number): Promise<void>
  /** Records a payment on an account of the shop. */
  recordTransfer(transfer: IncomingTransfer): Promise<TransferResult>
  /** The oldest first: a page of those whose ids follow. */
  pendingNews(after?: number): Promise<OrderNotification[]>
  markNotified(newsId: number): Promise<void>
}
