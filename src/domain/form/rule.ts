/** An error of a field, for its message. */
export type FieldError =
  | {
      kind:
        | 'required'
        | 'email'
        | 'password'
        | 'leaked-password'
        | 'name'
        | 'date'
        | 'future-date'
        | 'order-number'
        | 'zip'
        | 'phone'
        | 'plain-text'
        | 'script'
    }
  | { kind: 'max-length'; max: number }
  | { kind: 'same-as'; other: string }

/** Null where the value is valid. Only `required` refuses an empty field. */
export type Rule = (value: string) => FieldError | null

/** The first error of a field, in the order of its rules. */
export function validateField(value: string, rules: readonly Rule[]): FieldError | null {
  for (const rule of rules) {
    const fault = rule(value)
    if (fault) return fault
  }
  return null
}

/** A rule from a predicate that applies to values that are not empty. */
export const createRule =
  (fault: FieldError, isRight: (value: string) => boolean): Rule =>
  (value) =>
    value === '' || isRight(value) ? null : fault
