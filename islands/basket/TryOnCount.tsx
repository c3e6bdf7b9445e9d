import type { BasketItem } from '#domain/basket/basket.ts'
import { isTried, TRY_ON } from '#domain/basket/try-on.ts'
import type { TranslatePage } from './translate.ts'
import styles from './TryOnCount.module.css'

type Props = { items: readonly BasketItem[]; t: TranslatePage }

/** How many frames are in the basket to be tried at home; nothing where there are none. */
export function TryOnCount({ items, t }: Props) {
  const count = items.filter(isTried).length
  if (count === 0) return null
  return (
    <section className={`note ${styles['count']}`} data-try-on={count}>
      <h2 className="text-18">{t('try-on.title')}</h2>
      <p>
        <b className="figures">{t('try-on.count', { count, most: TRY_ON.frames })}</b>{' '}
        <span className="quiet">
          {count < TRY_ON.frames ? t('try-on.room', { count: TRY_ON.frames - count }) : t('try-on.full')}
        </span>
      </p>
    </section>
  )
}
