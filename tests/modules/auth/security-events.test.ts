import { expect, test } from 'vitest'
import { fail, ok } from '#domain/result.ts'
import { withSecurityEvents } from '#modules/auth/security-events.ts'
import { from, newcomer } from '#tests/support/account-holders.ts'
import { aCustomer } from '#tests/support/customers.ts'

const session = { token: 'secret-token', customer: aCustomer({ id: 'c-1' }) }
const EMAIL = 'Anna@Example.org'

function watched(isAllowed: boolean) {
  const lines: object[] = []
  const outcome = async () => (isAllowed ? ok(session) : fail('failed' as const))
  const later = async () => (isAllowed ? ok(session) : fail('later' as const))
  const auth = withSecurityEvents(
    {
      signIn: outcome,
      changePassword: outcome,
      register: later,
      resetPassword: later,
      requestPasswordReset: async () => ok(null),
      signOut: async () => {},
      signOutEverywhere: async () => {},
      signOutDevice: async () => isAllowed,
      signOutOtherDevices: async () => {},
      addPasskey: async () => (isAllowed ? ok(null) : fail('failed')),
      removePasskey: async () => isAllowed,
      signInWithPasskey: outcome,
    },
    { log: { info: (fields) => void lines.push(fields) }, secret: 'a secret' },
  )
  return { auth, lines }
}

test.each([
  [true, 'done', 'done'],
  [false, 'failed', 'later'],
])('each event is one line (allowed: %s)', async (isAllowed, outcome, later) => {
  const { auth, lines } = watched(isAllowed)
  await auth.signIn(from, EMAIL, 'geheim-eins')
  await auth.register(from, newcomer(EMAIL))
  await auth.requestPasswordReset(from, EMAIL)
  await auth.resetPassword(from, 'secret-link', 'geheim-zwei')
  await auth.changePassword(from, session, 'geheim-eins', 'geheim-zwei')
  await auth.signOut(session.token)
  await auth.signOutEverywhere(session.customer)
  await auth.signOutDevice(session, 'some-id')
  await auth.signOutOtherDevices(session)
  const passkey = { id: 'key', rawId: 'key', type: 'public-key' as const }
  const created = { clientDataJSON: 'secret', attestationObject: 'secret' }
  await auth.addPasskey(from, session, 'Annas Telefon', { ...passkey, response: created })
  await auth.removePasskey(session.customer, 'key')
  const used = { clientDataJSON: 'secret', authenticatorData: 'secret', signature: 'secret' }
  await auth.signInWithPasskey(from, { ...passkey, response: used })
  const othersEnd = isAllowed ? [{ event: 'other-sessions-end', customer: session.customer.id }] : []
  expect(lines).toMatchObject([
    { event: 'sign-in', outcome, address: from.address, mailbox: expect.stringMatching(/^[\w-]{16}$/) },
    { event: 'sign-up', outcome: later },
    { event: 'reset-request', outcome: 'done' },
    { event: 'password-reset', outcome: later },
    ...othersEnd,
    { event: 'password-change', outcome, customer: session.customer.id },
    ...othersEnd,
    { event: 'session-end' },
    { event: 'all-sessions-end' },
    { event: 'session-end', customer: session.customer.id, outcome: isAllowed ? 'done' : 'failed' },
    { event: 'other-sessions-end', customer: session.customer.id },
    { event: 'passkey-add', customer: session.customer.id, outcome },
    { event: 'passkey-remove', customer: session.customer.id, outcome },
    { event: 'passkey-sign-in', outcome },
  ])
  expect(JSON.stringify(lines)).not.toMatch(/anna|example|geheim|secret|Brille/i)
})

test('lines about one mailbox have one hash', async () => {
  const { auth, lines } = watched(true)
  for (const email of [EMAIL, ' anna@example.org', 'bert@example.org']) await auth.signIn(from, email, '')
  const [one, same, other] = lines.map((line) => ('mailbox' in line ? line.mailbox : null))
  expect([one === same, one === other]).toEqual([true, false])
})
