import type { BasketItem } from '#domain/basket/basket.ts'
import { basketEntries } from '#domain/basket/basket-entries.ts'
import { isGiftItem } from '#domain/basket/gift-item.ts'
import { allocateStock } from '#domain/basket/allocate-stock.ts'
import { subscriptionChoiceIn } from '#domain/catalogue/subscription-offer.ts'
import { editPath } from '#domain/prescription/edit-path.ts'
import { areValuesToBeConfirmed, isMadeToMeasure } from '#domain/prescription/made-to-measure.ts'
import { shownPrescription } from '#domain/prescription/shown-prescription.ts'
import { EyeLines } from '#islands/prescription/EyeLines.tsx'
import { PartsBox } from '#islands/prescription/PartsBox.tsx'
import { lineView } from '#domain/basket/line-view.ts'
import type { TranslatePanel } from './translate.ts'
import { ProductImage } from './ProductImage.tsx'
import { moneyFormatter, priceFormatter, type Shop } from './shop.ts'
import styles from './PanelList.module.css'

type Props = { items: readonly BasketItem[]; shop: Shop; t: TranslatePanel }

/** The entries of the basket, of which four are visible at a time: the height follows that of the first one. Spec §2, §9. */
export function PanelList({ items, shop, t }: Props) {
  const money = moneyFormatter(shop)
  const entries = basketEntries(items)
  const none = new Set(allocateStock(items).flatMap(({ item, pieces }) => (pieces === 0 ? item.key : [])))
  return (
    <ul ref={measure} className={styles['list']}>
      {entries.map(({ main, parts, total }) => {
        const view = lineView(main, items)
        const edit = editPath(main, view.path)
        return (
          <li key={main.key} className={styles['entry']}>
            <a href={shop.base + view.path} className={styles['line']}>
              <ProductImage image={view.image} width={120} />
              <span className={styles['words']}>
                <span className="text-14 quiet">{view.brand}</span>
                <span className="strong">{view.name}</span>
                <span className="text-14 quiet">
                  {[
                    main.quantity > 1 ? `${main.quantity} × ${money(main.price.unit.withTax)}` : null,
                    ...view.details,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
                {parts.length === 0 && <EyeLines shown={shownPrescription(main)} intl={shop.intl} t={t} />}
                {subscriptionChoiceIn(main.customData) && (
                  <span className="text-14 strong">{t('product.subscription.regular')}</span>
                )}
                {isGiftItem(main) && <span className="text-14 strong">{t('basket.line.gift')}</span>}
                {none.has(main.key) && (
                  <span className={`text-14 ${styles['bad']}`}>{t('basket.line.unavailable')}</span>
                )}
              </span>
              <span className="figures">{priceFormatter(shop, t)(total)}</span>
            </a>
            {parts.length > 0 && (
              <PartsBox
                total={total}
                parts={parts.map((part) => ({
                  key: part.key,
                  name: lineView(part).title,
                  price: part.price.total.withTax,
                }))}
                money={money}
                t={t}
              >
                <span className={styles['words']}>
                  <EyeLines shown={shownPrescription(main)} intl={shop.intl} t={t} />
                </span>
                {isMadeToMeasure(main) && <p className="text-14">{t('checkout.custom')}</p>}
                {areValuesToBeConfirmed(main) && (
                  <p className="text-14 strong">{t('prescription.to-confirm')}</p>
                )}
              </PartsBox>
            )}
            {edit && (
              <a href={shop.base + edit} className={`link text-14 ${styles['edit']}`}>
                {t('prescription.edit')}
              </a>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** Reports the height of its first entry to the list. */
function measure(list: HTMLUListElement | null): void {
  const height = list?.firstElementChild?.getBoundingClientRect().height
  if (height) list?.style.setProperty('--row', `${height}px`)
}
