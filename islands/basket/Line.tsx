import type { BasketItem, BasketPackage } from '#domain/basket/basket.ts'
import type { BasketEntry } from '#domain/basket/basket-entries.ts'
import { isGiftItem } from '#domain/basket/gift-item.ts'
import { isTried } from '#domain/basket/try-on.ts'
import { allocateStock } from '#domain/basket/allocate-stock.ts'
import { quantityStepper } from '#domain/basket/quantity-stepper.ts'
import { packagesOnHold } from '#domain/basket/packages-on-hold.ts'
import { isPack } from '#domain/catalogue/is-pack.ts'
import { priceTag } from '#domain/money/reduction.ts'
import { editPath } from '#domain/prescription/edit-path.ts'
import { areValuesToBeConfirmed, isMadeToMeasure } from '#domain/prescription/made-to-measure.ts'
import { lacksOfficeDistance } from '#domain/prescription/lacks-office-distance.ts'
import { shownPrescription } from '#domain/prescription/shown-prescription.ts'
import { PairBox } from '#islands/prescription/PairBox.tsx'
import { Icon } from '#islands/ui/Icon.tsx'
import { lineView } from '#domain/basket/line-view.ts'
import { LineDetails } from './LineDetails.tsx'
import { ProductImage } from './ProductImage.tsx'
import type { TranslateLine } from './translate.ts'
import { formatShortDay, moneyFormatter, priceFormatter, type Shop } from './shop.ts'
import { Stepper } from './Stepper.tsx'
import { TriedFrame } from './TriedFrame.tsx'
import { SubscriptionLine } from './SubscriptionLine.tsx'
import styles from './Line.module.css'

type Props = {
  entry: BasketEntry<BasketItem>
  items: readonly BasketItem[]
  packages: readonly BasketPackage[]
  shop: Shop
  /** RFC 3339 day. */
  today: string
  t: TranslateLine
  isUpdating: boolean
  /** The last change of the line has not reached the server. */
  isHeldUp: boolean
  onQuantity(quantity: number): void
  onRemove(): void
}

/** One entry of the basket: a line, or a group under its main item. */
export function Line({ entry, items, packages, shop, today, t, ...props }: Props) {
  const { isUpdating, isHeldUp, onQuantity, onRemove } = props
  const { main, parts, total } = entry
  const view = lineView(main, items)
  const money = moneyFormatter(shop)
  const { previous, current: now } = priceTag(main.price.unit, main.lowestPriorPrice)
  // The former price of a frame says nothing about the price of the pair, whose hidden parts may cost something, too.
  const was = parts.length === 0 && total === main.price.total.withTax && previous
  const struck = was && (
    <>
      <span className="unseen">{t('product.price.was')}</span>
      <s className="quiet text-14">{money(was.price)}</s>
      <span className="unseen">{t('product.price.now')}</span>
    </>
  )
  const pieces = allocateStock(items).find(({ item }) => item.key === main.key)?.pieces ?? main.quantity
  const steps = quantityStepper(main, items)
  const isAtMost = steps.min < steps.max && steps.more === null && pieces === main.quantity
  const parcel = packages.find(({ id }) => id === main.packageId)?.deliveryDate
  const isOnHold = packagesOnHold(items).has(main.packageId)
  const href = shop.base + view.path
  const shown = shownPrescription(main, { isOfficeMissing: lacksOfficeDistance(main, parts) })
  const edit = editPath(main, view.path)
  return (
    <li className={styles['line']} data-key={main.key}>
      <a className={styles['picture']} href={href} tabIndex={-1} aria-hidden="true">
        <ProductImage image={view.image} width={160} />
      </a>
      <form method="post" action={shop.basketHref} className={styles['words']}>
        <div className={styles['name']}>
          {view.brand && <p className="text-14 quiet">{view.brand}</p>}
          <h2 className="text-18">
            <a href={href}>{view.name}</a>
          </h2>
          <TriedFrame item={main} money={money} t={t} />
          <SubscriptionLine item={main} money={money} days={{ today, intl: shop.intl }} t={t} />
          {isGiftItem(main) && <p className="text-14 strong">{t('basket.line.gift')}</p>}
          <LineDetails details={view.details} notation={view.notation} t={t} />
          {(main.promotions ?? [])
            .filter(({ isValid }) => isValid)
            .map(({ id, displayName, name }) => (
              <p key={id} className={`text-14 ${styles['good']}`}>
                {displayName ?? name}
              </p>
            ))}
          {pieces === 0 ? (
            <p className={`text-14 ${styles['bad']}`}>{t('basket.line.unavailable')}</p>
          ) : (
            pieces < main.quantity && (
              <p className={`text-14 ${styles['bad']}`}>{t('basket.line.short', { count: pieces })}</p>
            )
          )}
          {parcel && pieces > 0 && (
            <p className="text-14 quiet">
              {t(isOnHold ? 'basket.delivery.earliest' : 'basket.delivery', {
                from: formatShortDay(shop, parcel.min),
                to: formatShortDay(shop, parcel.max),
              })}
              {isOnHold && `. ${t('basket.delivery.waiting')}`}
            </p>
          )}
        </div>
        <p className={`figures ${styles['price']}`} aria-busy={isUpdating || undefined}>
          {main.quantity === 1 && struck}
          <b>{priceFormatter(shop, t)(total)}</b>
          {main.quantity > 1 && parts.length === 0 && (
            <span className="text-14 quiet">
              {struck} {t(isPack(main.product) ? 'basket.each.pack' : 'basket.each', { price: money(now) })}
            </span>
          )}
          {was && (
            <span className="text-14 quiet">{t('product.price.lowest', { price: money(was.price) })}</span>
          )}
        </p>
        {(parts.length > 0 || shown) && (
          <div className={styles['made']}>
            <PairBox
              total={total}
              parts={parts.map((part) => ({
                key: part.key,
                name: lineView(part).title,
                price: part.price.total.withTax,
              }))}
              money={money}
              shown={shown}
              intl={shop.intl}
              t={t}
            >
              {isMadeToMeasure(main) && <p className="text-14">{t('checkout.custom')}</p>}
              {areValuesToBeConfirmed(main) && (
                <p className="text-14 strong">{t('prescription.to-confirm')}</p>
              )}
            </PairBox>
          </div>
        )}
        <div className={styles['acts']}>
          {!isTried(main) && (
            <Stepper item={main} items={items} name={view.title} t={t} onChange={onQuantity} />
          )}
          {edit && (
            <a
              className={`link ${styles['act']}`}
              href={shop.base + edit}
              aria-label={t('prescription.edit.name', { name: view.title })}
            >
              {t('prescription.edit')}
            </a>
          )}
          <button
            className={`link ${styles['act']}`}
            name="remove"
            value={main.key}
            aria-label={t('basket.remove.name', { name: view.title })}
            onClick={(event) => {
              event.preventDefault()
              onRemove()
            }}
          >
            {t('basket.remove')}
          </button>
          {isAtMost && <p className="text-14 quiet">{t('basket.line.most', { count: main.quantity })}</p>}
          {isHeldUp && (
            <p className={`text-14 ${styles['held']}`}>
              <Icon name="info" size={20} />
              {t('basket.line.waiting')}
            </p>
          )}
        </div>
      </form>
    </li>
  )
}
