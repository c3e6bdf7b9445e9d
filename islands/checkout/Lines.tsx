import type { BasketItem } from '#domain/basket/basket.ts'
import { type BasketEntry, basketEntries } from '#domain/basket/basket-entries.ts'
import { isGiftItem } from '#domain/basket/gift-item.ts'
import { areValuesToBeConfirmed, isMadeToMeasure } from '#domain/prescription/made-to-measure.ts'
import { lacksOfficeDistance } from '#domain/prescription/lacks-office-distance.ts'
import { shownPrescription } from '#domain/prescription/shown-prescription.ts'
import { lineView } from '#domain/basket/line-view.ts'
import { softHyphens } from '#domain/text/soft-hyphens.ts'
import { LineDetails } from '#islands/basket/LineDetails.tsx'
import { TriedFrame } from '#islands/basket/TriedFrame.tsx'
import { ProductImage } from '#islands/basket/ProductImage.tsx'
import { moneyFormatter, priceFormatter } from '#islands/basket/shop.ts'
import { SubscriptionLine } from '#islands/basket/SubscriptionLine.tsx'
import { EyeLines } from '#islands/prescription/EyeLines.tsx'
import { PairBox } from '#islands/prescription/PairBox.tsx'
import type { TranslateCheckout } from './translate.ts'
import type { CheckoutShop } from './shop.ts'
import styles from './Lines.module.css'

type Props = { items: readonly BasketItem[]; isLarge?: boolean; shop: CheckoutShop; t: TranslateCheckout }

/** Every line of the order; the parts of glasses stand with their frame. */
export function Lines({ items, isLarge = false, shop, t }: Props) {
  return (
    <ul className={isLarge ? styles['large'] : styles['lines']}>
      {basketEntries(items).map((entry) => (
        <Line key={entry.main.key} entry={entry} items={items} isLarge={isLarge} shop={shop} t={t} />
      ))}
    </ul>
  )
}

type LineProps = {
  entry: BasketEntry<BasketItem>
  items: readonly BasketItem[]
  isLarge: boolean
  shop: CheckoutShop
  t: TranslateCheckout
}

function Line({ entry: { main, parts, total }, items, isLarge, shop, t }: LineProps) {
  const view = lineView(main, items)
  const money = moneyFormatter(shop)
  const shown = shownPrescription(main, { isOfficeMissing: lacksOfficeDistance(main, parts) })
  return (
    <li className={styles['line']} data-key={main.key}>
      <ProductImage image={view.image} width={120} />
      <div className={styles['words']}>
        <p className="strong">{softHyphens(view.title, shop.language)}</p>
        <LineDetails details={view.details} notation={view.notation} t={t} />
        {main.quantity > 1 && (
          <p className="text-14 quiet figures">
            {t('checkout.pieces', { count: main.quantity, price: money(main.price.unit.withTax) })}
          </p>
        )}
        <TriedFrame item={main} money={money} t={t} />
        <SubscriptionLine item={main} money={money} t={t} />
        {isGiftItem(main) && <p className="text-14 strong">{t('basket.line.gift')}</p>}
        {!isLarge && <EyeLines shown={shown} intl={shop.intl} t={t} />}
      </div>
      <p className={`figures nowrap ${styles['price']}`}>{priceFormatter(shop, t)(total)}</p>
      {(parts.length > 0 || (isLarge && shown)) && (
        <div className={styles['made']}>
          <PairBox
            total={total}
            parts={parts.map((part) => ({
              key: part.key,
              name: softHyphens(lineView(part).title, shop.language),
              price: part.price.total.withTax,
            }))}
            money={money}
            shown={isLarge ? shown : null}
            intl={shop.intl}
            t={t}
          >
            {isLarge && isMadeToMeasure(main) && <p className="text-14">{t('checkout.custom')}</p>}
            {isLarge && areValuesToBeConfirmed(main) && (
              <p className="text-14 strong">{t('prescription.to-confirm')}</p>
            )}
          </PairBox>
        </div>
      )}
    </li>
  )
}
