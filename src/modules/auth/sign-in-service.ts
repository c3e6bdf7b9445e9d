import type { NewCustomer } from '#domain/customer/customer.ts'
import { fail, ok } from '#domain/result.ts'
import type { Auth } from './auth.ts'
import { nonce } from './nonce.ts'
import { sendVerification, startSession, normaliseEmail, type AuthDeps, bearerHeaders } from './auth-deps.ts'
import { customerOf } from './session.ts'

type SignInService = Pick<
  Auth,
  'session' | 'signIn' | 'register' | 'signInAsGuest' | 'signOut' | 'signOutEverywhere'
>

const TOKEN = /^[\w-]{20,64}$/

/** Sign-in and sign-out. */
export function createSignInService(deps: AuthDeps): SignInService {
  const { betterAuth, limits, background } = deps
  const { api, users, password: passwords, nullIfRejected } = betterAuth

  /**
   * Until an address is verified the account has a placeholder, because another account may already own the
   * address.
   */
  const create = ({ email, firstName, lastName, gender }: NewCustomer, isGuest: boolean) =>
    users.createUser(
      {
        name: `${firstName} ${lastName}`,
        email: `${nonce().toLowerCase()}@account.invalid`,
        emailVerified: false,
        contact: normaliseEmail(email),
        firstName,
        lastName,
        gender,
        isGuest,
      },
      { method: 'email-password' },
    )

  return {
    async session(token) {
      if (!TOKEN.test(token)) return null
      const found = await nullIfRejected(api.getSession({ headers: bearerHeaders(token) }))
      return found && { token, customer: customerOf(found.user) }
    },

    async signIn({ address }, email, password) {
      if (!(await limits.allowAttempt(address, email))) return fail('later')
      const found = await nullIfRejected(
        api.signInEmail({ body: { email: normaliseEmail(email), password } }),
      )
      if (!found) return fail('failed')
      await limits.resetAttempts(address, email)
      return ok({ token: found.token, customer: customerOf(found.user) })
    },

    async register(requester, { password, ...customer }) {
      if (!(await limits.allowRegistration(requester.address))) return fail('later')
      const hash = await passwords.hash(password)
      const user = await create(customer, false)
      await users.linkAccount({
        userId: user.id,
        providerId: 'credential',
        accountId: user.id,
        password: hash,
      })
      background(sendVerification(deps, requester, user, normaliseEmail(customer.email)))
      return ok(await startSession(betterAuth, user))
    },

    async signInAsGuest({ address }, customer) {
      if (!(await limits.allowRegistration(address))) return fail('later')
      return ok(await startSession(betterAuth, await create(customer, true)))
    },

    async signOut(token) {
      if (TOKEN.test(token)) await users.deleteSession(token)
    },

    signOutEverywhere: ({ id }) => users.deleteUserSessions(id),
  }
}
