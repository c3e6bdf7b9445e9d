import type { Texts } from '#i18n/texts.ts'
import { reader } from '#islands/reader.ts'
import type { PANEL_TEXTS } from './panel-texts.ts'

type Props = { texts: Texts<(typeof PANEL_TEXTS)[number]>; basketHref: string }

/** What is in the basket, below its icon. */
export function Panel({ texts, basketHref }: Props) {
  const t = reader(texts)
  return (
    <section aria-label={t('basket.title')}>
      <h2 className="text-18">{t('basket.title')}</h2>
      <p>{t('basket.no_items_info')}</p>
      <a className="link" href={basketHref}>
        {t('basket.view')}
      </a>
    </section>
  )
}
