import type { PupilDistanceMethod } from '#domain/face/pupil-distance.ts'
import type { TranslateMeasurement } from './pupil-distance-texts.ts'
import styles from './PupilDistance.module.css'

const METHODS: readonly PupilDistanceMethod[] = ['card', 'iris']

type Props = {
  method: PupilDistanceMethod
  onChange(method: PupilDistanceMethod): void
  t: TranslateMeasurement
  /** How exact each of them is. */
  lines: Record<PupilDistanceMethod, string>
}

/** With a card or without one, and what to do before the picture is taken. */
export function MethodChoice({ method, onChange, t, lines }: Props) {
  return (
    <>
      <fieldset className={styles['methods']}>
        <legend className="text-22">{t('pupil-distance.how')}</legend>
        {METHODS.map((each) => (
          <div key={each}>
            <input
              type="radio"
              id={`method-${each}`}
              name="method"
              checked={method === each}
              aria-describedby={`method-${each}-line`}
              onChange={() => onChange(each)}
            />
            <label htmlFor={`method-${each}`}>
              <span className="strong">{t(`pupil-distance.${each}`)}</span>
              <span id={`method-${each}-line`} className="quiet text-14">
                {lines[each]}
              </span>
            </label>
          </div>
        ))}
      </fieldset>
      <ol className={styles['steps']}>
        <li>{t(`pupil-distance.step.1.${method}`)}</li>
        <li>{t('pupil-distance.step.2')}</li>
        <li>{t('pupil-distance.step.3')}</li>
      </ol>
    </>
  )
}
