import type { Rule } from '#domain/form/rule.ts'
import { email, maxLength, name, password, required } from '#domain/form/rules.ts'
import { GENDERS, type Gender } from './customer.ts'

const address = [required, email]
const person = [required, name, maxLength(60)]

/** The fields of the forms of the sign-in page, and their rules, in their order. What a known password is like is nobody's business. */
export const ENTRY_FORMS = {
  signin: { email: address, password: [required] },
  register: { firstName: person, lastName: person, email: address, password: [required, password] },
  guest: { firstName: person, lastName: person, email: address },
  forgotten: { email: address },
  reset: { password: [required, password], repeated: [required] },
  verify: { password: [] },
} as const satisfies Record<string, Record<string, readonly Rule[]>>

export type EntryForm = keyof typeof ENTRY_FORMS

export const isEntryForm = (form: string): form is EntryForm => Object.hasOwn(ENTRY_FORMS, form)

/** Nobody has to say; whoever says something else says nothing. */
export const readGender = (given: string): Gender => GENDERS.find((gender) => gender === given) ?? 'n'
