import { fail, ok } from '#domain/result.ts'
import type { Asker, Auth } from './auth.ts'
import { askForProof, cleaned, type Parts, shown } from './parts.ts'
import { customerOf, type Session } from './session.ts'

type Holder = Pick<Auth, 'change' | 'changeEmail' | 'changePassword' | 'remove'>

/** What a holder may do with his own account. */
export function createHolder(parts: Parts): Holder {
  const { engine, limits, send, background } = parts
  const { api, users, unlessRefused } = engine

  /** What cannot be undone takes the password once more: the machine may not be his. */
  async function prove({ address }: Asker, { token, customer }: Session, password: string) {
    if (!(await limits.mayTry(address, customer.id))) return 'later'
    const proven = await unlessRefused(api.verifyPassword({ body: { password }, headers: shown(token) }))
    if (!proven) return 'failed'
    await limits.forgive(address, customer.id)
    return 'proven'
  }

  return {
    async change({ id }, data) {
      const before = customerOf(await users.findUserById(id))
      const { firstName, lastName } = { ...before, ...data }
      return customerOf(await users.updateUser(id, { ...data, name: `${firstName} ${lastName}` }))
    },

    async changeEmail(asker, session, email, password) {
      const proven = await prove(asker, session, password)
      if (proven !== 'proven') return fail(proven)
      const { customer } = session
      const contact = cleaned(email)
      const changed = customerOf(await users.updateUser(customer.id, { contact }))
      if (changed.email !== contact || !changed.isVerified)
        background(askForProof(parts, asker, changed, contact))
      if (changed.newEmail !== null)
        background(send({ letter: 'moved', variant: asker.variant, to: customer.email, link: asker.page }))
      return ok(changed)
    },

    async changePassword(asker, session, password, next) {
      const proven = await prove(asker, session, password)
      if (proven !== 'proven') return fail(proven)
      const body = { currentPassword: password, newPassword: next, revokeOtherSessions: true }
      const changed = await unlessRefused(api.changePassword({ body, headers: shown(session.token) }))
      if (!changed?.token) return fail('failed')
      const { customer } = session
      const { variant, page } = asker
      if (customer.isVerified)
        background(send({ letter: 'password', variant, to: customer.email, link: page }))
      return ok({ token: changed.token, customer })
    },

    async remove(asker, session, password) {
      const proven = await prove(asker, session, password)
      if (proven !== 'proven') return fail(proven)
      await users.deleteUser(session.customer.id)
      return ok(null)
    },
  }
}
