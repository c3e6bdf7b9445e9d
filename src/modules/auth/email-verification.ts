import { eq } from 'drizzle-orm'
import type { Customer } from '#domain/customer/customer.ts'
import { fail, ok } from '#domain/result.ts'
import type { Auth, Requester } from './auth.ts'
import { sendVerification, startSession, normaliseEmail, type AuthDeps } from './auth-deps.ts'
import { authPasskey } from './schema.ts'
import type { VerificationClaim } from './verification-tokens.ts'
import { customerOf, type Session } from './session.ts'

type EmailVerification = Pick<
  Auth,
  'resendVerification' | 'verify' | 'requestPasswordReset' | 'resetPassword'
>

/** Runs a call of the library so that the resulting email knows the requester. */
export type RequesterContext = { run<T>(requester: Requester, call: () => Promise<T>): Promise<T> }

/** Everything that needs a link in an email. */
export function createEmailVerification(
  deps: AuthDeps,
  requesterContext: RequesterContext,
): EmailVerification {
  const {
    betterAuth,
    db,
    verificationTokens,
    deviceTokens,
    leakedPasswords,
    limits,
    emailLimits,
    sendEmail,
    background,
  } = deps
  const { api, users, password: passwords, nullIfRejected } = betterAuth

  /** Whether the button was clicked by the account's owner, and not only by the owner of the mailbox. */
  async function isAccountOwner(
    { address }: Requester,
    { userId }: VerificationClaim,
    session: Session | null,
    password: string,
  ) {
    if (session?.customer.id === userId) return 'yes'
    if (!(await limits.allowAttempt(address, userId))) return 'later'
    const account = await users.findCredentialAccount(userId)
    return account?.password && (await passwords.verify({ hash: account.password, password })) ? 'yes' : 'no'
  }

  const ownerOf = async (email: string) => (await users.findUserByEmail(email))?.user

  /** The address that the customer has to verify. */
  const contactOf = ({ email, newEmail }: Customer) => newEmail ?? email

  return {
    async resendVerification(requester, customer) {
      if (!(await emailLimits.allowRequest(requester.address))) return fail('later')
      background(sendVerification(deps, requester, customer, contactOf(customer)))
      return ok(null)
    },

    async verify(requester, token, { session, password }) {
      const claim = await verificationTokens.read(token)
      const user = claim && (await users.findUserById(claim.userId))
      // The customer may have changed the address since.
      if (!user || contactOf(customerOf(user)) !== claim.email) return fail('expired')
      const ownership = await isAccountOwner(requester, claim, session, password)
      if (ownership !== 'yes') return fail(ownership === 'later' ? 'later' : 'failed')
      if (!(await verificationTokens.consume(token))) return fail('expired')
      const owner = await ownerOf(claim.email)
      if (owner && owner.id !== user.id) return fail('taken')
      const verified = await users
        .updateUser(user.id, { email: claim.email, emailVerified: true })
        .catch(async (error: unknown) => {
          // Two accounts may have claimed it at the same moment.
          if (await ownerOf(claim.email)) return null
          throw error
        })
      if (!verified) return fail('taken')
      await verificationTokens.revokeAll(user.id)
      if (session) await users.deleteSession(session.token)
      return ok(await startSession(betterAuth, requester, verified))
    },

    async requestPasswordReset(requester, email) {
      if (!(await emailLimits.allowRequest(requester.address))) return fail('later')
      const to = normaliseEmail(email)
      // Sign-ups of strangers must not use up what the owner of the mailbox may ask for, nor their requests what the owner's device may.
      const device = await deviceTokens.deviceOf(requester.deviceToken, to)
      if (!(await emailLimits.allowRecipient(to, device ?? 'reset'))) return ok(null)
      const request = () => nullIfRejected(api.requestPasswordReset({ body: { email: to } }))
      background(requesterContext.run(requester, request))
      return ok(null)
    },

    async resetPassword(requester, token, password) {
      if (!(await limits.allowRegistration(requester.address))) return fail('later')
      const stored = await users.findVerificationValue(`reset-password:${token}`)
      const user = stored && (await users.findUserById(stored.value))
      if (!user) return fail('expired')
      // Before the link is used up: it serves for a better password.
      if (await leakedPasswords.isLeaked(password, customerOf(user))) return fail('leaked')
      const done = await nullIfRejected(api.resetPassword({ body: { token, newPassword: password } }))
      if (!done) return fail('expired')
      await verificationTokens.revokeAll(user.id)
      // Whoever knew the old password may have added one, and would go on signing in with it.
      const passkeys = await db.delete(authPasskey).where(eq(authPasskey.userId, user.id)).returning()
      const { variant, signinUrl } = requester
      const passkeysRemoved = passkeys.length > 0
      background(sendEmail({ kind: 'password', variant, to: user.email, link: signinUrl, passkeysRemoved }))
      return ok(await startSession(betterAuth, requester, user))
    },
  }
}
