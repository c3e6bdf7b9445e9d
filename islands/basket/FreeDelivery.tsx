import type { Basket } from '#domain/basket/basket.ts'
import { type FreeDeliveryTerms, missingInBasket } from '#domain/delivery/free-delivery.ts'
import { moneyFormatter, type Shop } from './shop.ts'
import type { TranslatePage } from './translate.ts'
import styles from './FreeDelivery.module.css'

type Props = { basket: Basket; terms: FreeDeliveryTerms; shop: Shop; t: TranslatePage }

/** How far the goods are from a parcel free of charge. That it is free stands in the sums. */
export function FreeDelivery({ basket, terms, shop, t }: Props) {
  const missing = missingInBasket(basket, terms)
  if (missing === 0) return null
  return (
    <p className={`text-14 ${styles['free']}`} data-missing={missing}>
      {t('basket.delivery.missing', { amount: moneyFormatter(shop)(missing) })}
      <progress aria-hidden="true" max={terms.from} value={basket.cost.withTax} />
    </p>
  )
}
