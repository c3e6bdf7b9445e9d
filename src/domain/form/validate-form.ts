import { type FieldError, validateField, type Rule } from './rule.ts'

/** The errors of a form by the names of its fields, in their order. */
export type FieldErrors<Name extends string = string> = Partial<Record<Name, FieldError>>

export function validateForm<Name extends string>(
  values: Readonly<Record<Name, string>>,
  rules: Readonly<Record<Name, readonly Rule[]>>,
): FieldErrors<Name> {
  const faults: FieldErrors<Name> = {}
  for (const name in rules) {
    const fault = validateField(values[name], rules[name])
    if (fault) faults[name] = fault
  }
  return faults
}
