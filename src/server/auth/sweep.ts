import { and, eq, exists, lt, not, or } from 'drizzle-orm'
import { authSession, authUser } from './schema.ts'
import type { Db } from './tables.ts'

const DAY = 86_400_000
/** What is over is looked for as often as that. */
const PACE = DAY
/** For somebody whose last session is over, and who cannot begin another. */
const KEPT = 30 * DAY

/**
 * Forgets sessions that are over, and then guests and people who never proved their address, of whom nobody can sign in as one of them any
 * more. Their orders say by themselves who they were. At most once a day.
 */
export function createSweep(db: Db): (now: Date) => Promise<void> {
  let next = 0
  return async (now) => {
    if (now.getTime() < next) return
    next = now.getTime() + PACE
    await db.delete(authSession).where(lt(authSession.expiresAt, now))
    const session = db.select().from(authSession).where(eq(authSession.userId, authUser.id))
    await db
      .delete(authUser)
      .where(
        and(
          or(eq(authUser.isGuest, true), eq(authUser.emailVerified, false)),
          lt(authUser.createdAt, new Date(now.getTime() - KEPT)),
          not(exists(session)),
        ),
      )
  }
}
