import type { Basket } from '#domain/basket/basket.ts'
import { formatPercent } from '#domain/text/format-day.ts'
import { isTried } from '#domain/basket/try-on.ts'
import { canCheckOut } from '#domain/basket/clean-up.ts'
import { type FreeDeliveryTerms, missingInBasket } from '#domain/delivery/free-delivery.ts'
import type { Notice } from '#islands/stores/basket-state.ts'
import { CheckoutLink } from './CheckoutLink.tsx'
import { FreeDelivery } from './FreeDelivery.tsx'
import { PromotionCodeForm } from './PromotionCodeForm.tsx'
import { goodsValue, reductionLines } from './reductions.ts'
import type { TranslatePage } from './translate.ts'
import { moneyFormatter, type Shop } from './shop.ts'
import styles from './Cost.module.css'

type Props = {
  basket: Basket
  notices: readonly Notice[]
  freeDelivery: FreeDeliveryTerms
  shop: Shop
  t: TranslatePage
  isUpdating: boolean
}

/** The totals, and the link to the checkout. */
export function Cost({ basket, notices, freeDelivery, shop, t, isUpdating }: Props) {
  const money = moneyFormatter(shop)
  const { cost, items } = basket
  const reductions = reductionLines(basket)
  const { rate, amount } = cost.tax.vat
  const isTryOn = items.every(isTried)
  const rates = new Set(items.filter((item) => !isTried(item)).map(({ price }) => price.unit.tax.vat.rate))
  return (
    <aside className={styles['cost']} aria-label={t('basket.summary')}>
      <h2 className="text-22">{t('basket.summary')}</h2>
      <dl className="figures" aria-busy={isUpdating || undefined}>
        <div>
          <dt>{t('basket.summary.goods')}</dt>
          <dd>{money(goodsValue(cost, reductions))}</dd>
        </div>
        {reductions.map(({ category, name, code, amount }) => (
          <div key={`${category} ${name}`} className={styles['good']}>
            <dt>
              {name ?? t(`basket.reduction.${category}`)}
              {code && <span className="quiet"> {code}</span>}
            </dt>
            <dd>{`−${money(amount)}`}</dd>
          </div>
        ))}
        <div>
          <dt>{t('basket.summary.delivery')}</dt>
          {missingInBasket(basket, freeDelivery) === 0 ? (
            <dd>{t('basket.summary.delivery.free')}</dd>
          ) : (
            <dd className="quiet">{t('basket.summary.delivery.later')}</dd>
          )}
        </div>
        <div className={styles['total']}>
          <dt>{t('basket.summary.total')}</dt>
          <dd data-total>{money(cost.withTax)}</dd>
        </div>
        {!isTryOn && (
          <div className={`text-14 quiet ${styles['tax']}`}>
            <dt>
              {rates.size === 1
                ? t('basket.summary.tax.rate', { rate: formatPercent(rate, shop.intl) })
                : t('basket.summary.tax')}
            </dt>
            <dd>{money(amount)}</dd>
          </div>
        )}
      </dl>
      <FreeDelivery basket={basket} terms={freeDelivery} shop={shop} t={t} />
      <p className="unseen" aria-live="polite">
        {isUpdating ? t('basket.updating') : ''}
      </p>
      {!isTryOn && <PromotionCodeForm basket={basket} notices={notices} shop={shop} t={t} />}
      {canCheckOut(items) ? (
        <CheckoutLink className="button main wide" shop={shop} t={t} />
      ) : (
        <p className="text-14 bad">{t('basket.checkout.blocked')}</p>
      )}
    </aside>
  )
}
