import { AsyncLocalStorage } from 'node:async_hooks'
import type { Log } from '#server/log.ts'
import type { LetterLimits } from '#server/newsletter/limits.ts'
import type { Asker, Auth } from './auth.ts'
import { createEntering } from './entering.ts'
import { createHolder } from './holder.ts'
import type { AccountLetter } from './letters.ts'
import type { AuthLimits } from './limits.ts'
import { createMailboxes } from './mailboxes.ts'
import { linkTo } from './parts.ts'
import { createProofs } from './proofs.ts'
import { createSweep } from './sweep.ts'
import type { Db } from './tables.ts'

type Parts = {
  /** Gives the database that holds the tables of the accounts. */
  database(): Promise<Db>
  secret: string
  send(letter: AccountLetter): Promise<void>
  now(): Date
  log: Log
  limits: AuthLimits
  letters: LetterLimits
}

export type Accounts = {
  /** The library is loaded by the first who needs it. */
  auth(): Promise<Auth>
  /** What went on after its answer is over. */
  settled(): Promise<void>
}

export function openAccounts({ database, secret, send, now, log, limits, letters }: Parts): Accounts {
  const under = new Set<Promise<unknown>>()
  const asking = new AsyncLocalStorage<Asker>()
  let opened: Promise<Auth> | undefined

  function background(work: Promise<unknown>): void {
    const watched = work
      .catch((error: unknown) => log.error({ error }, 'a letter of an account was not written'))
      .finally(() => under.delete(watched))
    under.add(watched)
  }

  async function sendReset({ email }: { email: string }, token: string): Promise<void> {
    const asker = asking.getStore()
    if (!asker) throw new Error('a letter that nobody asked for')
    const { variant, page } = asker
    await send({ letter: 'reset', variant, to: email, link: linkTo(page, 'hash', token) })
  }

  async function open(): Promise<Auth> {
    const { openEngine } = await import('./engine.ts')
    const db = await database()
    const engine = await openEngine({ db, secret, sendReset, background })
    const sweepAt = createSweep(db)
    const sweep = () => sweepAt(now())
    const parts = { engine, proofs: createProofs(engine, now), limits, letters, send, sweep, background }
    return {
      ...createEntering(parts),
      ...createMailboxes(parts, { run: (asker, ask) => asking.run(asker, ask) }),
      ...createHolder(parts),
    }
  }

  return {
    auth: () =>
      (opened ??= open().catch((error: unknown) => {
        opened = undefined
        throw error
      })),
    async settled() {
      while (under.size > 0) await Promise.all(under)
    },
  }
}
