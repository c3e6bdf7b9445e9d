import type { Stripe } from 'stripe'

type Method = {
  type: Stripe.Checkout.SessionCreateParams.AllowedPaymentMethodType
  /** Whether money is captured at authorisation, or after the order is confirmed. */
  capture: 'automatic' | 'manual'
}

/** Stripe's names of the payment methods of spec §9. Bank payments are captured at authorisation. */
export const METHODS: Record<string, Method> = {
  creditcard: { type: 'card', capture: 'manual' },
  paypal_instant: { type: 'paypal', capture: 'manual' },
  klarna_paylater: { type: 'klarna', capture: 'manual' },
  twint: { type: 'twint', capture: 'automatic' },
  p24: { type: 'p24', capture: 'automatic' },
  blik: { type: 'blik', capture: 'automatic' },
}

/** Languages of Stripe's page; for others Stripe uses the language of the browser. */
export const LOCALES: Record<string, Stripe.Checkout.SessionCreateParams.Locale> = {
  de: 'de',
  cs: 'cs',
  pl: 'pl',
  fr: 'fr',
  it: 'it',
}
