import type { EyeSide } from '#domain/prescription/eye-field.ts'
import { formatEyeNumber } from '#domain/prescription/format-eye-value.ts'
import { PRISM_DIRECTIONS, prismBaseOf } from '#domain/prescription/prism-base.ts'
import type { TranslateValueSteps } from './values-texts.ts'
import { answerNameOf } from './value-text.ts'
import { writeField } from './write-field.ts'
import styles from './BaseChoice.module.css'

type Props = { side: EyeSide; text: string; intl: string; t: TranslateValueSteps }

/** The four directions of the base of a prism; pressed, they write their degrees into its field. */
export function BaseChoice({ side, text, intl, t }: Props) {
  return (
    <span className={styles['directions']}>
      {PRISM_DIRECTIONS.map((direction) => {
        const degrees = formatEyeNumber('prismBase', prismBaseOf(direction, side), intl)
        return (
          <button
            key={direction}
            type="button"
            className="text-14"
            aria-pressed={text === degrees}
            onClick={({ currentTarget: { form } }) => {
              const input = form?.elements.namedItem(answerNameOf(side, 'prismBase'))
              if (input instanceof HTMLInputElement) writeField(input, degrees)
            }}
          >
            {t(`values.base.${direction}`)} <span className="quiet">{degrees}°</span>
          </button>
        )
      })}
    </span>
  )
}
