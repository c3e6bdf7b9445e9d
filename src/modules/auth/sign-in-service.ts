import type { NewCustomer } from '#domain/customer/customer.ts'
import { fail, ok } from '#domain/result.ts'
import type { Auth, WithPassword } from './auth.ts'
import { nonce } from './nonce.ts'
import { sendVerification, startSession, normaliseEmail, type AuthDeps } from './auth-deps.ts'
import { customerOf } from './session.ts'

type SignInService = Pick<Auth, 'signIn' | 'register' | 'provideProven' | 'signInAsGuest' | 'deviceToken'>

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

  async function createHolder({ password, ...customer }: NewCustomer & WithPassword) {
    const hash = await passwords.hash(password)
    const user = await create(customer, false)
    const { id } = user
    await users.linkAccount({ userId: id, providerId: 'credential', accountId: id, password: hash })
    return user
  }

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
      const user = await createHolder({ ...customer, password })
      background(sendVerification(deps, requester, user, normaliseEmail(customer.email)))
      return ok(await startSession(betterAuth, requester, user))
    },

    async provideProven(customer) {
      const email = normaliseEmail(customer.email)
      const owner = await users.findUserByEmail(email)
      if (owner) return customerOf(owner.user)
      const { id } = await createHolder(customer)
      return customerOf(await users.updateUser(id, { email, emailVerified: true }))
    },

    async signInAsGuest(requester, customer) {
      if (!(await limits.allowGuest(requester.address))) return fail('later')
      return ok(await startSession(betterAuth, requester, await create(customer, true)))
    },
  }
}
