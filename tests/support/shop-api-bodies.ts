import { z } from 'zod'
import { pageAfter } from '#contract/page-after.ts'
import * as appointment from '#contract/appointment/appointment.ts'
import { addedValues } from '#contract/order/added-values.ts'
import { correctValues } from '#contract/order/correct-values.ts'
import { nameValues } from '#contract/order/name-values.ts'
import { removeValues } from '#contract/order/remove-values.ts'
import { orderAction } from '#contract/order/order-action.ts'
import * as payment from '#contract/order/payment.ts'
import * as lensReminder from '#contract/order/lens-reminder.ts'
import { placeOrder } from '#contract/order/place-order.ts'
import * as branchOrder from '#contract/branch/branch-order.ts'
import * as reservation from '#contract/branch/reservation.ts'
import { branchImport } from '#contract/shop-api/branch.ts'
import { newProduct } from '#contract/shop-api/catalogue.ts'
import { newPrice, newStock } from '#contract/shop-api/offers.ts'
import * as items from '#contract/shop-api/basket-request.ts'
import { mergeRequest } from '#contract/shop-api/merge-request.ts'
import { guestOrders } from '#contract/shop-api/guest-orders.ts'
import { releasedCustomers } from '#contract/shop-api/released-customers.ts'
import { successor } from '#contract/shop-api/successor.ts'
import * as subscription from '#contract/subscription/subscription.ts'
import { addWishlistItemRequest } from '#contract/shop-api/wishlist-request.ts'
import { incomingTransfer } from '#contract/order/transfer.ts'

/** The bodies of the routes of the Shop API that write. */
export const BODIES: Record<string, z.ZodType> = {
  'POST /v1/baskets/:key/items': items.addItemRequest,
  'POST /v1/baskets/:key/groups': items.addGroupRequest,
  'PATCH /v1/baskets/:key/items/:itemKey': items.updateItemRequest,
  'DELETE /v1/baskets/:key/items/:itemKey': z.null(),
  'PUT /v1/baskets/:key/promotions': items.promotionsRequest,
  'POST /v1/baskets/:key/promotion-code': items.promotionCodeRequest,
  'POST /v1/baskets/merge': mergeRequest,
  'POST /v1/customers/releases': releasedCustomers,
  'POST /v1/customers/:id/successor': successor,
  'POST /v1/customers/:id/guest-orders': guestOrders,
  'POST /v1/wishlists/:key/items': addWishlistItemRequest,
  'DELETE /v1/wishlists/:key/items/:itemKey': z.null(),
  'POST /v1/orders': placeOrder,
  'POST /v1/orders/search': payment.orderSearch,
  'POST /v1/orders/:id/moves': orderAction,
  'POST /v1/orders/:id/values': addedValues,
  'POST /v1/orders/:id/kept': payment.keptFrames,
  'POST /v1/orders/:id/try-on-letters': payment.tryOnLetterSent,
  'POST /v1/orders/values-removals': removeValues,
  'POST /v1/orders/values-names': nameValues,
  'POST /v1/orders/values-corrections': correctValues,
  'POST /v1/orders/:id/values-reminded': payment.reminder,
  'POST /v1/orders/:id/lens-reminder/settled': z.null(),
  'POST /v1/orders/lens-reminder-objections': lensReminder.objection,
  'POST /v1/orders/lens-reminder-objections/search': lensReminder.objectionSearch,
  'POST /v1/payments/due': z.null(),
  'POST /v1/payments/:id/begun': payment.paymentStarted,
  'POST /v1/payments/:id/standing': payment.paymentStatusUpdate,
  'POST /v1/payments/:id/refunded': payment.refundUpdate,
  'POST /v1/payments/:id/reminded': payment.reminder,
  'POST /v1/transfers': incomingTransfer,
  'POST /v1/order-news/:id/told': z.null(),
  'PUT /v1/branches': branchImport,
  'PUT /v1/branches/:id/blocks': appointment.blockRequest,
  'POST /v1/appointments': appointment.appointmentRequest,
  'DELETE /v1/appointments': z.null(),
  'POST /v1/appointments/due': pageAfter,
  'POST /v1/appointments/:id/move': appointment.moveRequest,
  'POST /v1/appointments/:id/cancellation': appointment.cancelRequest,
  'POST /v1/appointments/:id/missed': z.null(),
  'POST /v1/appointments/:id/letters': appointment.queuedLetter,
  'PUT /v1/prices': z.object({ prices: z.array(newPrice) }),
  'PUT /v1/stock': z.object({ stocks: z.array(newStock) }),
  'PUT /v1/catalogue/products': z.object({ products: z.array(newProduct) }),
  'PUT /v1/catalogue/index': z.object({}),
  'POST /v1/subscriptions/due': subscription.dueRequest,
  'POST /v1/subscriptions/proposals': subscription.proposalRequest,
  'POST /v1/subscriptions/:id/mandate': subscription.mandateRequest,
  'POST /v1/subscriptions/:id/changes': subscription.changeRequest,
  'POST /v1/subscriptions/:id/cancellation': subscription.cancellationRequest,
  'POST /v1/subscriptions/:id/orders': subscription.renewalRequest,
  'POST /v1/subscriptions/:id/letters': subscription.sentLetter,
  'POST /v1/reservations': reservation.reservationRequest,
  'POST /v1/reservations/due': pageAfter,
  'POST /v1/reservations/:id/moves': reservation.reservationMove,
  'POST /v1/reservations/:id/letters': reservation.reservationLetter,
  'POST /v1/branch-orders': branchOrder.newBranchOrder,
  'POST /v1/branch-orders/values-removals': branchOrder.branchValuesRemoval,
  'POST /v1/branch-orders/:id/moves': branchOrder.branchOrderMove,
  'POST /v1/branch-orders/:id/owner': branchOrder.branchOrderOwner,
  'POST /v1/branch-orders/:id/letters': z.null(),
  'POST /v1/redirects': z.object({ url: z.string() }),
  'POST /v1/typeahead': z.object({ term: z.string() }),
}
