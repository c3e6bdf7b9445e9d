import { z } from 'zod'
import { type Customer, GENDERS } from '#domain/customer/customer.ts'

/** A signed-in customer. The token is the only proof of the session. */
export type Session = { token: string; customer: Customer }

const user = z.object({
  id: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  contact: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  gender: z.enum(GENDERS),
  title: z.string().nullable(),
  phone: z.string().nullable(),
  birthDate: z.string().nullable(),
  isGuest: z.boolean(),
})

/** A customer from the library's user record. */
export function customerOf(record: unknown): Customer {
  const { email, emailVerified, contact, ...rest } = user.parse(record)
  const isVerified = emailVerified && !rest.isGuest
  return {
    ...rest,
    email: isVerified ? email : contact,
    isVerified,
    newEmail: isVerified && contact !== email ? contact : null,
  }
}
