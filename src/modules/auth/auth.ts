import type { Customer, NewCustomer, PersonalData } from '#domain/customer/customer.ts'
import type {
  CreatedPasskey,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  UsedPasskey,
} from '#contract/rpc/passkey.ts'
import type { Passkey } from '#domain/customer/passkey.ts'
import type { SignedInDevice } from '#domain/customer/device-name.ts'
import type { Result } from '#domain/result.ts'
import type { VariantCode } from '#i18n/variants.ts'
import type { Session } from './session.ts'

/** Where a request comes from. */
export type Requester = {
  variant: VariantCode
  /** The visitor's own address, if known. */
  address: string | undefined
  /** The full address of the sign-in page, the target of links in emails. */
  signinUrl: string
  /** The token of the device, if it has one; not verified. */
  deviceToken: string | null
  /** What their browser calls itself; anybody may invent it. */
  userAgent: string
}

/** The user's own password, where it must be entered again. */
export type WithPassword = { password: string }

/**
 * `later`: too many attempts from this address, or for this account. `failed`: email address and password do not
 * match, or are not proven.
 */
export type AuthFailure = 'failed' | 'later'

/** The new password stands on a list of leaked ones, or is easily derived from one or from the owner's names. */
type Leaked = 'leaked'

/**
 * Accounts and guests. Nobody can learn about the accounts of others: neither the answer nor its duration depends
 * on whether an email address has an account.
 */
export type Auth = {
  /** The session of a token; null where there is none, or it has ended. */
  session(token: string): Promise<Session | null>
  signIn(requester: Requester, email: string, password: string): Promise<Result<Session, AuthFailure>>
  /** Signs the new customer in at once. Their email address counts only after they open the link in an email. */
  register(
    requester: Requester,
    customer: NewCustomer & WithPassword,
  ): Promise<Result<Session, 'later' | Leaked>>
  /** An account whose mailbox counts as proven without an email, or the one that the mailbox has; for demonstrations. */
  provideProven(customer: NewCustomer & WithPassword): Promise<Customer>
  signInAsGuest(requester: Requester, customer: NewCustomer): Promise<Result<Session, 'later'>>
  signOut(token: string): Promise<void>
  /**
   * The ids of accounts that named the mailbox of a customer who has proven it, and in which nobody is signed in: they can never be proven, so
   * nobody can open them again.
   */
  lostAccounts(customer: Pick<Customer, 'email'>): Promise<string[]>
  signOutEverywhere(customer: Pick<Customer, 'id'>): Promise<void>
  /**
   * Makes the device one that strangers cannot lock out of the customer's mailbox. Null for guests and customers
   * without a proven mailbox, who have nothing to sign in with.
   */
  deviceToken(customer: Customer): string | null
  /** Where a customer is signed in, this device first, then the latest used. */
  signedInDevices(session: Session): Promise<SignedInDevice[]>
  /**
   * Signs another device of the customer out. False, and nothing ends, for the id of somebody else's session, for
   * this device's own, and for one that has ended.
   */
  signOutDevice(session: Session, id: string): Promise<boolean>
  signOutOtherDevices(session: Session): Promise<void>

  /** Sends the verification email again, to a customer with an unverified or new address. */
  resendVerification(requester: Requester, customer: Customer): Promise<Result<null, 'later'>>
  /**
   * Follows the link in that email. It also needs the session or the password of the account, because the owner of
   * the mailbox may not be the one who registered with its address. `taken`: another account has the address by
   * now.
   */
  verify(
    requester: Requester,
    token: string,
    proof: { session: Session | null; password: string },
  ): Promise<Result<Session, AuthFailure | 'expired' | 'taken'>>
  requestPasswordReset(requester: Requester, email: string): Promise<Result<null, 'later'>>
  /**
   * Follows the link in the email for a forgotten password. The customer is signed in here, and signed out on all
   * other devices; their passkeys are removed.
   */
  resetPassword(
    requester: Requester,
    token: string,
    password: string,
  ): Promise<Result<Session, 'expired' | 'later' | Leaked>>

  passkeys(customer: Pick<Customer, 'id'>): Promise<Passkey[]>
  /** Needs the password, and a proven mailbox. The challenge is valid once, for five minutes. */
  startPasskeyCreation(
    requester: Requester,
    session: Session,
    password: string,
  ): Promise<Result<PasskeyCreationOptions, AuthFailure>>
  addPasskey(
    requester: Requester,
    session: Session,
    name: string,
    passkey: CreatedPasskey,
  ): Promise<Result<null, 'failed'>>
  /** False, and nothing is removed, for the id of somebody else's. */
  removePasskey(customer: Pick<Customer, 'id'>, id: string): Promise<boolean>
  startPasskeySignIn(requester: Requester): Promise<PasskeyRequestOptions>
  /** `failed`: the passkey is unknown, of another host, or its answer is not to this challenge. */
  signInWithPasskey(requester: Requester, passkey: UsedPasskey): Promise<Result<Session, 'failed'>>

  updateProfile(customer: Pick<Customer, 'id'>, data: Partial<PersonalData>): Promise<Customer>
  /** Takes effect when the link in the email is opened. */
  changeEmail(
    requester: Requester,
    session: Session,
    email: string,
    password: string,
  ): Promise<Result<Customer, AuthFailure>>
  /** The customer stays signed in here, with a new session, and is signed out on all other devices. */
  changePassword(
    requester: Requester,
    session: Session,
    password: string,
    next: string,
  ): Promise<Result<Session, AuthFailure | Leaked>>
  /**
   * Deletes the whole account. Orders are stored elsewhere and stay. `deleteElsewhere` runs before, once the password is known to be right:
   * if it fails, the account stays, so that its customer can delete it again.
   */
  deleteAccount(
    requester: Requester,
    session: Session,
    password: string,
    deleteElsewhere: () => Promise<unknown>,
  ): Promise<Result<null, AuthFailure>>
}
