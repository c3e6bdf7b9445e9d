import type { AccountLetter } from '#server/auth/letters.ts'
import { createAuthLimits } from '#server/auth/limits.ts'
import { openAccounts } from '#server/auth/open.ts'
import { AUTH_TABLES } from '#server/auth/tables.ts'
import { createLetterLimits } from '#server/newsletter/limits.ts'
import { type Database, openDatabase } from '#shop-api/db.ts'
import { listeningLog } from './log.ts'

/** Accounts whose letters are kept. */
export function testAccounts({
  open = () => openDatabase({ tables: [AUTH_TABLES] }),
  now = () => new Date(),
  limits = {},
  letterLimits = {},
}: {
  open?: () => Promise<Pick<Database, 'db'>>
  now?: () => Date
  limits?: Parameters<typeof createAuthLimits>[0]
  letterLimits?: Parameters<typeof createLetterLimits>[0]
} = {}) {
  const letters: AccountLetter[] = []
  const { log, lines } = listeningLog()
  const accounts = openAccounts({
    database: async () => (await open()).db,
    secret: 'a secret of at least thirty-two characters',
    send: async (letter) => void letters.push(letter),
    now,
    log,
    limits: createAuthLimits(limits),
    letters: createLetterLimits({ toMailbox: 100, ...letterLimits }),
  })

  /** What the last letter to a mailbox brings along. */
  async function lastToken(to: string, name: 'verify' | 'hash'): Promise<string> {
    await accounts.settled()
    const link = letters.findLast((letter) => letter.to === to)?.link ?? 'http://none'
    return new URL(link).searchParams.get(name) ?? ''
  }

  return { ...accounts, letters, lines, lastToken }
}
