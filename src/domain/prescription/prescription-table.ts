import {
  EYE_FIELDS,
  EYES,
  type Eye,
  type EyeField,
  type EyeSide,
  hasField,
  type Prescription,
} from './eye-field.ts'
import { BALANCE, formatEyeField, NO_VALUE } from './format-eye-value.ts'
import { isProgressive } from './is-progressive.ts'

/** A column: a field, or the colour of a contact lens. */
export type TableField = EyeField | 'color'

export type PrescriptionTable = {
  fields: TableField[]
  rows: { eye: EyeSide; cells: string[] }[]
}

/**
 * A prescription as opticians write it: a row for each of the `eyes`, a column for each field that one of them has, a dash where the other
 * has none. An addition of glasses counts only where both eyes have one. Spec §5 "Display".
 */
export function prescriptionTable(
  values: Prescription,
  intl: string,
  eyes: readonly EyeSide[] = EYES,
): PrescriptionTable {
  const fields = [...EYE_FIELDS, 'color' as const].filter(
    (field) =>
      eyes.some((eye) =>
        field === 'color' ? values[eye].color !== undefined : hasField(values[eye], field),
      ) &&
      (field !== 'addition' || hasLensAddition(values, eyes) || isProgressive(values)),
  )
  return {
    fields,
    rows: eyes.map((eye) => ({
      eye,
      cells: fields.map((field) => {
        const cell = cellOf(values[eye], field, intl)
        return field === 'sphere' && values.balance === eye ? `${BALANCE} ${cell}` : cell
      }),
    })),
  }
}

/** Whether an addition is that of contact lenses, which may be named, or in one eye alone. */
const hasLensAddition = (values: Prescription, eyes: readonly EyeSide[]): boolean =>
  eyes.length < EYES.length || eyes.some((eye) => values[eye].additionName !== undefined)

/** Columns that fit beside each other on a phone. */
const WIDE = 5

/** A table in parts of its columns, of which each fits on a phone: more than five are two rows for each eye. */
export function partsOfTable({ fields, rows }: PrescriptionTable): PrescriptionTable[] {
  const isWide = fields.length > WIDE
  const width = isWide ? Math.ceil(fields.length / 2) : fields.length
  return (isWide ? [0, width] : [0]).map((from) => ({
    fields: fields.slice(from, from + width),
    rows: rows.map(({ eye, cells }) => ({ eye, cells: cells.slice(from, from + width) })),
  }))
}

const cellOf = (eye: Eye, field: TableField, intl: string): string =>
  field === 'color' ? (eye.color ?? NO_VALUE) : formatEyeField(eye, field, intl)
