import type { Answers, CheckoutDeps } from '#domain/checkout/answers.ts'
import { type CheckoutView, chosenMethods, feesOf } from '#domain/checkout/checkout-view.ts'
import { orderCost } from '#domain/order/order-cost.ts'
import { moneyFormatter } from '#islands/basket/shop.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { Costs } from './Costs.tsx'
import { Lines } from './Lines.tsx'
import type { TranslateCheckout } from './translate.ts'
import type { CheckoutShop } from './shop.ts'
import styles from './Summary.module.css'

type Props = {
  basket: CheckoutView['basket']
  answers: Answers
  deps: CheckoutDeps
  shop: CheckoutShop
  t: TranslateCheckout
}

/** The items and their costs, as far as they are chosen; a closed bar where there is no room beside the form. */
export function Summary({ basket, answers, deps, shop, t }: Props) {
  const { withTax } = orderCost(basket, feesOf(chosenMethods(answers, deps)))
  return (
    <details className={styles['summary']}>
      <summary>
        <span className={styles['show']}>
          {t('checkout.summary.show')} <Icon name="down" size={20} />
        </span>
        <b className="figures">{moneyFormatter(shop)(withTax)}</b>
      </summary>
      <aside aria-label={t('checkout.summary')}>
        <div className={styles['head']}>
          <h2 className="text-18">{t('checkout.summary')}</h2>
          <a
            className="link text-14"
            href={shop.basketHref}
            aria-label={t('checkout.change.of', { what: t('checkout.summary') })}
          >
            {t('checkout.change')}
          </a>
        </div>
        <Lines items={basket.items} shop={shop} t={t} />
        <Costs {...{ basket, answers, deps, shop, t }} />
      </aside>
    </details>
  )
}
