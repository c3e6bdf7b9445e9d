import { fail, ok } from '#domain/result.ts'
import type { Auth } from './auth.ts'
import { sendVerification, normaliseEmail, type AuthDeps, bearerHeaders } from './auth-deps.ts'
import { createPasswordCheck } from './password-check.ts'
import { customerOf } from './session.ts'

type AccountSettings = Pick<Auth, 'updateProfile' | 'changeEmail' | 'changePassword' | 'deleteAccount'>

/** What customers can change in their own account. */
export function createAccountSettings(deps: AuthDeps): AccountSettings {
  const { betterAuth, verificationTokens, leakedPasswords, sendEmail, background } = deps
  const { api, users, nullIfRejected } = betterAuth

  const checkPassword = createPasswordCheck(deps)

  return {
    async updateProfile({ id }, data) {
      const before = customerOf(await users.findUserById(id))
      const { firstName, lastName } = { ...before, ...data }
      return customerOf(await users.updateUser(id, { ...data, name: `${firstName} ${lastName}` }))
    },

    async changeEmail(requester, session, email, password) {
      const checked = await checkPassword(requester, session, password)
      if (checked !== 'correct') return fail(checked)
      const { customer } = session
      const contact = normaliseEmail(email)
      const changed = customerOf(await users.updateUser(customer.id, { contact }))
      if (changed.email !== contact || !changed.isVerified)
        background(sendVerification(deps, requester, changed, contact))
      if (changed.newEmail !== null)
        background(
          sendEmail({
            kind: 'moved',
            variant: requester.variant,
            to: customer.email,
            link: requester.signinUrl,
          }),
        )
      return ok(changed)
    },

    async changePassword(requester, session, password, next) {
      const checked = await checkPassword(requester, session, password)
      if (checked !== 'correct') return fail(checked)
      if (await leakedPasswords.isLeaked(next, session.customer)) return fail('leaked')
      // Before the change: a link that is followed meanwhile must not undo it.
      await verificationTokens.revokeAll(session.customer.id)
      const body = { currentPassword: password, newPassword: next, revokeOtherSessions: true }
      const changed = await nullIfRejected(
        api.changePassword({ body, headers: bearerHeaders(session.token, requester.userAgent) }),
      )
      if (!changed?.token) return fail('failed')
      const { customer } = session
      const { variant, signinUrl } = requester
      if (customer.isVerified)
        background(sendEmail({ kind: 'password', variant, to: customer.email, link: signinUrl }))
      return ok({ token: changed.token, customer })
    },

    async deleteAccount(requester, session, password, deleteElsewhere) {
      const checked = await checkPassword(requester, session, password)
      if (checked !== 'correct') return fail(checked)
      await deleteElsewhere()
      await verificationTokens.revokeAll(session.customer.id)
      await users.deleteUser(session.customer.id)
      return ok(null)
    },
  }
}
