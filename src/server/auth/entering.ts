import type { Newcomer } from '#domain/customer/customer.ts'
import { fail, ok } from '#domain/result.ts'
import type { Auth } from './auth.ts'
import { nonce } from './nonce.ts'
import { askForProof, begin, cleaned, type Parts, shown } from './parts.ts'
import { customerOf } from './session.ts'

type Entering = Pick<
  Auth,
  'session' | 'signIn' | 'register' | 'enterAsGuest' | 'signOut' | 'signOutEverywhere'
>

const TOKEN = /^[\w-]{20,64}$/

/** Coming and going. */
export function createEntering(parts: Parts): Entering {
  const { engine, limits, sweep, background } = parts
  const { api, users, password: passwords, unlessRefused } = engine

  /** Until he proves an address he has one that leads nowhere: there may be a holder of the one that he says is his. */
  const create = ({ email, firstName, lastName, gender }: Newcomer, isGuest: boolean) =>
    users.createUser(
      {
        name: `${firstName} ${lastName}`,
        email: `${nonce().toLowerCase()}@account.invalid`,
        emailVerified: false,
        contact: cleaned(email),
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
      const found = await unlessRefused(api.getSession({ headers: shown(token) }))
      return found && { token, customer: customerOf(found.user) }
    },

    async signIn({ address }, email, password) {
      if (!(await limits.mayTry(address, email))) return fail('later')
      const found = await unlessRefused(api.signInEmail({ body: { email: cleaned(email), password } }))
      if (!found) return fail('failed')
      await limits.forgive(address, email)
      return ok({ token: found.token, customer: customerOf(found.user) })
    },

    async register(asker, { password, ...newcomer }) {
      if (!(await limits.mayCome(asker.address))) return fail('later')
      const hash = await passwords.hash(password)
      const user = await create(newcomer, false)
      await users.linkAccount({
        userId: user.id,
        providerId: 'credential',
        accountId: user.id,
        password: hash,
      })
      background(askForProof(parts, asker, user, cleaned(newcomer.email)))
      background(sweep())
      return ok(await begin(engine, user))
    },

    async enterAsGuest({ address }, newcomer) {
      if (!(await limits.mayCome(address))) return fail('later')
      background(sweep())
      return ok(await begin(engine, await create(newcomer, true)))
    },

    async signOut(token) {
      if (TOKEN.test(token)) await users.deleteSession(token)
    },

    signOutEverywhere: ({ id }) => users.deleteUserSessions(id),
  }
}
