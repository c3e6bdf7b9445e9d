import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef } from 'react'
import type { Basket, BasketItem } from '#domain/basket/basket.ts'
import { basketCount, type BasketEntry, basketEntries } from '#domain/basket/basket-entries.ts'
import { isTried } from '#domain/basket/try-on.ts'
import type { GiftOffer } from '#domain/basket/gift-hint.ts'
import type { Texts } from '#i18n/texts.ts'
import { translator } from '#islands/translator.ts'
import { $basket, basket as store } from '#islands/stores/basket.ts'
import { isUpdating, hasPendingUpdate, currentLines, type Notice } from '#islands/stores/basket-state.ts'
import { Cost } from './Cost.tsx'
import type { FreeDeliveryTerms } from '#domain/delivery/free-delivery.ts'
import { Gifts } from './Gifts.tsx'
import { Line } from './Line.tsx'
import { lineView } from '#domain/basket/line-view.ts'
import { alertNotices } from './alert-notices.ts'
import { Notices } from './Notices.tsx'
import type { PAGE_TEXTS } from './page-texts.ts'
import type { Shop } from './shop.ts'
import { TryOnCount } from './TryOnCount.tsx'
import styles from './BasketPage.module.css'

type Props = {
  texts: Texts<(typeof PAGE_TEXTS)[number]>
  shop: Shop
  basket: Basket
  notices: readonly Notice[]
  gifts: readonly GiftOffer[]
  freeDelivery: FreeDeliveryTerms
  /** RFC 3339 day. */
  today: string
}

/** The basket: first as the server rendered it, then with every change. */
export function BasketPage({ texts, shop, basket: given, notices, gifts, freeDelivery, today }: Props) {
  const t = useMemo(() => translator(texts), [texts])
  const state = useStore($basket, { ssr: 'initial' })
  const title = useRef<HTMLHeadingElement>(null)
  const undo = useRef<HTMLButtonElement>(null)
  const { removed, isOffline } = state
  const basket = state.basket ?? given
  const items = currentLines(state, basket)
  const busy = isUpdating(state)
  const count = basketCount(items)

  useEffect(() => void store.load(given), [given])
  useEffect(() => alertNotices(state.notices, t), [state.notices, t])
  const isEmpty = items.length === 0
  useEffect(() => {
    // The note stays in sight wherever the page is scrolled to, unless nothing is left for it to stay beside.
    if (removed.length > 0) undo.current?.focus({ preventScroll: !isEmpty })
  }, [removed, isEmpty])

  const takeBack = () => {
    // The button disappears, and the focus would be lost with it.
    title.current?.focus({ preventScroll: true })
    void store.undo()
  }

  const groupOf = ({ main }: BasketEntry<BasketItem>) =>
    main.itemGroup ? items.filter(({ itemGroup }) => itemGroup?.id === main.itemGroup?.id) : [main]

  return (
    <div className="page">
      <div className="page-head">
        <h1 ref={title} className="text-48" tabIndex={-1}>
          {t('basket.title')}
        </h1>
        {count > 0 && <p className="quiet">{t('basket.count', { count })}</p>}
      </div>
      {isOffline && (
        <p role="alert" className={`note bad-note ${styles['offline']}`}>
          {t('basket.offline')}
        </p>
      )}
      <Notices notices={notices} t={t} />
      <div aria-live="polite" className={styles['removed']}>
        {removed.length > 0 && (
          <p className="note">
            <span>{t('basket.removed', { name: nameOf(removed) })}</span>
            <button ref={undo} type="button" className="link action" onClick={takeBack}>
              {t('basket.undo')}
            </button>
          </p>
        )}
      </div>
      {isEmpty ? (
        <div className={styles['empty']}>
          <p className="text-22">{t('basket.no_items_info')}</p>
          <p className="quiet">{t('basket.empty.line')}</p>
          <a className="button" href={`${shop.base}/`}>
            {t('screens.continue')}
          </a>
        </div>
      ) : (
        <div className={styles['columns']}>
          <div>
            <TryOnCount items={items} t={t} />
            {!items.every(isTried) && <Gifts items={items} gifts={gifts} shop={shop} t={t} />}
            <ul className={styles['lines']}>
              {basketEntries(items).map((entry) => (
                <Line
                  key={entry.main.key}
                  entry={entry}
                  items={items}
                  packages={basket.packages}
                  shop={shop}
                  today={today}
                  t={t}
                  isUpdating={busy}
                  isHeldUp={isOffline && hasPendingUpdate(state, entry.main.key)}
                  onQuantity={(quantity) => store.setQuantity(entry.main, quantity)}
                  onRemove={() => store.remove(groupOf(entry))}
                />
              ))}
            </ul>
          </div>
          <Cost
            basket={basket}
            notices={state.notices}
            freeDelivery={freeDelivery}
            shop={shop}
            t={t}
            isUpdating={busy}
          />
        </div>
      )}
    </div>
  )
}

function nameOf(items: readonly BasketItem[]): string {
  const main = items.find(({ itemGroup }) => itemGroup?.isMainItem) ?? items[0]
  return main ? lineView(main).title : ''
}
