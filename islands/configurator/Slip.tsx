import type { TypedEyeField } from '#domain/configurator/answer-name.ts'
import type { EyeSide, LensUse } from '#domain/prescription/eye-field.ts'
import { formatEyeNumber } from '#domain/prescription/format-eye-value.ts'
import type { ConfiguratorShop } from './step-props.ts'
import { ROW, SLIP_VALUES, SLIP_WIDTH, type SlipCell, slipLanguage, slipLayout } from './slip-layout.ts'
import type { TranslateValueSteps } from './values-texts.ts'
import styles from './Slip.module.css'

type Props = {
  side: EyeSide
  field: TypedEyeField
  /** What the values are for. */
  use: LensUse | undefined
  shop: ConfiguratorShop
  t: TranslateValueSteps
}

/** The date of the example. */
const SLIP_DATE = '14.09.2026'

/** The slip of the country with the cell of one value framed. */
export function Slip({ side, field, use, shop: { language, intl }, t }: Props) {
  const layout = slipLayout(slipLanguage(language, intl), field, use)
  const framed = layout.cells.find((cell) => cell.side === side && cell.field === field)
  const what = t('values.field', {
    field: t(`prescription.value.${field}`),
    eye: t(`values.eye.${side}`),
  })
  /** Values that most people do not have are shown only when they are looked for. */
  const isShown = (cell: SlipCell) => cell.field !== 'addition' || field === 'addition'
  const end = framed ? framed.x + framed.width : 0
  return (
    <svg
      className={styles['slip']}
      viewBox={`0 0 ${SLIP_WIDTH} ${layout.height + 28}`}
      role="img"
      aria-label={t('values.slip', { field: what })}
    >
      <rect className={styles['card']} width={SLIP_WIDTH} height={layout.height} rx="4" />
      {framed && <path className={styles['pointer']} d={`M${end} ${framed.y + ROW}V${layout.height + 8}`} />}
      <text className={styles['name']} x="12" y="21">
        {t('values.slip.name')}
      </text>
      <text x={SLIP_WIDTH - 12} y="21" textAnchor="end">
        {SLIP_DATE}
      </text>
      <path className={styles['rule']} d={`M12 29H${SLIP_WIDTH - 12}`} />
      <path className={styles['lines']} d={layout.lines} />
      {layout.protractors.map((each) => (
        <path
          key={each.side}
          className={styles['lines']}
          d={`M${each.x - 32} 72a32 32 0 0 1 64 0zM${each.x} 40v6m-28 10 5 3m51 -3 -5 3`}
        />
      ))}
      {layout.headings.map((heading) => (
        <text
          key={heading.field}
          x={heading.x}
          y={Math.min(...layout.sides.map(({ y }) => y)) - 5}
          textAnchor="middle"
        >
          {heading.word ?? t(`prescription.short.${heading.field}`)}
        </text>
      ))}
      {layout.marks.map((mark) => (
        <text key={mark.x} x={mark.x} y={mark.y} textAnchor="middle">
          {mark.text}
        </text>
      ))}
      {layout.distances.map(({ distance, y }) => (
        <text key={distance} x="10" y={y + 14}>
          {t(`values.slip.${distance}`)}
        </text>
      ))}
      {layout.sides.map((each) => (
        <text key={each.y} className={styles['name']} x={each.x} y={each.y + 14}>
          {t(`prescription.short.${each.side}`)}
        </text>
      ))}
      {layout.cells.filter(isShown).map((cell) => (
        <text
          key={`${cell.side} ${cell.field}`}
          className={styles['value']}
          x={cell.x + cell.width / 2}
          y={cell.y + 14}
          textAnchor="middle"
        >
          {`${cell.before ?? ''}${formatEyeNumber(cell.field, SLIP_VALUES[cell.side][cell.field], intl)}${cell.after ?? ''}`}
        </text>
      ))}
      <path
        className={styles['lines']}
        d={`M12 ${layout.height - 18}h48m-48 8h36M150 ${layout.height - 12}c6 -14 10 -14 8 0c6 -14 10 -12 9 0c8 -10 8 0 14 -2s10 -8 22 -4`}
      />
      {framed && (
        <g className={styles['frame']}>
          <rect x={framed.x} y={framed.y} width={framed.width} height={ROW} rx="2" />
          <text x={Math.min(SLIP_WIDTH - 70, Math.max(70, end))} y={layout.height + 22} textAnchor="middle">
            {what}
          </text>
        </g>
      )}
    </svg>
  )
}
