import type { Interval } from '#domain/catalogue/subscription-offer.ts'
import type { translator } from '#islands/translator.ts'
import type { SUBSCRIPTION_TEXTS } from './subscription-texts.ts'

/** "every 3 months, on the 12th"; the day has no meaning for weeks. */
export function rhythmText(
  { interval: { unit, count }, day }: { interval: Interval; day: number },
  t: ReturnType<typeof translator<(typeof SUBSCRIPTION_TEXTS)[number]>>,
): string {
  const every = t(unit === 'month' ? 'subscription.months' : 'subscription.weeks', { count })
  return unit === 'month' ? t('subscription.rhythm', { every, day }) : every
}
