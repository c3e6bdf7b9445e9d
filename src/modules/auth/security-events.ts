import { createHmac } from 'node:crypto'
import type { Result } from '#domain/result.ts'
import type { Log } from '#platform/log.ts'
import type { Auth, Requester } from './auth.ts'
import { normaliseEmail } from './auth-deps.ts'

type Watched = Pick<
  Auth,
  | 'signIn'
  | 'register'
  | 'signOut'
  | 'signOutEverywhere'
  | 'signOutDevice'
  | 'signOutOtherDevices'
  | 'addPasskey'
  | 'removePasskey'
  | 'signInWithPasskey'
  | 'requestPasswordReset'
  | 'resetPassword'
  | 'changePassword'
>

type Deps = { log: Pick<Log, 'info'>; secret: string }

/**
 * Writes one line for each event that an operator looks for after an attack. Mailboxes are hashed with the shop's
 * secret: lines about one mailbox can be found, the mailbox cannot. No line holds a password, token or name.
 */
export function withSecurityEvents(auth: Watched, { log, secret }: Deps): Watched {
  const hashed = (email: string) =>
    createHmac('sha256', secret).update(normaliseEmail(email)).digest('base64url').slice(0, 16)
  const note = (event: string, fields: object) => log.info({ event, ...fields }, 'security event')
  const outcome = (result: Result<unknown, string>) => (result.ok ? 'done' : result.error)

  /** Notes how an action of a requester ended. */
  async function watch<T extends Result<unknown, string>>(
    event: string,
    { address }: Requester,
    fields: object,
    action: Promise<T>,
  ): Promise<T> {
    const result = await action
    note(event, { address, ...fields, outcome: outcome(result) })
    return result
  }

  return {
    signIn: (requester, email, password) =>
      watch('sign-in', requester, { mailbox: hashed(email) }, auth.signIn(requester, email, password)),
    register: (requester, newcomer) =>
      watch('sign-up', requester, { mailbox: hashed(newcomer.email) }, auth.register(requester, newcomer)),
    requestPasswordReset: (requester, email) =>
      watch(
        'reset-request',
        requester,
        { mailbox: hashed(email) },
        auth.requestPasswordReset(requester, email),
      ),
    async resetPassword(requester, token, password) {
      const reset = await watch(
        'password-reset',
        requester,
        {},
        auth.resetPassword(requester, token, password),
      )
      if (reset.ok) note('other-sessions-end', { customer: reset.value.customer.id })
      return reset
    },
    async changePassword(requester, session, password, next) {
      const customer = session.customer.id
      const action = auth.changePassword(requester, session, password, next)
      const changed = await watch('password-change', requester, { customer }, action)
      if (changed.ok) note('other-sessions-end', { customer })
      return changed
    },
    addPasskey: (requester, session, name, passkey) =>
      watch(
        'passkey-add',
        requester,
        { customer: session.customer.id },
        auth.addPasskey(requester, session, name, passkey),
      ),
    async removePasskey(customer, id) {
      const isRemoved = await auth.removePasskey(customer, id)
      note('passkey-remove', { customer: customer.id, outcome: isRemoved ? 'done' : 'failed' })
      return isRemoved
    },
    signInWithPasskey: (requester, passkey) =>
      watch('passkey-sign-in', requester, {}, auth.signInWithPasskey(requester, passkey)),
    async signOut(token) {
      await auth.signOut(token)
      note('session-end', {})
    },
    async signOutEverywhere(customer) {
      await auth.signOutEverywhere(customer)
      note('all-sessions-end', { customer: customer.id })
    },
    async signOutDevice(session, id) {
      const isOver = await auth.signOutDevice(session, id)
      note('session-end', { customer: session.customer.id, outcome: isOver ? 'done' : 'failed' })
      return isOver
    },
    async signOutOtherDevices(session) {
      await auth.signOutOtherDevices(session)
      note('other-sessions-end', { customer: session.customer.id })
    },
  }
}
