import { expect, test } from 'vitest'
import { authSession, authUser } from '#server/auth/schema.ts'
import { createSweep } from '#server/auth/sweep.ts'
import { AUTH_TABLES } from '#server/auth/tables.ts'
import { onBothDatabases } from '#tests/support/database.ts'

const now = new Date('2026-11-21T12:00:00Z')
const before = (days: number) => new Date(now.getTime() - days * 86_400_000)

onBothDatabases(
  (open) => {
    test('who cannot come back is forgotten', async () => {
      const { db, close } = await open()
      const user = (id: string, days: number, more: Partial<typeof authUser.$inferInsert> = {}) =>
        db.insert(authUser).values({
          id,
          name: id,
          email: `${id}@account.invalid`,
          emailVerified: false,
          contact: 'anna@example.org',
          firstName: 'Anna',
          lastName: 'Berg',
          gender: 'n',
          isGuest: false,
          createdAt: before(days),
          updatedAt: before(days),
          ...more,
        })
      const session = (userId: string, days: number) =>
        db.insert(authSession).values({
          id: userId,
          userId,
          token: userId,
          expiresAt: before(days),
          createdAt: now,
          updatedAt: now,
        })
      await user('holder', 900, { emailVerified: true })
      await user('guest', 31, { isGuest: true })
      await user('new guest', 29, { isGuest: true })
      await user('unproven', 31)
      await user('signed in', 31)
      await user('once signed in', 31)
      await session('signed in', -1)
      await session('once signed in', 1)
      const sweep = createSweep(db)
      await sweep(now)
      const names = async () => (await db.select().from(authUser)).map(({ id }) => id).toSorted()
      expect(await names()).toEqual(['holder', 'new guest', 'signed in'])
      await user('another guest', 31, { isGuest: true })
      await sweep(now)
      expect(await names()).toContain('another guest')
      await close()
    })
  },
  [AUTH_TABLES],
)
