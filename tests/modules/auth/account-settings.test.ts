import { expect, test } from 'vitest'
import { AUTH_MIGRATIONS } from '#modules/auth/migrations.ts'
import { from, openHolders, PASSWORD } from '#tests/support/account-holders.ts'
import { onBothDatabases } from '#tests/support/database.ts'

onBothDatabases({ tables: [AUTH_MIGRATIONS] }, (open) => {
  const { holder, auth } = openHolders(open)

  test('an account is deleted completely, and only after what is stored elsewhere', async () => {
    const session = await holder('gone@example.org')
    const deleted: string[] = []
    const remove = (password: string, isDown = false) =>
      auth().deleteAccount(from, session, password, async () => {
        if (isDown) throw new Error('the other store is down')
        deleted.push('elsewhere')
      })
    expect(await remove('Wrong-word')).toMatchObject({ error: 'failed' })
    await expect(remove(PASSWORD, true)).rejects.toThrow('the other store is down')
    expect(deleted).toEqual([])
    expect(await auth().session(session.token)).not.toBeNull()
    expect(await remove(PASSWORD)).toMatchObject({ ok: true })
    expect(deleted).toEqual(['elsewhere'])
    expect(await auth().session(session.token)).toBeNull()
    expect(await auth().signIn(from, 'gone@example.org', PASSWORD)).toMatchObject({ error: 'failed' })
  })
})
