/** What is wrong with a field, for the words of its message. */
export type Fault =
  | {
      kind:
        | 'required'
        | 'email'
        | 'password'
        | 'name'
        | 'date'
        | 'future-date'
        | 'order-number'
        | 'zip'
        | 'phone'
    }
  | { kind: 'max-length'; max: number }
  | { kind: 'same-as'; other: string }

/** Null where nothing is wrong. Only `required` minds a field that is empty. */
export type Rule = (value: string) => Fault | null

/** The first fault of a field, in the order of its rules. */
export function faultOf(value: string, rules: readonly Rule[]): Fault | null {
  for (const rule of rules) {
    const fault = rule(value)
    if (fault) return fault
  }
  return null
}

/** A rule by what holds for a value that is there. */
export const holds =
  (fault: Fault, isRight: (value: string) => boolean): Rule =>
  (value) =>
    value === '' || isRight(value) ? null : fault
