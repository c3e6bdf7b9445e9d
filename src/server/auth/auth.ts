import type { Customer, Newcomer, PersonalData } from '#domain/customer/customer.ts'
import type { Result } from '#domain/result.ts'
import type { VariantCode } from '#i18n/variants.ts'
import type { Session } from './session.ts'

/** Where somebody asks. */
export type Asker = {
  variant: VariantCode
  /** The visitor's own address, where it is known. */
  address: string | undefined
  /** The whole address of the screen where links of letters are followed. */
  page: string
}

/** One's own password, where it has to be told once more. */
export type Proven = { password: string }

/** `later`: too many have tried from there, or at that account. `failed`: the address and the password do not go together, or are not proven. */
export type Refusal = 'failed' | 'later'

/**
 * Accounts and guests. Who asks learns nothing about others: whether an address has an account changes neither what is answered, nor how
 * long that takes.
 */
export type Auth = {
  /** Whose session it is; null where it is nobody's, or over. */
  session(token: string): Promise<Session | null>
  signIn(asker: Asker, email: string, password: string): Promise<Result<Session, Refusal>>
  /** A new holder is signed in at once, and has an address once he follows the link of a letter. */
  register(asker: Asker, newcomer: Newcomer & Proven): Promise<Result<Session, 'later'>>
  enterAsGuest(asker: Asker, newcomer: Newcomer): Promise<Result<Session, 'later'>>
  signOut(token: string): Promise<void>
  signOutEverywhere(customer: Pick<Customer, 'id'>): Promise<void>

  /** Sends the letter of somebody who is not verified, or has a new address, once more. */
  askToVerify(asker: Asker, customer: Customer): Promise<Result<null, 'later'>>
  /**
   * Follows the link of that letter. Whoever made an account with somebody else's address is not to get it by his pressing the button, so
   * that it takes the session or the password of the account as well. `taken`: the address is another account's by now.
   */
  verify(
    asker: Asker,
    token: string,
    own: { session: Session | null; password: string },
  ): Promise<Result<Session, Refusal | 'expired' | 'taken'>>
  forgot(asker: Asker, email: string): Promise<Result<null, 'later'>>
  /** Follows the link of the letter for who has forgotten his password; he is signed in here, and nowhere else any more. */
  reset(asker: Asker, token: string, password: string): Promise<Result<Session, 'expired' | 'later'>>

  change(customer: Pick<Customer, 'id'>, data: Partial<PersonalData>): Promise<Customer>
  /** From the link of a letter on. */
  changeEmail(
    asker: Asker,
    session: Session,
    email: string,
    password: string,
  ): Promise<Result<Customer, Refusal>>
  /** He stays signed in here, by another session, and nowhere else. */
  changePassword(
    asker: Asker,
    session: Session,
    password: string,
    next: string,
  ): Promise<Result<Session, Refusal>>
  /** Nothing remains of the account; what was ordered is another's to keep. */
  remove(asker: Asker, session: Session, password: string): Promise<Result<null, Refusal>>
}
