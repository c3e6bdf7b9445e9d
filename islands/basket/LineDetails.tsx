import type { Notation } from '#domain/catalogue/measurement.ts'
import { Measures } from './Measures.tsx'
import type { Values } from '#i18n/format-text.ts'
import styles from './LineDetails.module.css'

type Props = {
  details: readonly string[]
  notation: Notation | null
  t(key: 'product.notation', values: Values): string
}

/** What tells a line from its like, with a dot between two that stand in one row. */
export const LineDetails = ({ details, notation, t }: Props) =>
  (details.length > 0 || notation) && (
    <p className={`text-14 quiet ${styles['details']}`}>
      {details.map((detail) => (
        <span key={detail}>{detail} </span>
      ))}
      {notation && (
        <span>
          <Measures of={notation} t={t} />
        </span>
      )}
    </p>
  )
