import type { Move, MoveFailure, OrderNews } from '#domain/order/move.ts'
import type { Order } from '#domain/order/order.ts'
import type { Entered, OrderWithPayment, Standing } from '#domain/order/payment.ts'
import type { PlaceOrder } from '#domain/order/place-order.ts'
import type { Result } from '#domain/result.ts'
import type { VariantCode } from '#i18n/variants.ts'

/**
 * What the shop writes down of orders and their payments; it knows no provider. Each call is one transaction, and made again it changes
 * nothing more.
 */
export type OrderBooks = {
  enter(variant: VariantCode, request: PlaceOrder): Promise<Entered>
  /** What a press has come to; null where that is nothing, or it was another basket's. */
  ofAttempt(
    variant: VariantCode,
    press: Pick<PlaceOrder, 'attemptKey' | 'basketKey'>,
  ): Promise<OrderWithPayment | null>
  byId(id: string): Promise<OrderWithPayment | null>
  byCustomer(customerId: string, page: number): Promise<{ orders: Order[]; total: number }>
  /** Of everybody, the latest first, page by page of 20. */
  latest(page: number): Promise<{ orders: Order[]; total: number }>
  ofPayment(paymentId: string): Promise<OrderWithPayment | null>
  begin(paymentId: string, begun: { reference: string; url: string | null }): Promise<OrderWithPayment>
  stand(paymentId: string, standing: Standing): Promise<OrderWithPayment>
  refunded(paymentId: string, amount: number): Promise<OrderWithPayment>
  /** Payments that somebody has to look after. */
  due(): Promise<OrderWithPayment[]>
  move(id: string, move: Move): Promise<Result<OrderWithPayment, MoveFailure>>
  news(): Promise<OrderNews[]>
  told(newsId: number): Promise<void>
}
