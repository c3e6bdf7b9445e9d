import { isDeepStrictEqual } from 'node:util'
import { inArray, sql } from 'drizzle-orm'
import type { Appointment } from '#domain/appointment/appointment.ts'
import { inBookingOrder } from '#domain/appointment/booking-order.ts'
import { displacedAppointment, relocatedAppointment } from '#domain/appointment/change.ts'
import { canTakePlace, HORIZON_DAYS, type Slot } from '#domain/appointment/slot.ts'
import type { Branch } from '#domain/branch/branch.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { rows } from '#platform/database.ts'
import { appointment, branchBlock } from '#shop-api/schema/appointment.ts'
import { appointmentBranch } from './appointment-branch.ts'
import { readCalendar } from './branch-calendar.ts'
import { findBranchAnywhere } from '#shop-api/branch/find-branch-anywhere.ts'
import { lockBranchesExclusive } from '#shop-api/branch/lock-branches.ts'
import { passFrameOn, releaseFrame } from './frame-piece.ts'
import { lockAppointments, saveAppointment } from './stored-appointment.ts'

type Deps = Pick<Scope, 'db' | 'now'>
const DAY_MS = 86_400_000

/**
 * Displaces the coming appointments of a branch that cannot take place any more, after its hours, special days, services, staff or blocked
 * times have changed or it is gone; of more than its staff has time for, those that were booked last. The others have its address and
 * telephone of today, with a letter where it has moved. `ids`: all that it has and had. Returns the number of those displaced.
 */
async function displaceAt({ db, now }: Deps, branch: Branch | null, ids: readonly number[]): Promise<number> {
  const until = new Date(now.getTime() + (HORIZON_DAYS + 1) * DAY_MS)
  const calendar = branch && (await readCalendar(db, branch, { from: now, until, now }))
  const booked = await lockAppointments(
    db,
    sql`${inArray(appointment.branchId, [...ids])} and status = 'booked' and starts_at > ${now.toISOString()}::timestamptz`,
  )
  let count = 0
  const busy: Slot[] = []
  for (const each of inBookingOrder(booked)) {
    const slot = { start: new Date(each.start), end: new Date(each.end) }
    if (branch && calendar && canTakePlace(slot, each.service, { ...calendar, busy })) {
      busy.push(slot)
      await relocate({ db, now }, each, appointmentBranch(branch))
      continue
    }
    const displaced = displacedAppointment(each, now.toISOString())
    if (!displaced) continue
    await saveAppointment(db, displaced)
    await releaseFrame(db, each)
    count += 1
  }
  return count
}

async function relocate(
  { db, now }: Deps,
  before: Appointment,
  branch: Appointment['branch'],
): Promise<void> {
  if (isDeepStrictEqual(before.branch, branch)) return
  const relocated = relocatedAppointment(before, branch, now.toISOString())
  if (!relocated) return
  await saveAppointment(db, relocated)
  await passFrameOn(db, before, relocated)
}

/** The same for every branch with coming appointments. Called in the transaction that has locked the branches and changed them. */
export async function displaceEverywhere({ db, now }: Deps): Promise<number> {
  let displaced = 0
  const found = await rows<{ id: number }>(
    db,
    sql`
    select distinct branch_id as id from appointment
    where status = 'booked' and starts_at > ${now.toISOString()}::timestamptz order by 1`,
  )
  const seen = new Set<number>()
  for (const { id } of found) {
    if (seen.has(id)) continue
    const branch = await findBranchAnywhere(db, id)
    const ids = branch ? [branch.id, ...branch.formerIds] : [id]
    for (const each of ids) seen.add(each)
    displaced += await displaceAt({ db, now }, branch, ids)
  }
  return displaced
}

/** Takes no appointments from one moment to another, and displaces those that are booked. Returns their number. */
export const blockBranch = (
  { db, now }: Deps,
  branchId: number,
  { from, to }: { from: string; to: string },
): Promise<number> =>
  db.transaction(async (tx) => {
    await lockBranchesExclusive(tx)
    await tx.insert(branchBlock).values({ branchId, startsAt: from, endsAt: to }).onConflictDoNothing()
    return displaceEverywhere({ db: tx, now })
  })
