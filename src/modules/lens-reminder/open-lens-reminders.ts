import { createSubscribers } from '#modules/newsletter/subscribers.ts'
import type { EmailRenderer } from '#modules/email/mail-queue.ts'
import type { Env } from '#platform/env.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { lensReminderRenderer } from './lens-reminder-email.ts'
import { createLensReminders, type LensReminders, lensRemindersJob } from './lens-reminders.ts'

type Deps = Omit<Parameters<typeof createLensReminders>[0], 'subscribers'> &
  Omit<Parameters<typeof lensReminderRenderer>[0], 'reminders'> & {
    env: Pick<Env, 'shopApi'>
    jobs: Pick<Jobs, 'define'>
  }

/** The reminders with their job, and what writes them. */
export function openLensReminders(deps: Deps): {
  lensReminders: LensReminders
  renderer: EmailRenderer
} {
  const reminders = createLensReminders({ ...deps, subscribers: createSubscribers(deps.database) })
  // An external Shop API knows no orders of ours.
  if (!deps.env.shopApi) deps.jobs.define(lensRemindersJob(reminders))
  return { lensReminders: reminders, renderer: lensReminderRenderer({ ...deps, reminders }) }
}
