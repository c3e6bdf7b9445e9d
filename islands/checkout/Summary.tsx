import type { Answers, World } from '#domain/checkout/answers.ts'
import { type CheckoutView, chosenOf, feesOf } from '#domain/checkout/view.ts'
import { orderCost } from '#domain/order/order-cost.ts'
import { moneyOf } from '#islands/basket/shop.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { Costs } from './Costs.tsx'
import { Lines } from './Lines.tsx'
import type { Say } from './say.ts'
import type { CheckoutShop } from './shop.ts'
import styles from './Summary.module.css'

type Props = { basket: CheckoutView['basket']; answers: Answers; world: World; shop: CheckoutShop; t: Say }

/** What is bought and what it costs, as far as it was chosen; a closed bar where there is no room beside the form. */
export function Summary({ basket, answers, world, shop, t }: Props) {
  const { withTax } = orderCost(basket, feesOf(chosenOf(answers, world)))
  return (
    <details className={styles['summary']}>
      <summary>
        <span className={styles['show']}>
          {t('checkout.summary.show')} <Icon name="down" size={20} />
        </span>
        <b className="figures">{moneyOf(shop)(withTax)}</b>
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
        <Costs {...{ basket, answers, world, shop, t }} />
      </aside>
    </details>
  )
}
