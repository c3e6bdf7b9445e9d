import type { ConfiguratorAnswers, EyeAnswerName, TypedEyeField } from '#domain/configurator/answer-name.ts'
import type { EyeSide } from '#domain/prescription/eye-field.ts'
import { formatEyeNumber } from '#domain/prescription/format-eye-value.ts'
import { readEyeValue } from '#domain/prescription/read-eye-value.ts'
import { readTypedValue } from '#domain/prescription/read-typed-value.ts'
import { stepEyeValue } from '#domain/prescription/step-eye-value.ts'

export const answerNameOf = (side: EyeSide, field: TypedEyeField): EyeAnswerName => `${side}.${field}`

/** Whether a text is a power whose sign has still to be answered. */
export function lacksSign(field: TypedEyeField, text: string): boolean {
  const read = readEyeValue(field, text)
  return read.kind === 'value' && !read.isSignTyped
}

/** A typed text as the shop writes it, a direction as its degrees; as it is where it cannot be read, lacks its sign, or would be rounded. */
export function tidyText(field: TypedEyeField, text: string, intl: string, side?: EyeSide): string {
  const read = side ? readTypedValue(field, text, side) : readEyeValue(field, text)
  if (read.kind === 'empty') return ''
  if (read.kind !== 'value' || !read.isSignTyped) return text
  const tidy = formatEyeNumber(field, read.value, intl)
  const again = readEyeValue(field, tidy)
  return again.kind === 'value' && again.value === read.value ? tidy : text
}

/** The text with which a field starts: of an answer with a separate sign, both together. */
export function initialText(
  answers: ConfiguratorAnswers,
  side: EyeSide,
  field: TypedEyeField,
  intl: string,
): string {
  const text = answers[answerNameOf(side, field)] ?? ''
  const sign = field === 'sphere' || field === 'cylinder' ? answers[`sign.${side}.${field}`] : ''
  return sign && lacksSign(field, text)
    ? signedText(field, text, sign, intl)
    : tidyText(field, text, intl, side)
}

/** A power with the sign that was chosen for it. */
export const signedText = (field: TypedEyeField, text: string, sign: string, intl: string): string =>
  tidyText(field, `${sign === 'minus' ? '-' : '+'}${text.replace('±', '')}`, intl)

/** The text that is a number of steps away; null where it would be the same. A text that cannot be read counts as none. */
export function stepText(field: TypedEyeField, text: string, steps: number, intl: string): string | null {
  const read = readEyeValue(field, text)
  const value = read.kind === 'value' ? read.value : undefined
  const next = stepEyeValue(field, value, steps)
  if (next === value) return null
  return next === undefined ? '' : formatEyeNumber(field, next, intl)
}
