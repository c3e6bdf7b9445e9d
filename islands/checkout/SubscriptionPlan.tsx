import type { CheckoutView, ChosenMethods } from '#domain/checkout/checkout-view.ts'
import { deliveryFee } from '#domain/delivery/carrier.ts'
import { sumOf } from '#domain/money/sum-of.ts'
import { minor } from '#domain/money/price.ts'
import { isPaidLater, type PaymentKey } from '#domain/order/payment-key.ts'
import { type PlannedSubscription, plannedSubscriptions } from '#domain/subscription/planned-subscription.ts'
import { formatDay } from '#domain/text/format-day.ts'
import { moneyFormatter } from '#islands/basket/shop.ts'
import { rhythmText } from '#islands/basket/rhythm-text.ts'
import type { TranslateCheckout } from './translate.ts'
import type { CheckoutShop } from './shop.ts'
import styles from './SubscriptionPlan.module.css'

type Props = {
  view: Pick<CheckoutView, 'basket' | 'today'>
  methods: ChosenMethods
  shop: CheckoutShop
  t: TranslateCheckout
}

/** What comes when, and what it costs then, for all that is subscribed to; nothing where all goods are bought once. */
export function SubscriptionPlan({ view: { basket, today }, methods, shop, t }: Props) {
  const plans = plannedSubscriptions(basket.items, today)
  if (plans.length === 0) return null
  const key = methods.payment?.method.key
  return (
    <section aria-labelledby="subscriptions" className={styles['plans']}>
      <h2 id="subscriptions" className="text-22">
        {t('checkout.subscription.title')}
      </h2>
      {plans.map((plan, place) => (
        <Plan key={place} plan={plan} {...{ methods, shop, t }} />
      ))}
      <div className={`text-14 quiet ${styles['terms']}`}>
        <p>{t('product.subscription.free')}</p>
        {key && <p>{t(`checkout.subscription.${mandateOf(key)}`, { method: t(`checkout.pay.${key}`) })}</p>}
      </div>
    </section>
  )
}

/** How later deliveries are paid: each by its customer, or by what they allow with the order. */
const mandateOf = (key: PaymentKey) =>
  isPaidLater(key) ? 'each' : key === 'ratepay_directdebit' ? 'debit' : 'charge'

type PlanProps = Pick<Props, 'methods' | 'shop' | 't'> & { plan: PlannedSubscription }

function Plan({ plan, methods: { delivery, payment }, shop, t }: PlanProps) {
  const money = moneyFormatter(shop)
  const fee = delivery ? deliveryFee(delivery.method, plan.later) : minor(0)
  const method = payment?.method
  const total = money(sumOf([plan.later, fee, method?.fee ?? minor(0)]))
  const terms = [t('product.subscription.term'), plan.policy]
  return (
    <div>
      <p className="strong">{rhythmText(plan, t)}</p>
      <ol className="figures">
        <li>
          <span>{t('checkout.subscription.today')}</span>
          <span>{t('subscription.goods', { total: money(plan.first) })}</span>
        </li>
        {plan.deliveries.map((day) => (
          <li key={day}>
            <time dateTime={day}>{formatDay(day, shop.intl)}</time>
            <span>{total}</span>
          </li>
        ))}
      </ol>
      <p className="text-14 quiet">
        {t(fee > 0 ? 'checkout.subscription.fee' : 'checkout.subscription.free-delivery', {
          total,
          fee: money(fee),
        })}
      </p>
      {method && method.fee > 0 && (
        <p className="text-14 quiet">
          {t('checkout.fee.payment', { method: t(`checkout.pay.${method.key}`) })}: {money(method.fee)}
        </p>
      )}
      <p className="text-14 quiet">{terms.filter(Boolean).join(' · ')}</p>
    </div>
  )
}
