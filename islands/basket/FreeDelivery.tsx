import type { Basket } from '#domain/basket/basket.ts'
import { isTried } from '#domain/basket/try-on.ts'
import { missingForFreeDelivery } from '#domain/delivery/free-delivery.ts'
import { minor, type Minor } from '#domain/money/price.ts'
import { isMadeToMeasure } from '#domain/prescription/made-to-measure.ts'
import { moneyFormatter, type Shop } from './shop.ts'
import type { TranslatePage } from './translate.ts'
import styles from './FreeDelivery.module.css'

/** From which value of goods parcels are free, and whether those with glasses made to measure always are. */
export type FreeDeliveryTerms = { from: Minor; isFreeForGlasses: boolean }

type Props = { basket: Basket; terms: FreeDeliveryTerms; shop: Shop; t: TranslatePage }

/** How far the goods are from a parcel free of charge. */
export function FreeDelivery({ basket: { cost, items }, terms: { from, isFreeForGlasses }, shop, t }: Props) {
  const isFree = items.every(isTried) || (isFreeForGlasses && items.some(isMadeToMeasure))
  const missing = isFree ? minor(0) : missingForFreeDelivery(cost.withTax, from)
  return (
    <p className={`text-14 ${styles['free']}`} data-missing={missing}>
      {missing === 0
        ? t('basket.delivery.free')
        : t('basket.delivery.missing', { amount: moneyFormatter(shop)(missing) })}
      {missing > 0 && <progress aria-hidden="true" max={from} value={cost.withTax} />}
    </p>
  )
}
