import { inOtherScheme } from '#domain/prescription/axis-scheme.ts'
import type { Check } from '#domain/prescription/check-prescription.ts'
import { EYES, type Eye, type Prescription } from '#domain/prescription/eye-field.ts'
import { formatEyeNumber, formatEyeStep } from '#domain/prescription/format-eye-value.ts'
import type { TranslateValueSteps } from './values-texts.ts'

type Props = {
  /** As it was typed, or is in the order. */
  given: Prescription
  /** As it is made. */
  prescription: Prescription
  checks: readonly Check[]
  /** The axes were given after INT. */
  isInt: boolean
  intl: string
  t: TranslateValueSteps
}

/** What is made in another form than it was given, with both forms. */
export function ChangedValues({ given, prescription, checks, isInt, intl, t }: Props) {
  const length = (value: number | undefined) => formatEyeStep('pd', value ?? 0, intl)
  const lines = checks.flatMap(({ kind, eye }) => {
    if (kind === 'pd-halved') {
      const [right, left] = EYES.map((side) => prescription[side].pd)
      return [
        t('values.changed.pd-halved', {
          sum: length((right ?? 0) + (left ?? 0)),
          right: length(right),
          left: length(left),
        }),
      ]
    }
    if (eye === 'both') return []
    if (kind === 'axis-without-cylinder' || kind === 'base-without-prism' || kind === 'axis-zero')
      return [t(`values.changed.${kind}`, { eye: t(`values.eye.${eye}`) })]
    if (kind === 'addition-dropped')
      return [
        t('values.changed.addition-dropped', {
          eye: t(`values.eye.${eye}`),
          addition: formatEyeNumber('addition', given[eye].addition, intl),
        }),
      ]
    if (kind !== 'transposed') return []
    const [from, to] = [notation(given[eye], intl), notation(prescription[eye], intl)]
    return [t('values.changed.transposed', { eye: t(`prescription.value.${eye}`), from, to })]
  })
  const { axis } = given.left
  if (isInt && axis !== undefined) {
    const degrees = (value: number) => formatEyeNumber('axis', value, intl)
    lines.unshift(t('values.changed.int', { from: degrees(inOtherScheme(axis, 'left')), to: degrees(axis) }))
  }
  if (lines.length === 0) return null
  return (
    <ul className="note stack">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

/** "+1,00 / −0,50 / 20°", as opticians write a lens on one line. The spaces do not break. */
const notation = (eye: Eye, intl: string): string =>
  (['sphere', 'cylinder', 'axis'] as const)
    .map((field) => formatEyeNumber(field, eye[field], intl))
    .join('\u00A0/\u00A0')
