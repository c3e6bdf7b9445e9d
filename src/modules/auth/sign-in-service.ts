import type { NewCustomer } from '#domain/customer/customer.ts'
import { fail, ok } from '#domain/result.ts'
import type { Auth } from './auth.ts'
import { nonce } from './nonce.ts'
import { sendVerification, startSession, normaliseEmail, type AuthDeps } from './auth-deps.ts'
import { customerOf } from './session.ts'

type SignInService = Pick<Auth, 'signIn' | 'register' | 'signInAsGuest' | 'deviceToken'>

/** Sign-in, with an account or as a guest. */
export function createSignInService(deps: AuthDeps): SignInService {
  const { betterAuth, deviceTokens, leakedPasswords, limits, background } = deps
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
    async signIn({ address, userAgent, deviceToken }, email, password) {
      const device = await deviceTokens.deviceOf(deviceToken, normaliseEmail(email))
      if (!(await limits.allowAttempt(address, email, device))) return fail('later')
      const found = await nullIfRejected(
        api.signInEmail({
          body: { email: normaliseEmail(email), password },
          headers: new Headers({ 'user-agent': userAgent }),
        }),
      )
      if (!found) return fail('failed')
      await limits.resetAttempts(address, email, device)
      return ok({ token: found.token, customer: customerOf(found.user) })
    },

    deviceToken: ({ isVerified, email }) => (isVerified ? deviceTokens.issue(normaliseEmail(email)) : null),

    async register(requester, { password, ...customer }) {
      if (!(await limits.allowRegistration(requester.address))) return fail('later')
      if (await leakedPasswords.isLeaked(password, customer)) return fail('leaked')
      const hash = await passwords.hash(password)
      const user = await create(customer, false)
      await users.linkAccount({
        userId: user.id,
        providerId: 'credential',
        accountId: user.id,
        password: hash,
      })
      background(sendVerification(deps, requester, user, normaliseEmail(customer.email)))
      return ok(await startSession(betterAuth, requester, user))
    },

    async signInAsGuest(requester, customer) {
      if (!(await limits.allowRegistration(requester.address))) return fail('later')
      return ok(await startSession(betterAuth, requester, await create(customer, true)))
    },
  }
}
