import { type FocusEvent, useState } from 'react'
import type { ConfiguratorAnswers, Mistake, TypedEyeField } from '#domain/configurator/answer-name.ts'
import type { EyeSide } from '#domain/prescription/eye-field.ts'
import { valueFaultText } from './fault-text.ts'
import { StepperField } from './StepperField.tsx'
import type { TranslateValueSteps } from './values-texts.ts'
import { answerNameOf, initialText, lacksSign, signedText, stepText, tidyText } from './value-text.ts'
import { writeField } from './write-field.ts'
import styles from './EyeValue.module.css'

type Props = {
  side: EyeSide
  field: TypedEyeField
  answers: ConfiguratorAnswers
  mistakes: readonly Mistake[]
  /** The field that has the focus: nothing is asked about it while it is typed. */
  focused: string | null
  /** The id of a text about the field. */
  hintId?: string | undefined
  intl: string
  onFocus: () => void
  onLeave: (input: HTMLInputElement) => void
  t: TranslateValueSteps
}

/** One value of one eye, with the question for its sign and what is wrong with it. */
export function EyeValue(props: Props) {
  const { side, field, answers, mistakes, focused, hintId, intl, onFocus, onLeave, t } = props
  const name = answerNameOf(side, field)
  const [start] = useState(() => initialText(answers, side, field, intl))
  const text = answers[name] ?? ''
  const label = t('values.field', { field: t(`prescription.value.${field}`), eye: t(`values.eye.${side}`) })
  const isAsked = focused !== name && asksSign(field) && lacksSign(field, text)
  const kind = isAsked ? undefined : mistakes.find((mistake) => mistake.name === name)?.kind
  const describedBy = [kind && `${name}-fault`, hintId].filter(Boolean).join(' ')
  return (
    <>
      <StepperField
        name={name}
        label={label}
        moreLabel={t('values.more', { field: label })}
        lessLabel={t('values.less', { field: label })}
        describedBy={describedBy || undefined}
        isInvalid={kind !== undefined}
        hasParts={field === 'prism' || field === 'prismBase'}
        after={(from, steps) => stepText(field, from, steps, intl)}
        text={text}
        defaultValue={start}
        onFocus={onFocus}
        onBlur={({ currentTarget }: FocusEvent<HTMLInputElement>) => {
          writeField(currentTarget, tidyText(field, currentTarget.value, intl, side))
          onLeave(currentTarget)
        }}
      />
      {isAsked && (
        <fieldset className={styles['sign']}>
          <legend className="text-14 bad">{t('values.sign')}</legend>
          {(['plus', 'minus'] as const).map((sign) => (
            <label key={sign}>
              <input
                type="radio"
                className="unseen"
                name={`sign.${name}`}
                value={sign}
                onChange={({ currentTarget: { form } }) => {
                  const input = form?.elements.namedItem(name)
                  if (input instanceof HTMLInputElement)
                    writeField(input, signedText(field, input.value, sign, intl))
                }}
              />
              <span className="text-14">{t(`values.sign.${sign}`)}</span>
            </label>
          ))}
        </fieldset>
      )}
      {kind && (
        <p id={`${name}-fault`} className="bad text-14">
          {valueFaultText(kind, field, intl, t)}
        </p>
      )}
    </>
  )
}

const asksSign = (field: TypedEyeField): boolean => field === 'sphere' || field === 'cylinder'
