import type { OrderAction, OrderActionFailure, OrderNotification } from '#domain/order/order-action.ts'
import type { Order } from '#domain/order/order.ts'
import type { OrderSearch } from '#domain/order/order-search.ts'
import type {
  CreateOrderResult,
  OrderWithPayment,
  PaymentStatus,
  UnpaidInvoice,
} from '#domain/order/payment.ts'
import type { PlaceOrder } from '#domain/order/place-order.ts'
import type { IncomingTransfer, TransferResult } from '#domain/transfer/match-transfer.ts'
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
  recordStatus(paymentId: string, status: PaymentStatus): Promise<OrderWithPayment>
  recordRefund(paymentId: string, amount: number): Promise<OrderWithPayment>
  /** Payments that need attention: their status must be checked or money must be paid back. */
  duePayments(): Promise<OrderWithPayment[]>
  move(id: string, move: OrderAction): Promise<Result<OrderWithPayment, OrderActionFailure>>
  /** Refunds that are paid to an account of the buyer, the oldest first. */
  duePayouts(): Promise<OrderWithPayment[]>
  /** Invoices whose day of payment is over, the least reminded first. */
  unpaidInvoices(): Promise<UnpaidInvoice[]>
  /** The buyer was reminded so many times. */
  recordReminder(paymentId: string, stage: number): Promise<void>
  /** Records a payment on an account of the shop. */
  recordTransfer(transfer: IncomingTransfer): Promise<TransferResult>
  pendingNews(): Promise<OrderNotification[]>
  markNotified(newsId: number): Promise<void>
}
