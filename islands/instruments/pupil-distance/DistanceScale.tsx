import type { PupilDistance } from '#domain/face/pupil-distance.ts'
import styles from './PupilDistance.module.css'

/** In mm: whatever is measured lies on it with its uncertainty. */
const FROM = 48
const TO = 80
/** Units of the drawing. */
const MILLIMETRE = 10
const HEIGHT = 44

const MARKS = Array.from({ length: TO - FROM - 1 }, (_, index) => FROM + 1 + index)
const at = (distance: number) => (distance - FROM) * MILLIMETRE
const lengthOf = (mark: number) => (mark % 10 === 0 ? 16 : mark % 5 === 0 ? 12 : 7)

/** The result as a place on a rule in millimetres, with the band in which the true distance lies. The text beside it says the same. */
export function DistanceScale({ both, plusMinus }: Pick<PupilDistance, 'both' | 'plusMinus'>) {
  return (
    <svg className={styles['scale']} viewBox={`0 0 ${at(TO)} ${HEIGHT}`} aria-hidden="true">
      <rect x={at(both - plusMinus)} width={2 * plusMinus * MILLIMETRE} height={HEIGHT / 2} />
      <path d={MARKS.map((mark) => `M${at(mark)} ${HEIGHT / 2}v${-lengthOf(mark)}`).join('')} />
      <path className={styles['value']} d={`M${at(both)} 0v${HEIGHT / 2}`} />
      {MARKS.filter((mark) => mark % 10 === 0).map((mark) => (
        <text key={mark} x={at(mark)} y={HEIGHT - 4}>
          {mark}
        </text>
      ))}
    </svg>
  )
}
