import type { EyeField, EyeSide } from './eye-field.ts'
import { prismBaseOf, prismDirectionOf } from './prism-base.ts'
import { readEyeValue, type ReadValue } from './read-eye-value.ts'

/** Reads what is typed for an eye, a base also by the name of its direction. */
export function readTypedValue(field: EyeField, text: string, side: EyeSide): ReadValue {
  const word = text.normalize('NFKC').toLowerCase().replace(/\s/gu, '')
  const direction = field === 'prismBase' ? prismDirectionOf(word) : undefined
  return direction
    ? { kind: 'value', value: prismBaseOf(direction, side), isSignTyped: true }
    : readEyeValue(field, text)
}
