import type { ConfiguratorAnswers, Mistake, TypedEyeField } from '#domain/configurator/answer-name.ts'
import { EYES, type EyeSide } from '#domain/prescription/eye-field.ts'
import { readEyeValue } from '#domain/prescription/read-eye-value.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { BaseChoice } from './BaseChoice.tsx'
import { EyeValue } from './EyeValue.tsx'
import type { TranslateValueSteps } from './values-texts.ts'
import styles from './ValuesTable.module.css'

export type EyePlace = { side: EyeSide; field: TypedEyeField }

type Props = {
  answers: ConfiguratorAnswers
  mistakes: readonly Mistake[]
  /** The field that has the focus. */
  focused: string | null
  intl: string
  onFocus: (place: EyePlace) => void
  onLeave: (place: EyePlace, input: HTMLInputElement) => void
  onHelp: (field: TypedEyeField) => void
  t: TranslateValueSteps
}

/** The columns of the table; the base of a prism stands below the prism. */
const COLUMNS = ['sphere', 'cylinder', 'axis', 'pd', 'addition', 'prism'] as const

/** A row for each eye where there is room, else a row for each value with both eyes side by side. */
export function ValuesTable({ onFocus, onLeave, onHelp, ...shared }: Props) {
  const { answers, intl, t } = shared
  const valueProps = (place: EyePlace) => ({
    ...shared,
    ...place,
    hintId: place.field === 'pd' ? 'pd-hint' : undefined,
    onFocus: () => onFocus(place),
    onLeave: (input: HTMLInputElement) => onLeave(place, input),
  })
  return (
    <div className={styles['table']}>
      {COLUMNS.map((field) => (
        <div key={field} className={styles['head']}>
          <p>
            <span className="strong">{t(`prescription.value.${field}`)}</span>
            <a
              className={styles['about']}
              href="#values-help"
              aria-label={t('values.about', { field: t(`prescription.value.${field}`) })}
              onClick={(event) => {
                event.preventDefault()
                onHelp(field)
              }}
            >
              <Icon name="info" size={16} />
            </a>
          </p>
          <p className="quiet">{t(`values.unit.${field}`)}</p>
        </div>
      ))}
      {EYES.map((side) => (
        <div key={side} className={styles['eye']}>
          <p className={styles['side']} aria-hidden="true">
            <span className="text-28">{t(`prescription.short.${side}`)}</span>
            <span className="text-14 quiet">{t(`values.eye.${side}`)}</span>
          </p>
          {COLUMNS.map((field) => (
            <div
              key={field}
              className={styles['value']}

              data-field={`${side}.${field}`}
            >
              <EyeValue {...valueProps({ side, field })} />
              {field === 'prism' && (
                <div className={styles['base']} data-none={hasNoPrism(answers, side) || undefined}>
                  <p className="text-14">{t('values.base')}</p>
                  <EyeValue {...valueProps({ side, field: 'prismBase' })} />
                  <BaseChoice
                    {...{ side, intl, t }}
                    prism={answers[`${side}.prism`] ?? ''}
                    text={answers[`${side}.prismBase`] ?? ''}
                  />
                </div>
              )}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

const hasNoPrism = (answers: ConfiguratorAnswers, side: EyeSide): boolean => {
  const read = readEyeValue('prism', answers[`${side}.prism`] ?? '')
  return read.kind === 'value' && read.value === 0
}
