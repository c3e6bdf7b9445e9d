import type { Job } from '#platform/jobs/job.ts'
import { deleteExpiredAccounts } from './auth/clean-up.ts'
import { deleteExpiredDrafts } from './checkout/checkout-drafts.ts'
import type { Db } from '#platform/database.ts'
import { deleteOldEmails } from './email/mail-queue.ts'

type Deps = {
  /** Opens the database with the tables of all modules. */
  database(): Promise<Db>
  now(): Date
}

const HOUR = 3600

/** Deletes expired rows of the tables that would otherwise only grow. A failure in one does not stop the others. */
export const cleanUpJob = ({ database, now }: Deps): Job => ({
  name: 'clean-up',
  recurs: { everySeconds: HOUR },
  async run() {
    const db = await database()
    const failures: unknown[] = []
    for (const cleanUp of [deleteExpiredAccounts, deleteExpiredDrafts, deleteOldEmails])
      await cleanUp(db, now()).catch((error: unknown) => failures.push(error))
    if (failures.length > 0) throw new AggregateError(failures, 'some expired data could not be deleted')
  },
})
