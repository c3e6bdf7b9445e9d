import { sql } from 'drizzle-orm'
import type { ChangedBy } from '#contract/appointment/appointment.ts'
import type { Appointment } from '#domain/appointment/appointment.ts'
import {
  type By,
  cancelledAppointment,
  missedAppointment,
  movedAppointment,
} from '#domain/appointment/change.ts'
import { freeSlotAt } from '#domain/appointment/slot.ts'
import { isoWithOffset } from '#domain/shop/local-time.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import type { Db } from '#platform/database.ts'
import { appointmentBranch } from './appointment-branch.ts'
import { readCalendar } from './branch-calendar.ts'
import { findBranchAnywhere } from '#shop-api/branch/find-branch-anywhere.ts'
import { lockBranchesShared } from '#shop-api/branch/lock-branches.ts'
import type { BookingFailure } from './book-appointment.ts'
import { releaseFrame } from './frame-piece.ts'
import { lockAppointments, lockBranch, readAppointment, saveAppointment } from './stored-appointment.ts'

type Deps = Pick<Scope, 'db' | 'now'>
type Changed = Promise<Result<Appointment, BookingFailure>>

/** Locks an appointment and its branch, and saves what becomes of it. Somebody else's and what is only held is unknown. */
async function change(
  { db }: Deps,
  id: string,
  by: ChangedBy,
  apply: (tx: Db, appointment: Appointment) => Changed,
): Changed {
  const known = await readAppointment(db, id)
  if (!known || !mayChange(known, by)) return fail('unknown')
  return db.transaction(async (tx) => {
    await lockBranchesShared(tx)
    // Bookings lock the branch by the id that it has now.
    const branch = await findBranchAnywhere(tx, known.branch.id)
    await lockBranch(tx, branch?.id ?? known.branch.id)
    const [locked] = await lockAppointments(tx, sql`id = ${known.id}`)
    if (!locked || locked.status === 'held') return fail('unknown')
    const changed = await apply(tx, locked)
    if (changed.ok && changed.value !== locked) await saveAppointment(tx, changed.value)
    if (changed.ok && changed.value.revision !== locked.revision) await releaseFrame(tx, locked)
    return changed
  })
}

const mayChange = ({ customerId }: Appointment, by: ChangedBy): boolean =>
  by.actor === 'operator' || by.customerId === undefined || by.customerId === customerId

const byAt = ({ actor }: ChangedBy, now: Date): By => ({ actor, at: now.toISOString() })

const orImpossible = (changed: Appointment | null): Result<Appointment, BookingFailure> =>
  changed ? ok(changed) : fail('impossible')

/** Takes the new slot and frees the old one, or neither. */
export const moveAppointment = (scope: Deps, id: string, by: ChangedBy, start: string): Changed =>
  change(scope, id, by, async (tx, appointment) => {
    const moment = new Date(start)
    if (appointment.status === 'booked' && Date.parse(appointment.start) === moment.getTime())
      return orImpossible(movedAppointment(appointment, appointment, byAt(by, scope.now)))
    const branch = await findBranchAnywhere(tx, appointment.branch.id)
    if (!branch) return fail('impossible')
    const { now } = scope
    const day = { from: new Date(moment.getTime() - DAY), until: new Date(moment.getTime() + DAY) }
    const calendar = await readCalendar(tx, branch, { ...day, now, except: appointment.id })
    const slot = freeSlotAt(calendar, appointment.service, moment, now)
    if (!slot) return fail('slot-taken')
    const times = {
      start: isoWithOffset(slot.start, branch.timeZone),
      end: isoWithOffset(slot.end, branch.timeZone),
    }
    // One that was displaced may have the address from before its branch moved.
    const today = { ...appointment, branch: appointmentBranch(branch) }
    return orImpossible(movedAppointment(today, times, byAt(by, now)))
  })

const DAY = 86_400_000

export const cancelAppointment = (scope: Deps, id: string, by: ChangedBy): Changed =>
  change(scope, id, by, async (_, appointment) =>
    orImpossible(cancelledAppointment(appointment, byAt(by, scope.now))),
  )

/** Its customer did not come. */
export const recordMissed = (scope: Deps, id: string): Changed =>
  change(scope, id, { actor: 'operator' }, async (_, appointment) =>
    orImpossible(missedAppointment(appointment, byAt({ actor: 'operator' }, scope.now))),
  )
