import type { BasketItem } from '#domain/basket/basket.ts'
import { isPack } from '#domain/catalogue/is-pack.ts'
import type { Minor } from '#domain/money/price.ts'
import { followingDeliveries } from '#domain/subscription/delivery-dates.ts'
import { lineSubscription } from '#domain/subscription/line-subscription.ts'
import { formatDay } from '#domain/text/format-day.ts'
import { rhythmText } from './rhythm-text.ts'
import type { SUBSCRIPTION_TEXTS } from './subscription-texts.ts'
import type { translator } from '#islands/translator.ts'

type Props = {
  item: BasketItem
  money: (amount: Minor) => string
  /** Where nothing else names the days that follow. `today`: RFC 3339 day. */
  days?: { today: string; intl: string }
  t: ReturnType<typeof translator<(typeof SUBSCRIPTION_TEXTS)[number]>>
}

/** When a line comes again, and what it costs then; nothing for one that is bought once. */
export function SubscriptionLine({ item, money, days, t }: Props) {
  const of = lineSubscription(item)
  if (of === null) return null
  return (
    <>
      <p className="text-14 strong">
        {t(isPack(item.product) ? 'subscription.line.pack' : 'subscription.line', {
          rhythm: rhythmText(of, t),
          price: money(of.later),
        })}
      </p>
      {days && (
        <p className="text-14 quiet">
          {t('subscription.line.days', {
            days: followingDeliveries(days.today, of)
              .map((day) => formatDay(day, days.intl).replaceAll(' ', '\u00A0'))
              .join(' · '),
          })}
        </p>
      )}
    </>
  )
}
