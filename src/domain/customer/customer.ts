/** The values of the form's title field: female, male, diverse, unknown. */
export const GENDERS = ['f', 'm', 'd', 'n'] as const
export type Gender = (typeof GENDERS)[number]

/** A customer: a guest, who buys once, or the holder of an account. Spec §3 "User". */
export type Customer = {
  id: string
  /** Address for emails. For a guest, and for a holder who is not verified, it may belong to another person. */
  email: string
  firstName: string
  lastName: string
  gender: Gender
  title: string | null
  phone: string | null
  /** As `2001-12-31`. */
  birthDate: string | null
  isGuest: boolean
  /** Whether the customer has proven that the mailbox is theirs. */
  isVerified: boolean
  /** The new email address that the customer requested; it is used once they have proven that the mailbox is theirs. */
  newEmail: string | null
}

/** The data of a registration. */
export type NewCustomer = Pick<Customer, 'email' | 'firstName' | 'lastName' | 'gender'>

/** The data that customers can change themselves. */
export type PersonalData = Pick<
  Customer,
  'firstName' | 'lastName' | 'gender' | 'title' | 'phone' | 'birthDate'
>

/**
 * Whether an account that is not proven is of the customer who signs in beside it. A mailbox has one proven account; who registers with it once
 * more gets another one that can never be proven, and must not learn it.
 */
export const isSucceededBy = (unproven: Customer, proven: Customer): boolean =>
  roleOf(unproven) === 'unverified' && roleOf(proven) === 'verified' && unproven.email === proven.email

/** Spec §6; a holder who is not verified yet sees only a part of the account. */
export type Role = 'anonymous' | 'guest' | 'unverified' | 'verified'

export function roleOf(customer: Pick<Customer, 'isGuest' | 'isVerified'> | null): Role {
  if (customer === null) return 'anonymous'
  if (customer.isGuest) return 'guest'
  return customer.isVerified ? 'verified' : 'unverified'
}
