import { date, parseDate } from '#domain/form/date.ts'
import { type FieldErrors, validateForm } from '#domain/form/validate-form.ts'
import { normaliseText } from '#domain/form/normalise-input.ts'
import type { Rule } from '#domain/form/rule.ts'
import { MAX_NAME_LENGTH, maxLength } from '#domain/form/length.ts'
import { name, required } from '#domain/form/rules.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { type Customer, GENDERS, type PersonalData } from './customer.ts'

/** The fields with a customer's personal data. */
export type PersonalField = 'gender' | 'firstName' | 'lastName' | 'phone' | 'birthDate'
export type PersonalForm = Record<PersonalField, string>

/** As the form shows it: the date of birth as `31.12.2001`. */
export const personalForm = ({ gender, firstName, lastName, phone, birthDate }: Customer): PersonalForm => ({
  gender,
  firstName,
  lastName,
  phone: phone ?? '',
  birthDate: birthDate?.split('-').toReversed().join('.') ?? '',
})

/** `isPhone` validates phone numbers of all countries; a date of birth cannot be later than `today`. */
export function readPersonalForm(
  form: PersonalForm,
  { isPhone, today }: { isPhone: (number: string) => boolean; today: Date },
): Result<Omit<PersonalData, 'title'>, FieldErrors<PersonalField>> {
  const phone: Rule = (value) => (value === '' || isPhone(value) ? null : { kind: 'phone' })
  const born: Rule = (value) => {
    const day = parseDate(value)
    return day !== null && day > today ? { kind: 'date' } : null
  }
  const faults = validateForm(form, {
    gender: [],
    firstName: [required, name, maxLength(MAX_NAME_LENGTH)],
    lastName: [required, name, maxLength(MAX_NAME_LENGTH)],
    phone: [phone],
    birthDate: [date, born],
  })
  if (Object.keys(faults).length > 0) return fail(faults)
  return ok({
    gender: GENDERS.find((each) => each === form.gender) ?? 'n',
    firstName: normaliseText(form.firstName),
    lastName: normaliseText(form.lastName),
    phone: form.phone || null,
    birthDate: parseDate(form.birthDate)?.toISOString().slice(0, 10) ?? null,
  })
}
