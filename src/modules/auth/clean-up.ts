import { and, eq, exists, lt, not, or } from 'drizzle-orm'
import { authSession, authUser, authVerification } from './schema.ts'
import type { Db } from '#platform/database.ts'

/** Milliseconds after which accounts without a session and without a way to sign in are deleted. */
const GRACE_PERIOD = 30 * 86_400_000

/**
 * Deletes expired sessions and email links, and then guests and unverified accounts with which nobody can sign in
 * any more. Orders store the customer's data themselves.
 */
export async function deleteExpiredAccounts(db: Db, now: Date): Promise<void> {
  await db.delete(authVerification).where(lt(authVerification.expiresAt, now))
  await db.delete(authSession).where(lt(authSession.expiresAt, now))
  const session = db.select().from(authSession).where(eq(authSession.userId, authUser.id))
  await db
    .delete(authUser)
    .where(
      and(
        or(eq(authUser.isGuest, true), eq(authUser.emailVerified, false)),
        lt(authUser.createdAt, new Date(now.getTime() - GRACE_PERIOD)),
        not(exists(session)),
      ),
    )
}
