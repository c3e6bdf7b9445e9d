import type { Email } from '#modules/email/mailer.ts'
import { createEmailLimits } from '#modules/email/email-limits.ts'
import { createNewsletter } from '#modules/newsletter/newsletter.ts'
import type { Subscribers } from '#modules/newsletter/subscribers.ts'
import { recordingLog } from './log.ts'

/** A newsletter whose readers are a list and whose emails are recorded. */
export function testNewsletter({
  now = () => new Date('2026-11-21T10:00:00Z'),
  limits = {},
  isMailDown = () => false,
}: {
  now?: () => Date
  limits?: Parameters<typeof createEmailLimits>[0]
  isMailDown?: () => boolean
} = {}) {
  const stored = new Set<string>()
  const emails: Email[] = []
  const { log, lines } = recordingLog()
  const subscribers: Subscribers = {
    async add({ email, variant }) {
      const isNew = !stored.has(`${variant} ${email}`)
      stored.add(`${variant} ${email}`)
      return isNew
    },
    has: async ({ email, variant }) => stored.has(`${variant} ${email}`),
    async remove({ email, variant }) {
      stored.delete(`${variant} ${email}`)
    },
  }
  const newsletter = createNewsletter({
    subscribers,
    async mailer(email) {
      if (isMailDown()) throw new Error('the mail server is down')
      emails.push(email)
    },
    limits: createEmailLimits(limits),
    secrets: ['test'],
    shopName: () => 'Veduta',
    now,
    log,
  })
  /** The token of the last link of its kind that was sent. */
  const lastToken = (purpose: 'confirm' | 'leave') =>
    emails
      .flatMap(({ text }) => [...text.matchAll(/https?:\S+/g)])
      .map(([link]) => new URL(link).searchParams.get(purpose))
      .findLast((token) => token !== null) ?? ''
  return { newsletter, emails, stored, lines, lastToken }
}
