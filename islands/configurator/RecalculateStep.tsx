import { isUnfitForProgressive, pupilDistanceOf } from '#domain/configurator/measured-distance.ts'
import { valuesToConvert } from '#domain/configurator/typed-prescription.ts'
import type { Prescription } from '#domain/prescription/eye-field.ts'
import { CONVERSION_TARGETS, convertProgressive, NOT_CONVERTIBLE } from '#domain/prescription/progressive.ts'
import { PrescriptionValues } from '#islands/prescription/PrescriptionValues.tsx'
import type { ValueStepProps } from './step-props.ts'
import type { VALUES_TEXTS } from './values-texts.ts'
import styles from './RecalculateStep.module.css'

/** What new glasses are made for from progressive values, with the values that each choice leads to. */
export function RecalculateStep({
  view,
  answers,
  mistakes,
  shop,
  t,
}: ValueStepProps<(typeof VALUES_TEXTS)[number]>) {
  const { fromOrder, offered } = view.context
  const isFromOrder = answers.source === 'order'
  if (isFromOrder && !fromOrder) return null
  const values = valuesToConvert(answers, fromOrder)
  const pupilDistance = pupilDistanceOf(answers, values, fromOrder)
  const results = CONVERSION_TARGETS.map((target) => ({ target, result: convertProgressive(values, target) }))
  const hasAddition = offered.some((part) => part.kind === 'lensType' && part.design !== 'single-vision')
  const choices: { target: 'progressive' | 'distance' | 'near'; values: Prescription }[] = [
    ...(hasAddition ? [{ target: 'progressive' as const, values }] : []),
    ...results.flatMap(({ target, result }) => (result.ok ? [{ target, values: result.value }] : [])),
  ]
  const isRefused = results.every(({ result }) => !result.ok && result.error === NOT_CONVERTIBLE)
  const fault = mistakes.find(({ name }) => name === 'target')
  return (
    <div className={styles['step']}>
      {isRefused && (
        <div className="note">
          <p className="strong">{t('values.recalculate.not')}</p>
          <p>{t('values.recalculate.not.why')}</p>
        </div>
      )}
      {isUnfitForProgressive(values, pupilDistance) && <p className="note">{t('values.pd.progressive')}</p>}
      <fieldset className={styles['choices']} aria-describedby={fault && 'target-fault'} data-field="target">
        <legend className={isRefused ? 'unseen' : 'quiet text-18'}>
          {t(isFromOrder ? 'values.recalculate.intro' : 'values.recalculate.typed')}
        </legend>
        <div>
          {choices.map((choice, at) => (
            <div key={choice.target}>
              <label>
                <input
                  type="radio"
                  id={at === 0 ? 'target' : undefined}
                  name="target"
                  value={choice.target}
                  defaultChecked={answers.target === choice.target || choices.length === 1}
                />
                <span className="strong">{t(`values.recalculate.${choice.target}`)}</span>
                <span className="quiet">{t(`values.recalculate.for.${choice.target}`)}</span>
              </label>
              <PrescriptionValues values={choice.values} intl={shop.intl} t={t} />
            </div>
          ))}
        </div>
      </fieldset>
      {fault && (
        <p id="target-fault" className="bad text-14">
          {fault.kind === 'not-convertible' ? t('values.recalculate.not') : t('values.fault.choice')}
        </p>
      )}
    </div>
  )
}
