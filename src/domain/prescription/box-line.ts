import { type Eye, hasField } from './eye-field.ts'
import { formatEyeField } from './format-eye-value.ts'

/** The abbreviations on a box of contact lenses, and of a prism on slips, the same in every language. */
export const BOX_LABELS = {
  sphere: 'PWR',
  cylinder: 'CYL',
  axis: 'AX',
  addition: 'ADD',
  prism: 'PR',
  baseCurve: 'BC',
  diameter: 'DIA',
} as const

const FIELDS = ['sphere', 'cylinder', 'axis', 'addition', 'baseCurve', 'diameter'] as const

/** A contact lens as its box names it: "PWR −2,25 CYL −0,75 AX 170° BC 8,6 DIA 14,2"; of these fields. */
export const boxLine = (
  eye: Eye,
  intl: string,
  fields: readonly (keyof typeof BOX_LABELS)[] = FIELDS,
): string =>
  fields
    .filter((field) => hasField(eye, field))
    .map((field) => `${BOX_LABELS[field]} ${formatEyeField(eye, field, intl)}`)
    .join(' ')
