import { eq, sql } from 'drizzle-orm'
import { lockBranchesShared } from '#shop-api/branch/lock-branches.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { appointment } from '#shop-api/schema/appointment.ts'
import { releaseFrame } from './frame-piece.ts'
import { lockAppointments } from './stored-appointment.ts'

/** Deletes the appointments of a customer. Frames that wait for them are given back. */
export const deleteAppointments = ({ db }: Pick<Scope, 'db'>, customerId: string): Promise<void> =>
  db.transaction(async (tx) => {
    await lockBranchesShared(tx)
    for (const each of await lockAppointments(tx, sql`customer_id = ${customerId}`))
      await releaseFrame(tx, each)
    await tx.delete(appointment).where(eq(appointment.customerId, customerId))
  })
