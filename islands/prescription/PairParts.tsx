import { type Minor, minor } from '#domain/money/price.ts'
import { sumOf } from '#domain/money/sum-of.ts'
import type { TranslateParts } from './prescription-texts.ts'
import styles from './PairParts.module.css'

type Part = { key: string; name: string; price: Minor; notes?: readonly string[] }

type Props = {
  /** What frame and parts cost together. */
  total: Minor
  parts: readonly Part[]
  money(amount: Minor): string
  t: TranslateParts
}

/** What glasses are made with, and what each part costs. */
export function PairParts({ total, parts, money, t }: Props) {
  if (parts.length === 0) return null
  const frame = minor(total - sumOf(parts.map(({ price }) => price)))
  const rows: Part[] = [{ key: 'frame', name: t('prescription.frame'), price: frame }, ...parts]
  return (
    <ul className="text-14 quiet" aria-label={t('basket.line.parts')}>
      {rows.map(({ key, name, price, notes = [] }) => (
        <li key={key} className={styles['part']}>
          <span>{[name, ...notes].join(' · ')}</span>
          <span className="figures nowrap">{price === 0 ? t('prescription.included') : money(price)}</span>
        </li>
      ))}
    </ul>
  )
}
