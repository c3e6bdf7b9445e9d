import type { MessageKey } from '#i18n/messages.ts'

/** Texts of a line that comes again. */
export const SUBSCRIPTION_TEXTS = [
  'subscription.months',
  'subscription.weeks',
  'subscription.rhythm',
  'subscription.line',
  'subscription.line.pack',
  'subscription.line.days',
] as const satisfies MessageKey[]
