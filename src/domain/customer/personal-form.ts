import { date, readDate } from '#domain/form/date.ts'
import { type Faults, faultsIn } from '#domain/form/faults.ts'
import type { Rule } from '#domain/form/rule.ts'
import { maxLength, name, required } from '#domain/form/rules.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { type Customer, GENDERS, type PersonalData } from './customer.ts'

/** The fields in which a customer says who he is. */
export type PersonalField = 'gender' | 'firstName' | 'lastName' | 'phone' | 'birthDate'
export type PersonalForm = Record<PersonalField, string>

const LONGEST = 50

/** As the form shows it: the date of birth as `31.12.2001`. */
export const personalForm = ({ gender, firstName, lastName, phone, birthDate }: Customer): PersonalForm => ({
  gender,
  firstName,
  lastName,
  phone: phone ?? '',
  birthDate: birthDate?.split('-').toReversed().join('.') ?? '',
})

/** `isPhone` knows the numbers of the world; nobody is born later than `today`. */
export function readPersonalForm(
  form: PersonalForm,
  { isPhone, today }: { isPhone: (number: string) => boolean; today: Date },
): Result<Omit<PersonalData, 'title'>, Faults<PersonalField>> {
  const phone: Rule = (value) => (value === '' || isPhone(value) ? null : { kind: 'phone' })
  const born: Rule = (value) => {
    const day = readDate(value)
    return day !== null && day > today ? { kind: 'date' } : null
  }
  const faults = faultsIn(form, {
    gender: [],
    firstName: [required, name, maxLength(LONGEST)],
    lastName: [required, name, maxLength(LONGEST)],
    phone: [phone],
    birthDate: [date, born],
  })
  if (Object.keys(faults).length > 0) return fail(faults)
  return ok({
    gender: GENDERS.find((each) => each === form.gender) ?? 'n',
    firstName: form.firstName,
    lastName: form.lastName,
    phone: form.phone || null,
    birthDate: readDate(form.birthDate)?.toISOString().slice(0, 10) ?? null,
  })
}
