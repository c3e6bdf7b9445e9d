import type { Payment, PaymentStatus } from '#domain/order/payment.ts'

/** The amount that the shopper has to pay, and the return addresses. */
export type Charge = {
  payment: Payment
  email: string
  /** Language tag for the provider's pages: de-AT. */
  language: string
  /** The return address after payment, and the one after the shopper cancels. */
  returnUrl: string
  cancelUrl: string
}

/** A change of a payment; another event; or a message that the provider has not signed. */
export type WebhookEvent =
  | { kind: 'payment'; paymentId: string; reference: string }
  | { kind: 'other' }
  | { kind: 'invalid-signature' }

/**
 * The payment provider. All methods except `create` identify a payment by the reference that `create` returned. All
 * of them may be repeated and take effect once.
 */
export type PaymentProvider = {
  name: string
  create(charge: Charge): Promise<{ reference: string; url: string }>
  find(reference: string): Promise<PaymentStatus>
  /** Captures an authorised payment. */
  capture(reference: string): Promise<PaymentStatus>
  /** Cancels an open or authorised payment. The result may be that it was paid meanwhile. */
  cancel(reference: string): Promise<PaymentStatus>
  /** Refunds `amount` minor units. The same key is the same refund. */
  refund(reference: string, refund: { amount: number; key: string }): Promise<void>
  /** The payment that a message is about. Its content is not trusted: the status is read from the provider. */
  parseWebhook(message: { headers: Headers; body: string }): WebhookEvent | Promise<WebhookEvent>
}
