import { and, desc, eq, exists, gt, ne, not } from 'drizzle-orm'
import { deviceName } from '#domain/customer/device-name.ts'
import { isUseDue, sessionEnd } from '#domain/customer/session-lifetime.ts'
import type { Auth } from './auth.ts'
import type { AuthDeps } from './auth-deps.ts'
import { authSession, authUser } from './schema.ts'
import { customerOf, type Session } from './session.ts'

type SessionService = Pick<
  Auth,
  | 'session'
  | 'signOut'
  | 'lostAccounts'
  | 'signOutEverywhere'
  | 'signedInDevices'
  | 'signOutDevice'
  | 'signOutOtherDevices'
>

const TOKEN = /^[\w-]{20,64}$/
/** More are not listed; signing all others out ends them as well. */
const MAX_LISTED = 50

/** Sessions: how long they count, which ones a customer has, and how they end. */
export function createSessionService({ betterAuth, db, now }: AuthDeps): SessionService {
  const { users } = betterAuth
  const { id, token, userId, updatedAt, expiresAt } = authSession

  const others = ({ token: own, customer }: Session) => and(eq(userId, customer.id), ne(token, own))

  return {
    async session(given) {
      const found = TOKEN.test(given) ? await users.findSession(given) : null
      if (!found) return null
      const { createdAt, updatedAt: usedAt } = found.session
      const at = now()
      if (sessionEnd(createdAt, usedAt) <= at) return null
      if (isUseDue(usedAt, at))
        await users.updateSession(given, { updatedAt: at, expiresAt: sessionEnd(createdAt, at) })
      return { token: given, customer: customerOf(found.user) }
    },

    async signOut(given) {
      if (TOKEN.test(given)) await users.deleteSession(given)
    },

    async lostAccounts({ email }) {
      const { emailVerified, isGuest, contact } = authUser
      const live = db
        .select()
        .from(authSession)
        .where(and(eq(userId, authUser.id), gt(expiresAt, now())))
      const found = await db
        .select({ id: authUser.id })
        .from(authUser)
        .where(and(eq(contact, email), not(emailVerified), not(isGuest), not(exists(live))))
      return found.map((each) => each.id)
    },

    signOutEverywhere: (customer) => users.deleteUserSessions(customer.id),

    async signedInDevices(session) {
      const isThis = eq(token, session.token)
      const rows = await db
        .select()
        .from(authSession)
        .where(eq(userId, session.customer.id))
        .orderBy(desc(isThis), desc(updatedAt))
        .limit(MAX_LISTED)
      return rows
        .filter((row) => sessionEnd(row.createdAt, row.updatedAt) > now())
        .map((row) => ({
          id: row.id,
          name: deviceName(row.userAgent ?? ''),
          usedAt: row.updatedAt,
          isThis: row.token === session.token,
        }))
    },

    async signOutDevice(session, sessionId) {
      const ended = await db
        .delete(authSession)
        .where(and(eq(id, sessionId), others(session)))
        .returning({ id })
      return ended.length > 0
    },

    async signOutOtherDevices(session) {
      await db.delete(authSession).where(others(session))
    },
  }
}
