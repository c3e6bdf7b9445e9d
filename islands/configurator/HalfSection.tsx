import type { ComparedIndex } from '#domain/prescription/lens-comparison.ts'
import { numberFormat } from '#domain/text/number-format.ts'
import type { TranslateGlass } from './glass-texts.ts'
import styles from './HalfSection.module.css'

type Props = {
  of: NonNullable<ComparedIndex['drawing']>
  index: ComparedIndex['index']
  intl: string
  t: TranslateGlass
}

/** Around the lens, in mm: for the words above and below it, and beside its thick end and its thin one. */
const MARGIN = { top: 5.5, bottom: 5, thick: 17, thin: 3.5 }
const BAR = 5

/**
 * A lens from its centre to its edge, true to scale, with the same lens of index 1.5 as a dashed line. All drawings of a choice have one scale. The
 * words are a drawing of their own above it: they keep their size.
 */
export function HalfSection({ of: { section, classic }, index, intl, t }: Props) {
  const { reach, fall, edge, centre, isPlus } = section
  const isClassic = section.path === classic.path
  const left = isPlus ? MARGIN.thick : MARGIN.thin
  const width = MARGIN.thick + reach + MARGIN.thin
  const depth = Math.max(classic.fall + classic.edge, classic.centre)
  const height = MARGIN.top + depth + MARGIN.bottom
  const text = (value: number) =>
    numberFormat(intl, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value)
  const number = numberFormat(intl).format(index.index)
  const at = (x: number, y: number) => ({
    x: `${((left + x) / width) * 100}%`,
    y: `${((MARGIN.top + y) / height) * 100}%`,
  })
  const thick = isPlus
    ? { x: -1.6, from: 0, to: centre, value: text(centre) }
    : { x: reach + 1.6, from: fall, to: fall + edge, value: text(edge) }
  const bar = depth + 3.4
  return (
    <div className={styles['drawing']}>
      <div className={styles['sheet']}>
        <svg
          viewBox={`${-left} ${-MARGIN.top} ${width} ${height}`}
          role="img"
          aria-label={t('glass.drawing', { index: number, centre: text(centre), edge: text(edge) })}
        >
          <path className={styles['axis']} d={`M0 -3.5V${depth + 1.5}`} />
          <path className={styles[index.tier]} d={section.path} />
          {!isClassic && <path className={styles['classic']} d={classic.path} />}
          <path
            className={styles['line']}
            d={`M${thick.x} ${thick.from}V${thick.to}m-.7 0h1.4M${thick.x - 0.7} ${thick.from}h1.4`}
          />
          <path className={styles['line']} d={`M0 ${bar}h${BAR}m0 -.7v1.4M0 ${bar - 0.7}v1.4`} />
          <path
            className={styles['thin']}
            d={isPlus ? arrows(reach - 2, [fall * 0.85, fall + edge]) : arrows(2, [0, centre])}
          />
        </svg>
        <svg className={styles['words']} aria-hidden="true">
          <text
            {...at(thick.x, (thick.from + thick.to) / 2)}
            dx={isPlus ? -8 : 8}
            dy={5}
            textAnchor={isPlus ? 'end' : 'start'}
          >
            <tspan className={styles['strong']}>{thick.value}</tspan>
            {'\u00A0mm'}
          </text>
          <text
            {...at(isPlus ? reach : 0, 0)}
            dx={isPlus ? 0 : 24}
            dy={-8}
            textAnchor={isPlus ? 'end' : 'start'}
          >
            {isPlus
              ? t('glass.drawing.edge', { value: text(edge) })
              : t('glass.drawing.centre', { value: text(centre) })}
          </text>
          <text {...at(BAR, bar)} dx={8} dy={5}>
            {BAR} mm
          </text>
        </svg>
      </div>
      <p className="text-14 quiet">
        {isClassic
          ? t('glass.drawing.plain')
          : t('glass.drawing.classic', { index: numberFormat(intl).format(1.5) })}
      </p>
    </div>
  )
}

/** Two arrows that point at the thin part from both sides. */
const arrows = (x: number, [upper, lower]: readonly [number, number]): string =>
  `M${x} ${upper - 2.6}V${upper}m-.6 -.9.6 .9.6-.9M${x} ${lower + 2.6}V${lower}m-.6 .9.6-.9.6 .9`
