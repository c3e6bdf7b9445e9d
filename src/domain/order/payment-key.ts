/** Keys of payment methods. Spec §9. */
export const PAYMENT_KEYS = [
  'creditcard',
  'paypal_instant',
  'klarna_paylater',
  'twint',
  'p24',
  'blik',
  'cash_on_delivery',
  'accounting',
] as const
export type PaymentKey = (typeof PAYMENT_KEYS)[number]

const LATER: ReadonlySet<string> = new Set<PaymentKey>(['cash_on_delivery', 'accounting'])

/** Paid on delivery or by invoice: the order is confirmed at once, without a redirect. */
export const isPaidLater = (key: string): boolean => LATER.has(key)
