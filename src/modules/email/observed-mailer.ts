import { createCallObserver } from '#platform/process-metrics.ts'
import type { Mailer } from './mailer.ts'

const observe = createCallObserver('email', 'Sending of emails, by outcome')

/** A mailer whose emails are measured and traced. */
export const observedMailer =
  (mailer: Mailer): Mailer =>
  (email) =>
    observe('send', () => mailer(email))
