import { expect, test } from 'vitest'
import { AUTH_MIGRATIONS } from '#modules/auth/migrations.ts'
import { from, newcomer, openHolders, value } from '#tests/support/account-holders.ts'
import { onBothDatabases } from '#tests/support/database.ts'

const PER_MAILBOX = 3

onBothDatabases({ tables: [AUTH_MIGRATIONS] }, (open) => {
  const { accounts, auth, holder } = openHolders(open, { perMailbox: PER_MAILBOX })

  /** How many emails of a kind a mailbox has got. */
  async function received(email: string, kind: string) {
    await accounts.idle()
    return accounts.emails.filter((each) => each.to === email && each.kind === kind).length
  }

  async function signUps(email: string) {
    for (let each = 0; each < PER_MAILBOX + 1; each += 1)
      value(await auth().register({ ...from, address: `203.0.113.${each}` }, newcomer(email)))
    // The first email of the mailbox was that of its own account.
    expect(await received(email, 'known')).toBe(PER_MAILBOX - 1)
  }

  test('whoever signs up with the mailbox of somebody else takes no link for a new password from them', async () => {
    const email = 'used-up@example.org'
    await holder(email)
    await signUps(email)
    for (let each = 0; each < PER_MAILBOX + 1; each += 1)
      value(await auth().requestPasswordReset(from, email))
    expect(await received(email, 'reset')).toBe(PER_MAILBOX)
  })

  test('strangers who ask for a new password leave its links to the device of the owner', async () => {
    const email = 'own-device@example.org'
    const { customer } = await holder(email)
    for (let each = 0; each < PER_MAILBOX; each += 1)
      value(await auth().requestPasswordReset({ ...from, address: '203.0.113.99' }, email))
    value(await auth().requestPasswordReset({ ...from, deviceToken: 'forged' }, email))
    expect(await received(email, 'reset')).toBe(PER_MAILBOX)
    value(await auth().requestPasswordReset({ ...from, deviceToken: auth().deviceToken(customer) }, email))
    expect(await received(email, 'reset')).toBe(PER_MAILBOX + 1)
  })
})
