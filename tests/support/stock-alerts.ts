import type { Db } from '#platform/database.ts'
import { createEmailLimits } from '#modules/email/email-limits.ts'
import type { AwaitedVariant } from '#modules/stock-alert/alert-store.ts'
import type { EmailJob } from '#modules/email/mail-queue.ts'
import { type AvailableGoods, createStockAlerts } from '#modules/stock-alert/stock-alerts.ts'
import { stockAlertEmail } from '#modules/stock-alert/stock-alert-email.ts'

type Options = {
  database?: () => Promise<Db>
  now?: () => Date
  limits?: Parameters<typeof createEmailLimits>[0]
  available?: (of: AwaitedVariant) => Promise<AvailableGoods | null>
}

/** Requests for sold-out goods whose emails are a list. */
export function testStockAlerts({
  database = () => Promise.reject(new Error('there is no database')),
  now = () => new Date('2026-11-21T10:00:00Z'),
  limits = {},
  available = async () => null,
}: Options = {}) {
  const queued = new Map<string, EmailJob>()
  const stockAlerts = createStockAlerts({
    database,
    mail: {
      async enqueue(_, job) {
        if (!queued.has(job.key)) queued.set(job.key, job)
      },
      deliverSoon() {},
    },
    limits: createEmailLimits(limits),
    secrets: ['test'],
    available,
    now,
  })
  const letters = () => [...queued.values()].map(({ payload }) => stockAlertEmail.parse(payload))
  /** The token of the last link of its kind. */
  const lastToken = (purpose: 'confirm' | 'leave') => {
    const letter = letters().findLast((each) => each.letter === 'confirm')
    const link = purpose === 'confirm' ? letter?.link : letter?.leave
    return new URL(link ?? 'http://none/').searchParams.get(purpose) ?? ''
  }
  return { stockAlerts, letters, lastToken }
}
