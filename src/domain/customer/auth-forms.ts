import type { Rule } from '#domain/form/rule.ts'
import { MAX_NAME_LENGTH, maxLength } from '#domain/form/length.ts'
import { email, name, password, required } from '#domain/form/rules.ts'
import { GENDERS, type Gender } from './customer.ts'

const address = [required, email]
const person = [required, name, maxLength(MAX_NAME_LENGTH)]

/** The fields of the sign-in page's forms with their rules, in their order. The rules of new passwords do not apply to existing ones. */
export const AUTH_FORMS = {
  signin: { email: address, password: [required] },
  register: { firstName: person, lastName: person, email: address, password: [required, password] },
  guest: { firstName: person, lastName: person, email: address },
  forgotten: { email: address },
  reset: { password: [required, password], repeated: [required] },
  verify: { password: [] },
} as const satisfies Record<string, Record<string, readonly Rule[]>>

export type AuthForm = keyof typeof AUTH_FORMS

export const isAuthForm = (form: string): form is AuthForm => Object.hasOwn(AUTH_FORMS, form)

/** The answer is optional; an unknown value counts as none. */
export const parseGender = (given: string): Gender => GENDERS.find((gender) => gender === given) ?? 'n'
