import type { Job } from '#platform/jobs/job.ts'
import { deleteExpiredAccounts, type ReleaseCustomers } from './auth/clean-up.ts'
import { deleteExpiredDrafts } from './checkout/checkout-drafts.ts'
import { deleteExpiredConfigurations } from './configurator/configurator-drafts.ts'
import type { Db } from '#platform/database.ts'
import { deleteOldDeclarations } from './declarations/declarations.ts'
import { deleteOldSandboxPayments } from './payment/sandbox/sandbox-provider.ts'
import { deleteExpiredAlerts } from './stock-alert/alert-store.ts'
import { deleteOldPayoutAccounts } from './payouts/payouts.ts'
import { deleteOldEmails } from './email/mail-queue.ts'
import { deleteOldOutboxFiles } from './email/outbox.ts'
import type { Env } from '#platform/env.ts'

/** Deletes what is no longer needed at a moment. */
export type CleanUp = (db: Db, now: Date) => Promise<unknown>

/** Of the embedded Shop API; undefined for an external one, which knows nothing of our accounts. */
export type ShopCleanUps = {
  releaseCustomers?: ReleaseCustomers | undefined
  /** Delete what it no longer needs. */
  shopCleanUps?: readonly CleanUp[] | undefined
}

type Deps = ShopCleanUps & {
  env: Pick<Env, 'dataDir'>
  /** Opens the database with the tables of all modules. */
  database(): Promise<Db>
  now(): Date
}

const HOUR = 3600

const CLEAN_UPS = [
  deleteExpiredDrafts,
  deleteExpiredConfigurations,
  deleteOldEmails,
  deleteOldDeclarations,
  deleteOldSandboxPayments,
  deleteExpiredAlerts,
  deleteOldPayoutAccounts,
]

/** Deletes expired rows of the tables that would otherwise only grow, and old emails in the outbox. A failure in one does not stop the others. */
export const cleanUpJob = ({ env, database, now, releaseCustomers, shopCleanUps = [] }: Deps): Job => ({
  name: 'clean-up',
  recurs: { everySeconds: HOUR },
  async run() {
    const db = await database()
    const failures: unknown[] = []
    const outbox: CleanUp = (_, moment) => deleteOldOutboxFiles(env.dataDir, moment)
    const accounts: CleanUp = (_, moment) => deleteExpiredAccounts(db, moment, releaseCustomers)
    for (const cleanUp of [accounts, ...CLEAN_UPS, outbox, ...shopCleanUps])
      await cleanUp(db, now()).catch((error: unknown) => failures.push(error))
    if (failures.length > 0) throw new AggregateError(failures, 'some expired data could not be deleted')
  },
})
