import { parseInterval, type SubscriptionDefinition } from '#domain/catalogue/subscription-offer.ts'
import type { MessageKey } from '#i18n/messages.ts'
import type { Translate } from '#modules/email/translator.ts'

/** The policies that the shop has words for. */
const POLICIES: Readonly<Record<string, MessageKey>> = {
  anytime: 'product.subscription.policy.anytime',
  'after-second': 'product.subscription.policy.after-second',
}

/**
 * What was agreed, as rows of the letter that confirms it: how often it comes, for how long, and when it can be cancelled. Only the policy
 * binds a customer, so it runs until somebody ends it, whatever term its goods name.
 */
export function agreedTerms(
  {
    subscriptionInterval,
    subscriptionDeliveryDate: day,
    subscriptionCancellationPolicy,
  }: SubscriptionDefinition,
  translate: Translate,
): (readonly [string, string])[] {
  const interval = parseInterval(subscriptionInterval)
  const every = translate(interval?.unit === 'week' ? 'subscription.weeks' : 'subscription.months', {
    count: interval?.count ?? 1,
  })
  const rhythm = interval?.unit === 'week' ? every : translate('subscription.rhythm', { every, day })
  const policy = POLICIES[subscriptionCancellationPolicy]
  return [
    [translate('subscription.interval'), rhythm],
    [translate('product.subscription.term.label'), translate('product.subscription.term')],
    ...(policy ? [[translate('product.subscription.policy'), translate(policy)] as const] : []),
  ]
}
