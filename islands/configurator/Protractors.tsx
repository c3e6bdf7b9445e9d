import { EYES, type Prescription } from '#domain/prescription/eye-field.ts'
import { formatEyeNumber } from '#domain/prescription/format-eye-value.ts'
import type { TranslateValueSteps } from './values-texts.ts'
import styles from './Protractors.module.css'

type Props = { values: Prescription; intl: string; t: TranslateValueSteps }

const RADIUS = 84

/** Both axes after TABO, as they lie in front of the eyes: counter-clockwise from the right. A wrong axis is seen at once. */
export function Protractors({ values, intl, t }: Props) {
  return (
    <div className={styles['both']}>
      {EYES.map((side) => {
        const { axis } = values[side]
        const isDrawn = axis !== undefined && axis >= 0 && axis <= 180
        return (
          <figure key={side}>
            <svg viewBox="-104 -98 208 122" aria-hidden="true">
              <path d={`M${-RADIUS} 0A${RADIUS} ${RADIUS} 0 0 1 ${RADIUS} 0M-98 0H98${TICKS}`} />
              <text x="-84" y="20" textAnchor="middle">
                180
              </text>
              <text x="84" y="20" textAnchor="middle">
                0
              </text>
              {isDrawn && (
                <g>
                  <path className={styles['needle']} d="M0 0H94" transform={`rotate(${-axis})`} />
                  <circle r="4" />
                  <text className={styles['value']} {...placeOf(axis)} textAnchor="middle">
                    {formatEyeNumber('axis', axis, intl)}
                  </text>
                </g>
              )}
            </svg>
            <figcaption className="text-14 quiet">{t(`values.protractor.${side}`)}</figcaption>
          </figure>
        )
      })}
    </div>
  )
}

/** The number stands inside the half circle, on the side of the needle that is free. */
const placeOf = (axis: number) => ({ x: axis > 90 ? 34 : -34, y: -18 })

/** A tick every ten degrees, a longer one every thirty. */
const TICKS = Array.from({ length: 17 }, (_, place) => (place + 1) * 10)
  .map((degrees) => {
    const angle = (degrees * Math.PI) / 180
    const inner = RADIUS - (degrees % 30 === 0 ? 12 : 6)
    const at = (radius: number) =>
      `${rounded(radius * Math.cos(angle))} ${rounded(-radius * Math.sin(angle))}`
    return `M${at(inner)}L${at(RADIUS)}`
  })
  .join('')

function rounded(length: number): number {
  return Math.round(length * 10) / 10
}
