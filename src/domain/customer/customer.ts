/** As forms ask: female, male, diverse, not told. */
export const GENDERS = ['f', 'm', 'd', 'n'] as const
export type Gender = (typeof GENDERS)[number]

/** Somebody the shop knows by name: a guest, who buys once, or the holder of an account. Spec §3 "User". */
export type Customer = {
  id: string
  /** Where letters go. Of a guest, and of a holder who is not verified, it may be anybody's. */
  email: string
  firstName: string
  lastName: string
  gender: Gender
  title: string | null
  phone: string | null
  /** As `2001-12-31`. */
  birthDate: string | null
  isGuest: boolean
  /** Whether he has proven that the mailbox is his. */
  isVerified: boolean
  /** Where he wants his letters to go as soon as he has proven that that mailbox is his, too. */
  newEmail: string | null
}

/** What somebody says about himself when he comes. */
export type Newcomer = Pick<Customer, 'email' | 'firstName' | 'lastName' | 'gender'>

/** What a customer may change by himself. */
export type PersonalData = Pick<
  Customer,
  'firstName' | 'lastName' | 'gender' | 'title' | 'phone' | 'birthDate'
>

/** Spec §6; a holder who is not verified yet sees less of his account. */
export type Role = 'anonymous' | 'guest' | 'unverified' | 'verified'

export function roleOf(customer: Pick<Customer, 'isGuest' | 'isVerified'> | null): Role {
  if (customer === null) return 'anonymous'
  if (customer.isGuest) return 'guest'
  return customer.isVerified ? 'verified' : 'unverified'
}
