/** Keys of payment methods. Spec §9. All cards are one: the provider's page takes every kind. */
export const PAYMENT_KEYS = [
  'creditcard',
  'paypal_instant',
  'klarna_paylater',
  'ratepay_invoice',
  'ratepay_directdebit',
  'twint',
  'p24',
  'blik',
  'payu',
  'cash_on_delivery',
  'accounting',
] as const
export type PaymentKey = (typeof PAYMENT_KEYS)[number]

const LATER: ReadonlySet<string> = new Set<PaymentKey>(['cash_on_delivery', 'accounting'])

/** Paid on delivery or by invoice: the order is confirmed at once, without a redirect. */
export const isPaidLater = (key: string): boolean => LATER.has(key)
