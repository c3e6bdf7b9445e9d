import type { Customer } from '#domain/customer/customer.ts'
import { fail, ok } from '#domain/result.ts'
import type { Auth, Asker } from './auth.ts'
import { askForProof, begin, cleaned, type Parts } from './parts.ts'
import type { Proof } from './proofs.ts'
import { customerOf, type Session } from './session.ts'

type Mailboxes = Pick<Auth, 'askToVerify' | 'verify' | 'forgot' | 'reset'>

/** Runs a question of the library so that the letter which comes of it knows who asked. */
export type Asking = { run<T>(asker: Asker, ask: () => Promise<T>): Promise<T> }

/** What goes by letter. */
export function createMailboxes(parts: Parts, asking: Asking): Mailboxes {
  const { engine, proofs, limits, letters, send, background } = parts
  const { api, users, password: passwords, unlessRefused } = engine

  /** Whether it is the holder who has pressed the button, and not only the owner of the mailbox. */
  async function isOwn({ address }: Asker, { userId }: Proof, session: Session | null, password: string) {
    if (session?.customer.id === userId) return 'yes'
    if (!(await limits.mayTry(address, userId))) return 'later'
    const account = await users.findCredentialAccount(userId)
    return account?.password && (await passwords.verify({ hash: account.password, password })) ? 'yes' : 'no'
  }

  const holderOf = async (email: string) => (await users.findUserByEmail(email))?.user

  /** Which address he has to prove. */
  const contactOf = ({ email, newEmail }: Customer) => newEmail ?? email

  return {
    async askToVerify(asker, customer) {
      if (!(await letters.mayAsk(asker.address))) return fail('later')
      background(askForProof(parts, asker, customer, contactOf(customer)))
      return ok(null)
    },

    async verify(asker, token, { session, password }) {
      const proof = await proofs.read(token)
      const user = proof && (await users.findUserById(proof.userId))
      // He may have named another address since.
      if (!user || contactOf(customerOf(user)) !== proof.email) return fail('expired')
      const claim = await isOwn(asker, proof, session, password)
      if (claim !== 'yes') return fail(claim === 'later' ? 'later' : 'failed')
      if (!(await proofs.consume(token))) return fail('expired')
      const holder = await holderOf(proof.email)
      if (holder && holder.id !== user.id) return fail('taken')
      const verified = await users
        .updateUser(user.id, { email: proof.email, emailVerified: true })
        .catch(async (error: unknown) => {
          // Two accounts may have claimed it at the same moment.
          if (await holderOf(proof.email)) return null
          throw error
        })
      if (!verified) return fail('taken')
      if (session) await users.deleteSession(session.token)
      return ok(await begin(engine, verified))
    },

    async forgot(asker, email) {
      if (!(await letters.mayAsk(asker.address))) return fail('later')
      const to = cleaned(email)
      if (!(await letters.mayWrite(to))) return ok(null)
      const ask = () => unlessRefused(api.requestPasswordReset({ body: { email: to } }))
      background(asking.run(asker, ask))
      return ok(null)
    },

    async reset(asker, token, password) {
      if (!(await limits.mayCome(asker.address))) return fail('later')
      const kept = await users.findVerificationValue(`reset-password:${token}`)
      const done = await unlessRefused(api.resetPassword({ body: { token, newPassword: password } }))
      const user = done && kept && (await users.findUserById(kept.value))
      if (!user) return fail('expired')
      const { variant, page } = asker
      background(send({ letter: 'password', variant, to: user.email, link: page }))
      return ok(await begin(engine, user))
    },
  }
}
