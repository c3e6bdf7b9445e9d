import type { ConfiguratorAnswers, Mistake } from '#domain/configurator/answer-name.ts'
import { typedPrescription } from '#domain/configurator/typed-prescription.ts'
import { EMPTY_EYE_LENSES, emptyEye } from '#domain/prescription/empty-eye.ts'
import type { TranslateValueSteps } from './values-texts.ts'
import styles from './AxisScheme.module.css'

type Props = {
  answers: ConfiguratorAnswers
  mistakes: readonly Mistake[]
  /** Whether the eye may still be about to be filled in. */
  isPending: boolean
  t: TranslateValueSteps
}

/** Asks which lens an eye gets that has no values, once the other one has some. */
export function EmptyEye({ answers, mistakes, isPending, t }: Props) {
  const isWrong = mistakes.some(({ name }) => name === 'emptyEye')
  const typed = typedPrescription({ ...answers, emptyEye: '' }).prescription
  return (
    <fieldset
      className={styles['scheme']}
      hidden={typed.balance !== undefined || emptyEye(typed) === null || (isPending && !isWrong)}
      aria-describedby={isWrong ? 'emptyEye-fault' : undefined}
    >
      <legend className="strong">{t('values.empty')}</legend>
      {EMPTY_EYE_LENSES.map((lens, at) => (
        <label key={lens}>
          <input
            type="radio"
            id={at === 0 ? 'emptyEye' : undefined}
            name="emptyEye"
            value={lens}
            defaultChecked={answers.emptyEye === lens}
          />
          <span>
            {t(`values.empty.${lens}`)} <span className="text-14 quiet">{t(`values.empty.for.${lens}`)}</span>
          </span>
        </label>
      ))}
      {isWrong && (
        <p id="emptyEye-fault" className="bad text-14">
          {t('values.fault.empty')}
        </p>
      )}
    </fieldset>
  )
}
