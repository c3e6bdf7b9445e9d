import type { Customer } from '#domain/customer/customer.ts'
import type { LetterLimits } from '#server/newsletter/limits.ts'
import type { Asker } from './auth.ts'
import type { Engine } from './engine.ts'
import type { AccountLetter } from './letters.ts'
import type { AuthLimits } from './limits.ts'
import type { createProofs } from './proofs.ts'
import { customerOf, type Session } from './session.ts'

/** What the parts of the accounts share. */
export type Parts = {
  engine: Engine
  proofs: ReturnType<typeof createProofs>
  limits: AuthLimits
  letters: LetterLimits
  /** Sees to it that a letter goes out. */
  send(letter: AccountLetter): Promise<void>
  /** Forgets what is over. */
  sweep(): Promise<void>
  /** Goes on while the answer is on its way: how long that takes is not to tell whether there is a letter. */
  background(work: Promise<unknown>): void
}

/** How the library is told whose session it is. */
export const shown = (token: string): Headers => new Headers({ authorization: `Bearer ${token}` })

export const cleaned = (email: string): string => email.trim().toLowerCase()

/** Signs somebody in: always by a token that is new. */
export async function begin({ users }: Engine, user: { id: string }): Promise<Session> {
  const { token } = await users.createSession(user.id)
  return { token, customer: customerOf(user) }
}

/** Writes to a mailbox that somebody says is his, unless it has had letters enough: what it takes to prove it, or that it has an account already. */
export async function askForProof(
  { engine, proofs, letters, send }: Parts,
  { variant, page }: Asker,
  { id }: Pick<Customer, 'id'>,
  email: string,
): Promise<void> {
  if (!(await letters.mayWrite(email))) return
  const holder = await engine.users.findUserByEmail(email)
  if (holder) return send({ letter: 'known', variant, to: email, link: page })
  const link = linkTo(page, 'verify', await proofs.issue({ userId: id, email }))
  await send({ letter: 'verify', variant, to: email, link })
}

/** The screen with what a letter's link brings along. */
export function linkTo(page: string, name: 'verify' | 'hash', token: string): string {
  const url = new URL(page)
  url.searchParams.set(name, token)
  return url.href
}
