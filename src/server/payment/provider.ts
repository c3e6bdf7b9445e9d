import type { Payment, Standing } from '#domain/order/payment.ts'

/** What the shopper is to pay, and where he is led afterwards. */
export type Charge = {
  payment: Payment
  email: string
  /** Tag of the language in which the provider speaks to him: de-AT. */
  language: string
  /** Where he comes back to, whatever he did; and where he comes back to if he would rather not. */
  returnTo: string
  cancelTo: string
}

/** Something of a payment has changed; or nothing of ours, or nobody whom we know has said so. */
export type Message =
  | { kind: 'about'; paymentId: string; reference: string }
  | { kind: 'other' }
  | { kind: 'forged' }

/**
 * Who takes the money. Everything but `create` names a payment by the reference that `create` gave; all of it may be asked again, and is
 * done once.
 */
export type PaymentProvider = {
  name: string
  create(charge: Charge): Promise<{ reference: string; url: string }>
  find(reference: string): Promise<Standing>
  /** Takes what was authorised. */
  capture(reference: string): Promise<Standing>
  /** Gives up what is not paid, and what is only authorised. What comes of it may be that it was paid meanwhile. */
  cancel(reference: string): Promise<Standing>
  /** Gives back `amount` minor units. The same key is the same refund. */
  refund(reference: string, refund: { amount: number; key: string }): Promise<void>
  /** Whom a message is about. What it says is not believed: the provider is asked. */
  read(message: { headers: Headers; body: string }): Message | Promise<Message>
}
