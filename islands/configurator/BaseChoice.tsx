import type { EyeSide } from '#domain/prescription/eye-field.ts'
import { formatEyeNumber } from '#domain/prescription/format-eye-value.ts'
import { PRISM_DIRECTIONS, prismBaseOf } from '#domain/prescription/prism-base.ts'
import { twoParts } from '#domain/prescription/prism-parts.ts'
import type { TranslateValueSteps } from './values-texts.ts'
import { answerNameOf } from './value-text.ts'
import { writeField } from './write-field.ts'
import styles from './BaseChoice.module.css'

type Props = { side: EyeSide; prism: string; text: string; intl: string; t: TranslateValueSteps }

/** The four directions of the base of a prism; pressed, they write their degrees into its field, behind those of the first of two parts. */
export function BaseChoice({ side, prism, text, intl, t }: Props) {
  const isSecond = twoParts(prism) !== null && text !== '' && twoParts(text) === null
  return (
    <span className={styles['directions']}>
      {PRISM_DIRECTIONS.map((direction) => {
        const degrees = formatEyeNumber('prismBase', prismBaseOf(direction, side), intl)
        return (
          <button
            key={direction}
            type="button"
            className="text-14"
            aria-pressed={text === degrees || twoParts(text)?.includes(degrees) === true}
            onClick={({ currentTarget: { form } }) => {
              const input = form?.elements.namedItem(answerNameOf(side, 'prismBase'))
              if (input instanceof HTMLInputElement)
                writeField(input, isSecond ? `${text} + ${degrees}` : degrees)
            }}
          >
            {t(`values.base.${direction}`)} <span className="quiet">{degrees}°</span>
          </button>
        )
      })}
    </span>
  )
}
