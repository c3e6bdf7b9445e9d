import { EYES, type EyeSide, type Prescription } from '#domain/prescription/eye-field.ts'
import { unitName } from '#domain/prescription/format-eye-value.ts'
import { shownDistanceLine } from '#domain/prescription/measured-line.ts'
import { needsOpticianCheck } from '#domain/prescription/optician-check.ts'
import { type OfficeDistance, shownOfficeLine } from '#domain/prescription/office-distance.ts'
import { partsOfTable, prescriptionTable } from '#domain/prescription/prescription-table.ts'
import { prismLines } from '#domain/prescription/prism-lines.ts'
import type { ByInstrument } from '#domain/prescription/pupil-distance-source.ts'
import type { TranslateValues } from './values-texts.ts'
import styles from './PrescriptionValues.module.css'

type Props = {
  values: Prescription
  /** Glasses have both eyes, a contact lens mostly one (`givenEyes`). */
  eyes?: readonly EyeSide[]
  /** By which instrument the distance was measured, where it was one; `missing`: it has still to be. */
  measured?: ByInstrument | 'missing' | null
  /** Of lenses for the office. */
  office?: OfficeDistance | 'missing' | null | undefined
  intl: string
  t: TranslateValues
}

/**
 * The values of a prescription: a row for each eye, a column for each value that is there. The one component for it, in islands and, without a
 * script, on pages. Only for screens of one person.
 */
export function PrescriptionValues({ values, eyes = EYES, measured = null, office, intl, t }: Props) {
  const parts = partsOfTable(prescriptionTable(values, intl, eyes))
  return (
    <div className={styles['prescription']}>
      {parts.map(({ fields, rows }) => (
        <table key={fields.join()} className={`text-14 figures ${styles['values']}`}>
          <thead className="quiet">
            <tr>
              <th scope="col">
                <span className="unseen">{t('prescription.values')}</span>
              </th>
              {fields.map((field) => (
                <th key={field} scope="col">
                  <span aria-hidden="true">{t(`prescription.short.${field}`)}</span>
                  <span className="unseen">
                    {t(`prescription.value.${field}`)} {field === 'color' ? '' : unitName(field, intl)}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ eye, cells }) => (
              <tr key={eye}>
                <th scope="row">
                  <span aria-hidden="true">{t(`prescription.short.${eye}`)}</span>
                  <span className="unseen">{t(`prescription.value.${eye}`)}</span>
                </th>
                {cells.map((cell, at) => (
                  <td key={fields[at]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      {values.balance && <p className="text-14 quiet">{t('prescription.balance')}</p>}
      {prismLines(values, intl, t).map((line) => (
        <p key={line} className="text-14">
          {line}
        </p>
      ))}
      {needsOpticianCheck(values) && <p className="text-14">{t('prescription.optician')}</p>}
      {values.use && <p className="text-14">{t(`prescription.use.${values.use}`)}</p>}
      {office && <p className="text-14">{shownOfficeLine(office, t)}</p>}
      {measured && <p className="text-14 quiet">{shownDistanceLine(measured, intl, t)}</p>}
    </div>
  )
}
