import type { ConfiguratorAnswers, Mistake } from '#domain/configurator/answer-name.ts'
import { AXIS_SCHEMES } from '#domain/prescription/axis-scheme.ts'
import type { TranslateValueSteps } from './values-texts.ts'
import styles from './AxisScheme.module.css'

type Props = { answers: ConfiguratorAnswers; mistakes: readonly Mistake[]; t: TranslateValueSteps }

/** Asks after which half circles the slip counts its axes, once one of the left eye is typed: those of the right eye are alike. */
export function AxisScheme({ answers, mistakes, t }: Props) {
  const isWrong = mistakes.some(({ name }) => name === 'axisScheme')
  return (
    <fieldset
      className={styles['scheme']}
      hidden={(answers['left.axis'] ?? '') === ''}
      aria-describedby={isWrong ? 'axisScheme-fault' : undefined}
    >
      <legend className="strong">{t('values.scheme')}</legend>
      {AXIS_SCHEMES.map((scheme, at) => (
        <label key={scheme}>
          <input
            type="radio"
            id={at === 0 ? 'axisScheme' : undefined}
            name="axisScheme"
            value={scheme}
            defaultChecked={answers.axisScheme === scheme}
          />
          <span>
            {scheme.toUpperCase()} <span className="text-14 quiet">{t(`values.scheme.${scheme}`)}</span>
          </span>
        </label>
      ))}
      {isWrong && (
        <p id="axisScheme-fault" className="bad text-14">
          {t('values.fault.scheme')}
        </p>
      )}
    </fieldset>
  )
}
