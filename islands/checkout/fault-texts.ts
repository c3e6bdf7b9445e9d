import type { MessageKey } from '#i18n/messages.ts'

/** Error texts of the checkout. */
export const FAULT_TEXTS = [
  'checkout.fault.zip',
  'checkout.fault.province',
  'checkout.fault.choice',
  'checkout.fault.consent',
  'checkout.fault.house-number',
  'checkout.fault.place',
  'checkout.fault.tax-number',
  'checkout.fault.city',
  'checkout.unnumbered',
  'checkout.placeConfirmed',
  'form.optional',
  'form.summary',
  'form.fault.required',
  'form.fault.max-length',
  'form.fault.name',
  'form.fault.phone',
  'form.fault.plain-text',
  'form.fault.script',
] as const satisfies MessageKey[]
