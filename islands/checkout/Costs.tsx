import type { Answers, World } from '#domain/checkout/answers.ts'
import { type CheckoutView, chosenOf, feesOf } from '#domain/checkout/view.ts'
import { minor } from '#domain/money/price.ts'
import { orderCost } from '#domain/order/order-cost.ts'
import { percentText } from '#domain/text/day.ts'
import { goodsValue, reductionLines } from '#islands/basket/reductions.ts'
import { moneyOf } from '#islands/basket/shop.ts'
import type { Say } from './say.ts'
import type { CheckoutShop } from './shop.ts'
import styles from './Costs.module.css'

type Props = { basket: CheckoutView['basket']; answers: Answers; world: World; shop: CheckoutShop; t: Say }

/** What makes up the sum, as far as it was chosen, and the taxes within by their rates. */
export function Costs({ basket, answers, world, shop, t }: Props) {
  const money = moneyOf(shop)
  const { delivery, payment } = chosenOf(answers, world)
  const { withTax, withoutTax, taxes } = orderCost(basket, feesOf({ delivery, payment }))
  const reductions = reductionLines(basket)
  const fee = payment?.method.fee ?? minor(0)
  return (
    <dl className={`figures ${styles['costs']}`}>
      <div>
        <dt>{t('basket.summary.goods')}</dt>
        <dd>{money(goodsValue(basket.cost, reductions))}</dd>
      </div>
      {reductions.map(({ category, name, code, amount }) => (
        <div key={`${category} ${name}`} className="good">
          <dt>{[name ?? t(`basket.reduction.${category}`), code].filter(Boolean).join(' ')}</dt>
          <dd>{`−${money(amount)}`}</dd>
        </div>
      ))}
      <div>
        <dt>{t('checkout.fee.delivery')}</dt>
        <dd>{delivery ? money(delivery.fee) : '–'}</dd>
      </div>
      {payment && fee > 0 && (
        <div>
          <dt>{t('checkout.fee.payment', { method: t(`checkout.pay.${payment.method.key}`) })}</dt>
          <dd>{money(fee)}</dd>
        </div>
      )}
      <div className={styles['total']}>
        <dt>{t('checkout.total')}</dt>
        <dd>{money(withTax)}</dd>
      </div>
      <div className={`text-14 quiet ${styles['tax']}`}>
        <dt>{t('checkout.net')}</dt>
        <dd>{money(withoutTax)}</dd>
      </div>
      {taxes.map(({ rate, amount }) => (
        <div key={rate} className={`text-14 quiet ${styles['tax']}`}>
          <dt>{t('checkout.tax', { rate: percentText(rate, shop.intl) })}</dt>
          <dd>{money(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}
