import type { Move, MoveFailure, OrderNews } from '#domain/order/move.ts'
import type { Order } from '#domain/order/order.ts'
import type { PaymentStep, PlaceOrder, PlaceOutcome } from '#domain/order/place-order.ts'
import type { Result } from '#domain/result.ts'
import type { VariantCode } from '#i18n/variants.ts'

/** Where the shopper is, as he sees it: `publicUrl.origin`. What he comes back to is below it. */
export type Place = { variant: VariantCode; origin: string }

/** Whoever looks up an order without signing in knows its number and one of these. */
export type Proof = { zipCode: string } | { email: string }

/**
 * The orders of all shops, and their payments. Nothing of them is remembered. Every call may be made again: the same press, the same move
 * and the same payment happen once.
 */
export type OrderClient = {
  /** The press of the order button, by somebody at `place`. */
  place(request: PlaceOrder, place: Place): Promise<PlaceOutcome>
  /** Where that press leads whose answer was lost; null where it has come to nothing, or was another basket's. */
  pressed(press: Pick<PlaceOrder, 'attemptKey' | 'basketKey'>, place: Place): Promise<PaymentStep | null>
  /** Where an order's payment stands now, asked of the provider; where the page goes that the shopper comes back to. Null: no such order. */
  settle(id: string, place: Place): Promise<{ order: Order; step: PaymentStep } | null>
  /** The caller makes sure that it is his to see. */
  byId(id: string): Promise<Order | null>
  /** The latest first, of all shops, unpaid ones left out; page by page of 20, from 1. */
  byCustomer(customerId: string, page?: number): Promise<{ orders: Order[]; total: number }>
  /** The order of a cbd token; null where it is forged, too old, or of no order. */
  byCbd(token: string): Promise<Order | null>
  /** Null where number and proof do not go together. Without custom data, remark and addresses: whoever asks has not signed in. */
  lookup(id: string, proof: Proof): Promise<Order | null>
  /** `cancel` and `refund` give back what was paid, at once or, where the provider cannot be reached, as soon as it can. */
  move(id: string, move: Move): Promise<Result<Order, MoveFailure>>
  /** What nobody was told of yet, the oldest first, 50 at most; written in the transaction of the move itself. */
  news(): Promise<OrderNews[]>
  /** The buyer was told. */
  told(newsId: number): Promise<void>
}
