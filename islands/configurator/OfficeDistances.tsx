import type { ConfiguratorAnswers, Mistake } from '#domain/configurator/answer-name.ts'
import { NEAR_DISTANCES, ROOM_DISTANCES } from '#domain/prescription/office-distance.ts'
import { glassFault } from './glass-fault.ts'
import type { TranslateGlass } from './glass-texts.ts'
import styles from './OfficeDistances.module.css'

type Props = { answers: ConfiguratorAnswers; mistakes: readonly Mistake[]; t: TranslateGlass }

/** How far and how near lenses for the office have to be sharp. */
export function OfficeDistances({ answers, mistakes, t }: Props) {
  const field = (name: 'room' | 'near', options: readonly (readonly [number, string])[]) => {
    const id = `office.${name}` as const
    const fault = glassFault(id, mistakes, t)
    return (
      <label htmlFor={id}>
        <span className="text-14">{t(`glass.office.${name}`)}</span>
        <select
          className="input"
          id={id}
          name={id}
          defaultValue={answers[id] ?? ''}
          aria-invalid={fault !== null}
          aria-describedby={fault ? `${id}-fault` : undefined}
        >
          <option value="">{t('glass.office.choose')}</option>
          {options.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        {fault && (
          <span id={`${id}-fault`} className="bad text-14">
            {fault}
          </span>
        )}
      </label>
    )
  }
  return (
    <div className={styles['distances']}>
      {field(
        'room',
        ROOM_DISTANCES.map((each) => [each, t(`glass.office.room.${each}`)] as const),
      )}
      {field(
        'near',
        NEAR_DISTANCES.map((each) => [each, `${each}\u00A0cm`] as const),
      )}
    </div>
  )
}
