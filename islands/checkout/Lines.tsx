import type { BasketItem } from '#domain/basket/basket.ts'
import { type BasketEntry, basketEntries } from '#domain/basket/basket-entries.ts'
import { isGiftItem } from '#domain/basket/gift-item.ts'
import { isMadeToMeasure, prescriptionValuesOf } from '#domain/prescription/made-to-measure.ts'
import { lineView } from '#domain/basket/line-view.ts'
import { softHyphens } from '#domain/text/soft-hyphens.ts'
import { Measures } from '#islands/basket/Measures.tsx'
import { ProductImage } from '#islands/basket/ProductImage.tsx'
import { moneyFormatter } from '#islands/basket/shop.ts'
import type { TranslateCheckout } from './translate.ts'
import type { CheckoutShop } from './shop.ts'
import { ValuesTable } from './ValuesTable.tsx'
import styles from './Lines.module.css'

type Props = { items: readonly BasketItem[]; isLarge?: boolean; shop: CheckoutShop; t: TranslateCheckout }

/** Every line of the order; the parts of glasses stand with their frame. */
export function Lines({ items, isLarge = false, shop, t }: Props) {
  return (
    <ul className={isLarge ? styles['large'] : styles['lines']}>
      {basketEntries(items).map((entry) => (
        <Line key={entry.main.key} entry={entry} isLarge={isLarge} shop={shop} t={t} />
      ))}
    </ul>
  )
}

type LineProps = {
  entry: BasketEntry<BasketItem>
  isLarge: boolean
  shop: CheckoutShop
  t: TranslateCheckout
}

function Line({ entry: { main, parts, total }, isLarge, shop, t }: LineProps) {
  const view = lineView(main)
  const money = moneyFormatter(shop)
  const values = isLarge ? prescriptionValuesOf(main) : null
  return (
    <li className={styles['line']} data-key={main.key}>
      <ProductImage image={view.image} width={120} />
      <div className={styles['words']}>
        <p className="strong">{softHyphens(view.title, shop.language)}</p>
        <p className="text-14 quiet">
          {view.details.join(' · ')}
          {view.notation && view.details.length > 0 && ' · '}
          {view.notation && <Measures of={view.notation} t={t} />}
        </p>
        {main.quantity > 1 && (
          <p className="text-14 quiet figures">
            {t('checkout.pieces', { count: main.quantity, price: money(main.price.unit.withTax) })}
          </p>
        )}
        {isGiftItem(main) && <p className="text-14 strong">{t('basket.line.gift')}</p>}
      </div>
      <p className={`figures nowrap ${styles['price']}`}>{money(total)}</p>
      {parts.length > 0 && (
        <ul className={`text-14 quiet ${styles['parts']}`} aria-label={t('basket.line.parts')}>
          {parts.map((part) => (
            <li key={part.key} className={styles['part']}>
              <span>{softHyphens(lineView(part).title, shop.language)}</span>
              <span className="figures nowrap">
                {part.price.total.withTax === 0 ? t('checkout.included') : money(part.price.total.withTax)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {values && (
        <div className={styles['made']}>
          <ValuesTable values={values} shop={shop} t={t} />
          {isMadeToMeasure(main) && <p className="text-14">{t('checkout.custom')}</p>}
        </div>
      )}
    </li>
  )
}
