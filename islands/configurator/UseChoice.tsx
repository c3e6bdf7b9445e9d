import type { ConfiguratorAnswers, Mistake } from '#domain/configurator/answer-name.ts'
import { EYES, LENS_USES } from '#domain/prescription/eye-field.ts'
import type { TranslateValueSteps } from './values-texts.ts'
import styles from './AxisScheme.module.css'

type Props = { answers: ConfiguratorAnswers; mistakes: readonly Mistake[]; t: TranslateValueSteps }

/**
 * Asks which row of the slip is typed: a row for near looks like one for far. Values with an addition are those for far, and what is made from
 * them is asked later.
 */
export function UseChoice({ answers, mistakes, t }: Props) {
  const kind = mistakes.find(({ name }) => name === 'use')?.kind
  const hasAddition = EYES.every((eye) => (answers[`${eye}.addition`] ?? '') !== '')
  return (
    <fieldset
      className={styles['scheme']}
      hidden={!kind && hasAddition && (answers.use === '' || answers.use === 'far')}
      aria-describedby={['use-hint', kind && 'use-fault'].filter(Boolean).join(' ')}
    >
      <legend className="strong">{t('values.use')}</legend>
      <p id="use-hint" className="text-14 quiet">
        {t('values.use.hint')}
      </p>
      {LENS_USES.map((use, at) => (
        <label key={use}>
          <input
            type="radio"
            id={at === 0 ? 'use' : undefined}
            name="use"
            value={use}
            defaultChecked={answers.use === use}
          />
          <span>
            {t(`values.use.${use}`)} <span className="text-14 quiet">{t(`values.use.for.${use}`)}</span>
          </span>
        </label>
      ))}
      {kind && (
        <p id="use-fault" className="bad text-14">
          {t('values.fault.use')}
        </p>
      )}
    </fieldset>
  )
}
