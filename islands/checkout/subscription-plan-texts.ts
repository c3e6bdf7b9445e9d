import type { MessageKey } from '#i18n/messages.ts'
import { SUBSCRIPTION_TEXTS } from '#islands/basket/subscription-texts.ts'

/** What comes when, what it costs then, and how it is paid. */
export const SUBSCRIPTION_PLAN_TEXTS = [
  ...SUBSCRIPTION_TEXTS,
  'checkout.subscription.title',
  'checkout.subscription.today',
  'checkout.subscription.fee',
  'checkout.subscription.free-delivery',
  'checkout.subscription.each',
  'checkout.subscription.debit',
  'checkout.subscription.charge',
  'checkout.subscription.methods',
  'product.subscription.term',
  'product.subscription.free',
  'subscription.goods',
] as const satisfies MessageKey[]
