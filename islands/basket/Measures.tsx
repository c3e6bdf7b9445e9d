import type { Notation } from '#domain/catalogue/measurement.ts'
import type { Values } from '#i18n/format-text.ts'
import styles from './Measures.module.css'

type Props = { of: Notation; t(key: 'product.notation', values: Values): string }

/** The measures inside a temple, as on the tiles. */
export const Measures = ({ of: { lens, bridge, temple }, t }: Props) => (
  <span className="figures">
    <span className="unseen">{t('product.notation', { lens, bridge, temple })}</span>
    <span aria-hidden="true" className={styles['notation']}>
      {lens}
      <i />
      {`${bridge} · ${temple}`}
    </span>
  </span>
)
