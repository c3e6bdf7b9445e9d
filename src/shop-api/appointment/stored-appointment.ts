import { asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Appointment } from '#domain/appointment/appointment.ts'
import { countedMailbox } from '#domain/customer/counted-mailbox.ts'
import type { Db } from '#platform/database.ts'
import { appointment as table } from '#shop-api/schema/appointment.ts'

const columnsOf = (appointment: Appointment) => ({
  branchId: appointment.branch.id,
  customerId: appointment.customerId,
  email: appointment.person?.email ?? null,
  status: appointment.status,
  startsAt: appointment.start,
  endsAt: appointment.end,
  heldUntil: appointment.heldUntil,
  hasLetters: appointment.letters.length > 0,
  document: appointment,
})

/** Writes an appointment, in place of the one with its id. */
export async function saveAppointment(tx: Db, appointment: Appointment, key?: string): Promise<void> {
  const { id, number } = appointment
  if (key === undefined) await tx.update(table).set(columnsOf(appointment)).where(eq(table.id, id))
  else
    await tx
      .insert(table)
      .values({ id, number, key, ...columnsOf(appointment) })
      .onConflictDoUpdate({ target: table.id, set: columnsOf(appointment) })
}

/** Those that match `which`, a condition on `appointment`, the earliest first. */
export async function readAppointments(db: Db, which: SQL, limit = 500): Promise<Appointment[]> {
  const found = await db
    .select({ document: table.document })
    .from(table)
    .where(which)
    .orderBy(asc(table.startsAt), asc(table.id))
    .limit(limit)
  return found.map(({ document }) => document)
}

/** The first of those that match, in the order of their ids. */
export async function readAppointmentPage(db: Db, which: SQL, size: number): Promise<Appointment[]> {
  const found = await db
    .select({ document: table.document })
    .from(table)
    .where(which)
    .orderBy(asc(table.id))
    .limit(size)
  return found.map(({ document }) => document)
}

/** By its id or number. */
export const readAppointment = async (db: Db, id: string): Promise<Appointment | null> =>
  (await readAppointments(db, sql`(id = ${id} or number = ${id})`, 1))[0] ?? null

/** Locks those that match for the rest of the transaction. */
export async function lockAppointments(tx: Db, which: SQL): Promise<Appointment[]> {
  const found = await tx
    .select({ document: table.document })
    .from(table)
    .where(which)
    .orderBy(asc(table.id))
    .for('update')
  return found.map(({ document }) => document)
}

/** Until the end of the transaction nobody else takes or frees a slot of the branch. */
export const lockBranch = (tx: Db, branchId: number) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('appointments of ' || ${branchId}::text, 0))`)

/** After that of the branch. */
export const lockMailbox = (tx: Db, email: string) =>
  tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('appointments by ' || ${countedMailbox(email)}::text, 0))`,
  )
