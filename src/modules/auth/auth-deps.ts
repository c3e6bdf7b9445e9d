import type { Customer } from '#domain/customer/customer.ts'
import { mailboxInAscii } from '#domain/form/mailbox.ts'
import type { Db } from '#platform/database.ts'
import type { EmailLimits } from '#modules/email/email-limits.ts'
import type { Requester } from './auth.ts'
import type { BetterAuth } from './better-auth.ts'
import type { AccountEmail } from './account-emails.ts'
import type { LeakedPasswords } from './leaked-passwords.ts'
import type { DeviceTokens } from './device-tokens.ts'
import type { AuthLimits } from './auth-limits.ts'
import type { createVerificationTokens } from './verification-tokens.ts'
import { customerOf, type Session } from './session.ts'

/** Shared dependencies of the account services. */
export type AuthDeps = {
  betterAuth: BetterAuth
  db: Db
  now(): Date
  verificationTokens: ReturnType<typeof createVerificationTokens>
  deviceTokens: DeviceTokens
  leakedPasswords: LeakedPasswords
  limits: AuthLimits
  emailLimits: EmailLimits
  /** Queues an email. */
  sendEmail(email: AccountEmail): Promise<void>
  /** Runs work after the response, so that the response time does not show whether an email is sent. */
  background(work: Promise<unknown>): void
}

/** The headers that identify a session to the library, and name the device of the one that it may start. */
export const bearerHeaders = (token: string, userAgent = ''): Headers =>
  new Headers({ authorization: `Bearer ${token}`, 'user-agent': userAgent })

export const normaliseEmail = (email: string): string => mailboxInAscii(email.trim()).toLowerCase()

/** Starts a session, always with a new token. */
export async function startSession(
  { users }: BetterAuth,
  { userAgent }: Requester,
  user: { id: string },
): Promise<Session> {
  const { token } = await users.createSession(user.id, undefined, { userAgent })
  return { token, customer: customerOf(user) }
}

/**
 * Sends an email to a mailbox whose ownership is not proven, within the limits: a verification link, or the notice
 * that it already has an account.
 */
export async function sendVerification(
  { betterAuth, verificationTokens, emailLimits, sendEmail }: AuthDeps,
  { variant, signinUrl }: Requester,
  { id }: Pick<Customer, 'id'>,
  email: string,
): Promise<void> {
  if (!(await emailLimits.allowRecipient(email))) return
  const owner = await betterAuth.users.findUserByEmail(email)
  if (owner) return sendEmail({ kind: 'known', variant, to: email, link: signinUrl })
  const link = emailLinkTo(signinUrl, 'verify', await verificationTokens.issue({ userId: id, email }))
  await sendEmail({ kind: 'verify', variant, to: email, link })
}

/** The sign-in page with the token of an email link. */
export function emailLinkTo(page: string, name: 'verify' | 'hash', token: string): string {
  const url = new URL(page)
  url.searchParams.set(name, token)
  return url.href
}
