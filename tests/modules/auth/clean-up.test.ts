import { expect, test } from 'vitest'
import { authSession, authUser, authVerification } from '#modules/auth/schema.ts'
import { deleteExpiredAccounts } from '#modules/auth/clean-up.ts'
import { AUTH_MIGRATIONS } from '#modules/auth/migrations.ts'
import { onBothDatabases } from '#tests/support/database.ts'

const now = new Date('2026-11-21T12:00:00Z')
const before = (days: number) => new Date(now.getTime() - days * 86_400_000)

onBothDatabases({ tables: [AUTH_MIGRATIONS] }, (open) => {
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
    await user('subscriber', 31)
    await user('signed in', 31)
    await user('once signed in', 31)
    await session('signed in', -1)
    await session('once signed in', 1)
    const link = (identifier: string, days: number) =>
      db.insert(authVerification).values({
        id: identifier,
        identifier,
        value: 'x',
        expiresAt: before(days),
        createdAt: now,
        updatedAt: now,
      })
    await link('open', -1)
    await link('over', 1)
    const released: string[][] = []
    await deleteExpiredAccounts(db, now, async (ids) => {
      released.push(ids.toSorted())
      return ids.filter((id) => id !== 'subscriber')
    })
    // What an account that stays has is not touched.
    expect(released).toEqual([['guest', 'once signed in', 'subscriber', 'unproven']])
    const names = async () => (await db.select().from(authUser)).map(({ id }) => id).toSorted()
    expect(await names()).toEqual(['holder', 'new guest', 'signed in', 'subscriber'])
    expect((await db.select().from(authVerification)).map(({ id }) => id)).toEqual(['open'])
    await expect(deleteExpiredAccounts(db, now, () => Promise.reject(new Error('down')))).rejects.toThrow(
      'down',
    )
    expect(await names()).toContain('subscriber')
    await deleteExpiredAccounts(db, now)
    expect(await names()).toEqual(['holder', 'new guest', 'signed in'])
    await close()
  })
})
