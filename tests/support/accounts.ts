import type { AccountEmail } from '#modules/auth/account-emails.ts'
import { createAuthLimits } from '#modules/auth/auth-limits.ts'
import { openAccounts } from '#modules/auth/open-accounts.ts'
import { AUTH_MIGRATIONS } from '#modules/auth/migrations.ts'
import { createEmailLimits } from '#modules/email/email-limits.ts'
import type { Database } from '#shop-api/open-database.ts'
import { openEmbeddedCopy } from '#tests/support/embedded-copy.ts'
import { recordingLog } from './log.ts'

/** Accounts whose emails are recorded. */
export function testAccounts({
  open = () => openEmbeddedCopy({ tables: [AUTH_MIGRATIONS] }),
  now = () => new Date(),
  limits = {},
  emailLimits = {},
}: {
  open?: () => Promise<Pick<Database, 'db'>>
  now?: () => Date
  limits?: Parameters<typeof createAuthLimits>[0]
  emailLimits?: Parameters<typeof createEmailLimits>[0]
} = {}) {
  const emails: AccountEmail[] = []
  const { log, lines } = recordingLog()
  const accounts = openAccounts({
    database: async () => (await open()).db,
    shopName: 'Veduta',
    secrets: ['a secret of at least thirty-two characters'],
    sendEmail: async (email) => void emails.push(email),
    now,
    log,
    limits: createAuthLimits(limits),
    emailLimits: createEmailLimits({ perMailbox: 100, ...emailLimits }),
  })

  /** The token in the last email to a mailbox. */
  async function lastToken(to: string, name: 'verify' | 'hash'): Promise<string> {
    await accounts.idle()
    const link = emails.findLast((email) => email.to === to)?.link ?? 'http://none'
    return new URL(link).searchParams.get(name) ?? ''
  }

  return { ...accounts, emails, lines, lastToken }
}
