import { RULER_MARGIN, rulerBelow } from '#domain/virtual-try-on/ruler.ts'
import styles from './VirtualTryOn.module.css'

/** From one number to the next. */
const NUMBERED = 50

/** Millimetres at the depth of the frame, along the lower edge of the picture. `width` in pixels of the picture. */
export function Ruler({ width, pixelsPerMm }: { width: number; pixelsPerMm: number }) {
  const { marks, percent } = rulerBelow(width, pixelsPerMm)
  const length = marks.at(-1)! + 2 * RULER_MARGIN
  return (
    <svg
      className={styles['ruler']}
      style={{ width: `${percent}%` }}
      viewBox={`${-RULER_MARGIN} 0 ${length} 16`}
      aria-hidden="true"
    >
      <path d={marks.map((at) => `M${at} 16v${at % NUMBERED === 0 ? -6 : -3}`).join('')} />
      {marks
        .filter((at) => at % NUMBERED === 0)
        .map((at) => (
          <text key={at} x={at} y="8">
            {at === 0 ? 'mm' : at}
          </text>
        ))}
    </svg>
  )
}
