import type { Stripe } from 'stripe'

type Method = {
  type: Stripe.Checkout.SessionCreateParams.AllowedPaymentMethodType
  /** Whether money is taken when it is authorised, or once the order is written down as confirmed. */
  capture: 'automatic' | 'manual'
}

/** What Stripe calls the payment methods of spec §9. The bank payments are done when they are authorised. */
export const METHODS: Record<string, Method> = {
  creditcard: { type: 'card', capture: 'manual' },
  paypal_instant: { type: 'paypal', capture: 'manual' },
  klarna_paylater: { type: 'klarna', capture: 'manual' },
  twint: { type: 'twint', capture: 'automatic' },
  p24: { type: 'p24', capture: 'automatic' },
  blik: { type: 'blik', capture: 'automatic' },
}

/** Languages of Stripe's page; another is what the browser says. */
export const LOCALES: Record<string, Stripe.Checkout.SessionCreateParams.Locale> = {
  de: 'de',
  cs: 'cs',
  pl: 'pl',
  fr: 'fr',
  it: 'it',
}
