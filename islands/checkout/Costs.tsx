import type { Answers, CheckoutDeps } from '#domain/checkout/answers.ts'
import { type CheckoutView, chosenMethods, feesOf } from '#domain/checkout/checkout-view.ts'
import { minor, type Minor } from '#domain/money/price.ts'
import { roundCash } from '#domain/order/cash.ts'
import { orderCost } from '#domain/order/order-cost.ts'
import { formatPercent } from '#domain/text/format-day.ts'
import { goodsValue, reductionLines } from '#islands/basket/reductions.ts'
import { moneyFormatter } from '#islands/basket/shop.ts'
import type { TranslateCheckout } from './translate.ts'
import type { CheckoutShop } from './shop.ts'
import styles from './Costs.module.css'

type Props = {
  basket: CheckoutView['basket']
  answers: Answers
  deps: CheckoutDeps
  shop: CheckoutShop
  t: TranslateCheckout
}

/** The parts of the total, as far as they are chosen, and the included taxes by rate. */
export function Costs({ basket, answers, deps, shop, t }: Props) {
  const money = moneyFormatter(shop)
  const { delivery, payment } = chosenMethods(answers, deps)
  const { withTax, withoutTax, taxes } = orderCost(basket, feesOf({ delivery, payment }))
  // Several parcels are collected one by one, each in coins that exist.
  const isOneParcel = payment?.method.key === 'cash_on_delivery' && basket.packages.length === 1
  const cash = isOneParcel ? roundCash(withTax, basket.currencyCode) : withTax
  const reductions = reductionLines(basket)
  const fee = payment?.method.fee ?? minor(0)
  const deliveryFee = (of: Minor) => (of === 0 ? t('basket.summary.delivery.free') : money(of))
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
        <dd>{delivery ? deliveryFee(delivery.fee) : '–'}</dd>
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
      {cash !== withTax && (
        <div>
          <dt>{t('order.collect')}</dt>
          <dd>{money(cash)}</dd>
        </div>
      )}
      <div className={`text-14 quiet ${styles['tax']}`}>
        <dt>{t('checkout.net')}</dt>
        <dd>{money(withoutTax)}</dd>
      </div>
      {taxes.map(({ rate, amount }) => (
        <div key={rate} className={`text-14 quiet ${styles['tax']}`}>
          <dt>{t('checkout.tax', { rate: formatPercent(rate, shop.intl) })}</dt>
          <dd>{money(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}
