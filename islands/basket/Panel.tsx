import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { emptyBasket } from '#domain/basket/empty-basket.ts'
import { canCheckOut } from '#domain/basket/clean-up.ts'
import { basketCount } from '#domain/basket/basket-entries.ts'
import type { Texts } from '#i18n/texts.ts'
import { translator } from '#islands/translator.ts'
import { isKnownVisitor } from '#islands/rpc.ts'
import { $basket, basket as store } from '#islands/stores/basket.ts'
import { isUpdating, currentLines, type Notice } from '#islands/stores/basket-state.ts'
import { Button } from '#islands/ui/Button.tsx'
import { CheckoutLink } from './CheckoutLink.tsx'
import type { PANEL_TEXTS } from './panel-texts.ts'
import { PanelList } from './PanelList.tsx'
import { moneyFormatter, type Shop } from './shop.ts'
import styles from './Panel.module.css'

type Props = { texts: Texts<(typeof PANEL_TEXTS)[number]>; shop: Shop }

/** The contents of the basket, below its icon. */
export function Panel({ texts, shop }: Props) {
  const t = translator(texts)
  const state = useStore($basket, { ssr: 'initial' })
  const { basket, isOffline, notices } = state
  const latest = toldHere(notices)
  const items = basket ? currentLines(state, basket) : []
  const count = basketCount(items)
  useEffect(() => void store.load(isKnownVisitor() ? undefined : emptyBasket(shop.currency)), [shop])

  return (
    <section aria-label={t('basket.title')} className={styles['panel']}>
      <div className={styles['head']}>
        <h2 className="text-18">{t('basket.title')}</h2>
        {basket && count > 0 && <p className="text-14 quiet">{t('basket.count', { count })}</p>}
        <p aria-live="polite">{latest && t(`basket.notice.${latest.kind}`, { name: latest.name })}</p>
      </div>
      {basket && isOffline && <p className="note bad-note text-14">{t('basket.fault')}</p>}
      {!basket && !isOffline && (
        <div className={styles['waiting']} aria-busy="true">
          <span className="unseen">{t('basket.title')}</span>
        </div>
      )}
      {!basket && isOffline && (
        <>
          <p>{t('basket.fault')}</p>
          <Button look="outline" isWide onClick={() => void store.retry()}>
            {t('basket.retry')}
          </Button>
        </>
      )}
      {basket && items.length === 0 && (
        <>
          <p>{t('basket.no_items_info')}</p>
          <a className="button wide" href={`${shop.base}/`}>
            {t('screens.continue')}
          </a>
        </>
      )}
      {basket && items.length > 0 && (
        <>
          <PanelList items={items} shop={shop} t={t} />
          <p className={`figures ${styles['sum']}`} aria-busy={isUpdating(state) || undefined}>
            <span>
              {t('basket.sum')} <span className="text-14 quiet">{t('basket.sum.tax')}</span>
            </span>
            <b className="text-18">{moneyFormatter(shop)(basket.cost.withTax)}</b>
          </p>
        </>
      )}
      {canCheckOut(items) && <CheckoutLink className="button wide" shop={shop} t={t} />}
      {(!basket || items.length > 0) && (
        <a className={`button wide ${canCheckOut(items) ? 'outline' : ''}`} href={shop.basketHref}>
          {t('basket.view')}
        </a>
      )}
    </section>
  )
}

/** The panel shows the outcome of an add; the basket's page shows the others. */
function toldHere(notices: readonly Notice[]) {
  for (const notice of notices) {
    const { kind } = notice
    if (kind === 'reduced' || kind === 'once' || kind === 'unavailable') return { kind, name: notice.name }
    if (kind === 'failed' || kind === 'not-added' || kind === 'too-often' || kind === 'full')
      return { kind, name: '' }
  }
  return null
}
