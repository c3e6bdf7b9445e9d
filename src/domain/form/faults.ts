import { type Fault, faultOf, type Rule } from './rule.ts'

/** What is wrong with a form, by the names of its fields, in their order. */
export type Faults<Name extends string = string> = Partial<Record<Name, Fault>>

export function faultsIn<Name extends string>(
  values: Readonly<Record<Name, string>>,
  rules: Readonly<Record<Name, readonly Rule[]>>,
): Faults<Name> {
  const faults: Faults<Name> = {}
  for (const name in rules) {
    const fault = faultOf(values[name], rules[name])
    if (fault) faults[name] = fault
  }
  return faults
}
