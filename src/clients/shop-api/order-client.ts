import type { AddedValues, AddedValuesFailure } from '#domain/order/add-values.ts'
import type { OrderAction, OrderActionFailure, OrderNotification } from '#domain/order/order-action.ts'
import type { KeepTried, KeepTriedFailure } from '#domain/order/keep-tried.ts'
import type { Order } from '#domain/order/order.ts'
import type { OwnValues } from '#domain/order/own-values.ts'
import type { CorrectValues } from '#domain/order/correct-values.ts'
import type { NameValues } from '#domain/order/name-values.ts'
import type { RemovedValues, RemoveValues } from '#domain/order/remove-values.ts'
import type { MadeValues } from '#domain/prescription/made-to-measure.ts'
import type { PaymentStep, PlaceOrder, PlaceOutcome } from '#domain/order/place-order.ts'
import type { Result } from '#domain/result.ts'
import type { VariantCode } from '#i18n/variants.ts'

/**
 * The variant and the public origin (`publicUrl.origin`) of the shop. The return addresses of a payment are below
 * it.
 */
export type ShopLocation = { variant: VariantCode; origin: string }

/** What proves an order lookup without signing in, together with the order number. */
export type LookupProof = { zipCode: string } | { email: string }

/**
 * The orders of all shops, and their payments. Nothing of them is cached. Every call may be repeated: the same
 * submission, the same move and the same payment take effect once.
 */
export type OrderClient = {
  /** Submits an order from the shop at `place`. */
  place(request: PlaceOrder, place: ShopLocation): Promise<PlaceOutcome>
  /**
   * The next step of a submission whose answer was lost. Null where it created no order, or where it was of another
   * basket.
   */
  replayedSubmission(
    submission: Pick<PlaceOrder, 'attemptKey' | 'basketKey'>,
    place: ShopLocation,
  ): Promise<PaymentStep | null>
  /**
   * Reads the current payment status from the provider, and the next step of the page to which the shopper returns.
   * Null: no such order.
   */
  refreshPayment(id: string, place: ShopLocation): Promise<{ order: Order; step: PaymentStep } | null>
  /** The caller checks that the customer may see it. */
  byId(id: string): Promise<Order | null>
  /** The latest first, of all shops, without unpaid ones; pages of 20, starting at 1. */
  byCustomer(customerId: string, page?: number): Promise<{ orders: Order[]; total: number }>
  /** The order of a cbd token; null where the token is forged, too old, or has no order. */
  byCbd(token: string): Promise<Order | null>
  /**
   * Null where number and proof do not match. Without custom data, remark and addresses, because the requester is
   * not signed in.
   */
  lookup(id: string, proof: LookupProof): Promise<Order | null>
  /**
   * The values of the first such goods in the order that were made for somebody; values of contact lenses do not fit glasses. Null where
   * there are none, or where number and proof do not match.
   */
  prescription(
    id: string,
    proof: LookupProof | { customerId: string },
    goods?: OwnValues['kind'],
  ): Promise<MadeValues | null>
  /** `cancel` and `refund` pay back the money, at once or, if the provider cannot be reached, as soon as possible. */
  move(id: string, move: OrderAction): Promise<Result<Order, OrderActionFailure>>
  /** Records the values of a pair that was ordered without them. The caller checks that the person may do so. */
  addValues(id: string, values: AddedValues): Promise<Result<Order, AddedValuesFailure>>
  /** Removes values from the customer's own orders, as soon as nobody needs them to make the goods. */
  removeValues(which: RemoveValues): Promise<RemovedValues>
  /** Records whose some values of the customer's own order are; false where the customer has no such values. */
  nameValues(named: NameValues): Promise<boolean>
  /** Records how a customer corrects values of glasses in an own order; false where the customer has no such values. */
  correctValues(corrected: CorrectValues): Promise<boolean>
  /** Sells frames of a try-on to the buyer who has them. The caller checks that the person may do so; the same again is the same order. */
  keepTried(id: string, kept: KeepTried): Promise<Result<Order, KeepTriedFailure>>
  /**
   * Changes of which the buyer was not notified yet, the oldest first, at most 50. They are written in the
   * transaction of the move itself.
   */
  /** A page of those whose ids follow; empty after the last one. */
  pendingNews(after?: number): Promise<OrderNotification[]>
  /** Records that the buyer was notified. */
  markNotified(newsId: number): Promise<void>
}
