import { and, eq, exists, lt, not, or } from 'drizzle-orm'
import { retainedSince } from '#domain/retention/retention.ts'
import { authSession, authUser, authVerification } from './schema.ts'
import type { Db } from '#platform/database.ts'
import { deleteRows } from '#platform/delete-rows.ts'

/**
 * Deletes expired sessions and email links, and then guests and unverified accounts with which nobody can sign in
 * any more. Orders store the customer's data themselves.
 */
export async function deleteExpiredAccounts(db: Db, now: Date): Promise<void> {
  await deleteRows(db, authVerification, lt(authVerification.expiresAt, now))
  await deleteRows(db, authSession, lt(authSession.expiresAt, now))
  const session = db.select().from(authSession).where(eq(authSession.userId, authUser.id))
  await deleteRows(
    db,
    authUser,
    and(
      or(eq(authUser.isGuest, true), eq(authUser.emailVerified, false)),
      lt(authUser.createdAt, retainedSince('guest', now)),
      not(exists(session)),
    ),
  )
}
