import { z } from 'zod'
import { GENDERS } from '#domain/customer/customer.ts'
import { parseDate } from '#domain/form/date.ts'
import type { Rule } from '#domain/form/rule.ts'
import { MAX_NAME_LENGTH, maxLength } from '#domain/form/length.ts'
import * as rules from '#domain/form/rules.ts'
import { typedText } from '#contract/typed-text.ts'
import type { Call } from './call.ts'

const MAX_TEXT_LENGTH = 200
const text = z.string().max(MAX_TEXT_LENGTH)

/** A text that the rules of the forms validate. */
const ruled = (read: z.ZodType<string>, ...all: Rule[]) =>
  read.superRefine((value, context) => {
    for (const rule of all) {
      const fault = rule(value)
      if (fault) return context.addIssue({ code: 'custom', message: fault.kind })
    }
  })

const email = ruled(text, rules.required, rules.email)
const name = ruled(typedText.pipe(text), rules.required, rules.name, maxLength(MAX_NAME_LENGTH))
const newPassword = ruled(text, rules.required, rules.password)
const password = text.min(1)
const gender = z.enum(GENDERS)

/** Spec §3 "User". */
const user = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  gender,
  title: z.string().nullable(),
  phone: z.string().nullable(),
  birthDate: z.string().nullable(),
  isGuest: z.boolean(),
  status: z.object({ isActive: z.boolean(), isGuestCustomer: z.boolean(), isTestCustomer: z.boolean() }),
  info: z.object({ verified: z.boolean() }),
  authentication: z.object({ type: z.enum(['password', 'guest']) }),
  emailHash: z.string(),
})
export type User = z.output<typeof user>

const nothing = z.object({}).prefault({})
const done = z.undefined()
const person = { first_name: name, last_name: name, email, gender }
const birthDate = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .refine((day) => parseDate(day.split('-').toReversed().join('.')) !== null, 'is no day')

const revoked = { input: nothing, output: z.object({ result: z.boolean() }) }

/** Calls of accounts, as contracts/rpc names them. Those without a result are answered with 204. */
export const ACCOUNT = {
  oauthLogin: { input: z.object({ email, password }), output: done },
  oauthRegister: { input: z.object({ ...person, password: newPassword }), output: done },
  oauthGuestLogin: { input: z.object(person), output: done },
  oauthForgetPassword: { input: z.object({ email }), output: z.object({ success: z.boolean() }) },
  updatePasswordByHash: { input: z.object({ password: newPassword, hash: text.min(1) }), output: done },
  updatePassword: {
    input: z.object({ oldPassword: password, newPassword }),
    output: z.object({ user }),
  },
  oauthRevokeToken: revoked,
  /** Another name of the same. */
  logout: revoked,
  getUser: { input: nothing, output: z.object({ user: user.exactOptional() }) },
  refreshUser: { input: nothing, output: z.object({ user: user.exactOptional() }) },
  getUserInfo: { input: nothing, output: user.shape.info.nullable() },
  updateShopUser: {
    input: z.object({
      firstName: name.exactOptional(),
      lastName: name.exactOptional(),
      gender: gender.exactOptional(),
      title: text.max(30).nullable().exactOptional(),
      phone: text.max(40).nullable().exactOptional(),
      birthDate: birthDate.nullable().exactOptional(),
    }),
    output: z.object({ user }),
  },
} as const satisfies Record<string, Call>
