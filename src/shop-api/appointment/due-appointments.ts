import { and, eq, lt, sql } from 'drizzle-orm'
import type { Appointment } from '#domain/appointment/appointment.ts'
import { needsFrame, remindedAppointment } from '#domain/appointment/change.ts'
import { deleteRows } from '#platform/delete-rows.ts'
import { retainedSince } from '#domain/retention/retention.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import type { Db } from '#platform/database.ts'
import { appointment as table, branchBlock } from '#shop-api/schema/appointment.ts'
import { lockBranchesShared } from '#shop-api/branch/lock-branches.ts'
import { SWEEP_PAGE, sweepPage } from '#shop-api/sweep-page.ts'
import { reserveFrame, type ReservingScope } from './frame-piece.ts'
import { lockAppointments, readAppointmentPage, saveAppointment } from './stored-appointment.ts'

type Deps = Pick<Scope, 'db' | 'now'>
type Sweep = Deps & ReservingScope & Pick<Scope, 'report'>

const DAY_MS = 86_400_000

/**
 * Writes the reminders that are due, sets frames aside that are to be tried on, and forgets what was only held. One that cannot be written holds up no other. Returns a page of
 * the appointments with letters.
 */
export async function dueAppointments(
  { db, now, shop, report }: Sweep,
  after = '',
  size = SWEEP_PAGE,
): Promise<Appointment[]> {
  const at = now.toISOString()
  await db.delete(table).where(and(eq(table.status, 'held'), lt(table.heldUntil, at)))
  const tomorrow = new Date(now.getTime() + DAY_MS).toISOString()
  const isNear = sql`status = 'booked' and starts_at > ${at}::timestamptz and starts_at <= ${tomorrow}::timestamptz`
  return sweepPage(after, {
    read: (from, most) => readAppointmentPage(db, sql`id > ${from} and (has_letters or ${isNear})`, most),
    async entriesOf(found) {
      const entries: Appointment[] = []
      for (const each of found) {
        await setFrameAside({ db, now, shop }, each).catch(report)
        const reminded = await remind(db, each, at).catch(report)
        entries.push(reminded ?? each)
      }
      return entries.filter(({ letters }) => letters.length > 0)
    },
    size,
  })
}

/** The appointment may have been cancelled since it was read. */
async function setFrameAside(
  { db, ...scope }: Deps & ReservingScope,
  appointment: Appointment,
): Promise<void> {
  const at = scope.now.toISOString()
  if (!needsFrame(appointment, at)) return
  await db.transaction(async (tx) => {
    await lockBranchesShared(tx)
    const [locked] = await lockAppointments(tx, sql`id = ${appointment.id}`)
    if (locked && needsFrame(locked, at)) await reserveFrame(tx, scope, locked)
  })
}

/** The appointment with its reminder, where one is due. */
async function remind(db: Db, appointment: Appointment, at: string): Promise<Appointment> {
  if (!remindedAppointment(appointment, at)) return appointment
  return db.transaction(async (tx) => {
    const [locked] = await lockAppointments(tx, sql`id = ${appointment.id}`)
    const reminded = locked && remindedAppointment(locked, at)
    if (reminded) await saveAppointment(tx, reminded)
    return reminded ?? locked ?? appointment
  })
}

/** The letter is queued; null: no such appointment. */
export const recordLetter = (
  { db }: Pick<Deps, 'db'>,
  id: string,
  key: string,
): Promise<Appointment | null> =>
  db.transaction(async (tx) => {
    const [locked] = await lockAppointments(tx, sql`id = ${id}`)
    if (!locked) return null
    const rest = { ...locked, letters: locked.letters.filter((each) => each.key !== key) }
    await saveAppointment(tx, rest)
    return rest
  })

/** Deletes appointments that are long over, and blocked times. */
export async function deleteOldAppointments(db: Db, now: Date): Promise<void> {
  const since = retainedSince('appointment', now).toISOString()
  await deleteRows(db, table, lt(table.endsAt, since))
  await deleteRows(db, branchBlock, lt(branchBlock.endsAt, since))
}
