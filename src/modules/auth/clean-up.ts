import { and, eq, exists, gt, inArray, lt, not, or } from 'drizzle-orm'
import { retainedSince } from '#domain/retention/retention.ts'
import { authSession, authUser, authVerification } from './schema.ts'
import type { Db } from '#platform/database.ts'
import { deleteRows } from '#platform/delete-rows.ts'

/** Detaches what accounts have ordered; returns those that may be deleted. */
export type ReleaseCustomers = (ids: readonly string[]) => Promise<readonly string[]>

/** Accounts whose orders are detached at once. */
const PAGE = 500

/**
 * Deletes expired sessions and email links, and then guests and unverified accounts with which nobody can sign in
 * any more. Orders store the customer's data themselves. They are detached first: a stop in between leaves an account without orders, which
 * the next run deletes.
 */
export async function deleteExpiredAccounts(
  db: Db,
  now: Date,
  release: ReleaseCustomers = async (ids) => ids,
): Promise<void> {
  await deleteRows(db, authVerification, lt(authVerification.expiresAt, now))
  await deleteRows(db, authSession, lt(authSession.expiresAt, now))
  const session = db.select().from(authSession).where(eq(authSession.userId, authUser.id))
  const isExpired = and(
    or(eq(authUser.isGuest, true), eq(authUser.emailVerified, false)),
    lt(authUser.createdAt, retainedSince('guest', now)),
    not(exists(session)),
  )
  for (let last: string | undefined = ''; last !== undefined;) {
    const page = await db
      .select({ id: authUser.id })
      .from(authUser)
      .where(and(gt(authUser.id, last), isExpired))
      .orderBy(authUser.id)
      .limit(PAGE)
    const released = page.length > 0 ? await release(page.map(({ id }) => id)) : []
    await deleteRows(db, authUser, and(inArray(authUser.id, released), isExpired))
    last = page.at(-1)?.id
  }
}
