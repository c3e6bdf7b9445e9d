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
  /** Whether later payments are to be charged without the shopper. */
  isRecurring: boolean
}

/** What a shopper agrees to without paying now. `id` is secret; the same one is the same agreement. `token`: the message about it brings it back. */
export type MandateSetup = Pick<Charge, 'email' | 'language' | 'returnUrl' | 'cancelUrl'> & {
  id: string
  token: string
  paymentKey: string
  currency: string
}

/** A payment without the shopper. `customer-needed`: their bank wants to see them. `reference`: null where the provider has begun none. */
export type MandateCharge = {
  reference: string | null
  status: PaymentStatus
  reason?: 'payment' | 'customer-needed'
}

/** A change of a payment; an agreement to later ones; another event; or a message that the provider has not signed. */
export type WebhookEvent =
  | { kind: 'payment'; paymentId: string; reference: string }
  | { kind: 'mandate'; token: string; reference: string }
  | { kind: 'other' }
  | { kind: 'invalid-signature' }

/**
 * The payment provider. All methods except `create` identify a payment by the reference that `create` returned. All
 * of them may be repeated and take effect once.
 */
export type PaymentProvider = {
  name: string
  create(charge: Charge): Promise<{ reference: string; url: string }>
  /** Where a shopper agrees to later payments. They return to `returnUrl` with the parameter `reference`, where the provider has one. */
  setUpMandate(setup: MandateSetup): Promise<{ url: string }>
  /** The reference of the mandate that came of it; null where the shopper has not agreed, or where the reference is not of this setup. */
  findMandate(setup: { id: string; reference: string | null }): Promise<string | null>
  /** Charges what the shopper agreed to with an earlier payment, by its reference. The same payment is charged once. */
  chargeMandate(payment: Payment, mandate: string): Promise<MandateCharge>
  /** What a charge of this payment came to, whose answer may have been lost; null where none was made. */
  findMandateCharge(payment: Pick<Payment, 'id'>): Promise<MandateCharge | null>
  find(reference: string): Promise<PaymentStatus>
  /** Captures an authorised payment. */
  capture(reference: string): Promise<PaymentStatus>
  /** Cancels an open or authorised payment. The result may be that it was paid meanwhile. */
  cancel(reference: string): Promise<PaymentStatus>
  /**
   * Refunds what is missing until `total` minor units of the payment are refunded. What was refunded before is the provider's to say: the
   * answer to an earlier call may have been lost.
   */
  refund(reference: string, total: number): Promise<void>
  /** The payment that a message is about. Its content is not trusted: the status is read from the provider. */
  parseWebhook(message: { headers: Headers; body: string }): WebhookEvent | Promise<WebhookEvent>
}
