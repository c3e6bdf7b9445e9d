import { mailboxInAscii } from '#domain/form/mailbox.ts'
import { normaliseText } from '#domain/form/normalise-input.ts'
import type { Rule } from '#domain/form/rule.ts'
import { MAX_NAME_LENGTH, maxLength } from '#domain/form/length.ts'
import { email, name, required } from '#domain/form/rules.ts'
import { type FieldErrors, validateForm } from '#domain/form/validate-form.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { AppointmentPerson } from './appointment.ts'

const MAX_PHONE_LENGTH = 50

/** Who comes, as typed. */
export type PersonField = 'firstName' | 'lastName' | 'email' | 'phone'
export type PersonForm = Record<PersonField, string>

/** `isPhone` validates phone numbers of all countries; a number may be left out. */
export function readPersonForm(
  typed: PersonForm,
  isPhone: (number: string) => boolean,
): Result<AppointmentPerson, FieldErrors<PersonField>> {
  const form = {
    firstName: normaliseText(typed.firstName),
    lastName: normaliseText(typed.lastName),
    email: normaliseText(typed.email),
    phone: normaliseText(typed.phone),
  }
  const phone: Rule = (value) => (value === '' || isPhone(value) ? null : { kind: 'phone' })
  const faults = validateForm(form, {
    firstName: [required, name, maxLength(MAX_NAME_LENGTH)],
    lastName: [required, name, maxLength(MAX_NAME_LENGTH)],
    email: [required, email],
    phone: [phone, maxLength(MAX_PHONE_LENGTH)],
  })
  if (Object.keys(faults).length > 0) return fail(faults)
  return ok({ ...form, email: mailboxInAscii(form.email).toLowerCase(), phone: form.phone || null })
}
