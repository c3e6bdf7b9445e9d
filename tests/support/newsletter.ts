import { createEmailLimits } from '#modules/email/email-limits.ts'
import { newsletterRenderer } from '#modules/newsletter/newsletter-email.ts'
import { createNewsletter } from '#modules/newsletter/newsletter.ts'
import type { Subscribers } from '#modules/newsletter/subscribers.ts'
import type { Db } from '#platform/database.ts'
import { recordingLog } from './log.ts'
import { SENDER } from './sender.ts'

type Email = NonNullable<Awaited<ReturnType<ReturnType<typeof newsletterRenderer>>>>

/** A newsletter whose readers are a list and whose emails are recorded as they are queued. */
export function testNewsletter({
  now = () => new Date('2026-11-21T10:00:00Z'),
  limits = {},
  isQueueDown = () => false,
}: {
  now?: () => Date
  limits?: Parameters<typeof createEmailLimits>[0]
  isQueueDown?: () => boolean
} = {}) {
  const stored = new Set<string>()
  const emails: Email[] = []
  const { log, lines } = recordingLog()
  const db: Db = Object.create(null)
  const render = newsletterRenderer(SENDER)
  const subscribers: Subscribers = {
    async add({ email, variant }, _, onAdded) {
      if (stored.has(`${variant} ${email}`)) return
      await onAdded(db)
      stored.add(`${variant} ${email}`)
    },
    has: async ({ email, variant }) => stored.has(`${variant} ${email}`),
    ofMailbox: async () => [],
    async remove({ email, variant }) {
      stored.delete(`${variant} ${email}`)
    },
  }
  const newsletter = createNewsletter({
    subscribers,
    database: async () => db,
    mail: {
      async enqueue(_, { payload }) {
        if (isQueueDown()) throw new Error('the database is down')
        const email = await render(payload)
        if (email) emails.push(email)
      },
      deliverSoon() {},
    },
    limits: createEmailLimits(limits),
    secrets: ['test'],
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
