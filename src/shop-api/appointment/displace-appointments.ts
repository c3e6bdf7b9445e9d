import { sql } from 'drizzle-orm'
import type { Appointment } from '#domain/appointment/appointment.ts'
import { displacedAppointment } from '#domain/appointment/change.ts'
import { type BranchCalendar, canTakePlace, HORIZON_DAYS } from '#domain/appointment/slot.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { rows } from '#shop-api/open-database.ts'
import { branchBlock } from '#shop-api/schema/appointment.ts'
import { readCalendar } from './branch-calendar.ts'
import { findBranchAnywhere } from '#shop-api/branch/find-branch-anywhere.ts'
import { releaseFrame } from './frame-piece.ts'
import { lockAppointments, lockBranch, saveAppointment } from './stored-appointment.ts'

type Deps = Pick<Scope, 'db' | 'now'>
const DAY_MS = 86_400_000

/**
 * Displaces the coming appointments of a branch that cannot take place any more, after its hours, special days, services or blocked times have
 * changed or it is gone. Returns their number.
 */
async function displaceAt({ db, now }: Deps, branchId: number): Promise<number> {
  await lockBranch(db, branchId)
  const calendar = await calendarOf({ db, now }, branchId)
  const booked = await lockAppointments(
    db,
    sql`branch_id = ${branchId} and status = 'booked' and starts_at > ${now.toISOString()}::timestamptz`,
  )
  let count = 0
  for (const each of booked) {
    const isStanding = calendar !== null && stands(each, calendar)
    const displaced = isStanding ? null : displacedAppointment(each, now.toISOString())
    if (!displaced) continue
    await saveAppointment(db, displaced)
    await releaseFrame(db, each)
    count += 1
  }
  return count
}

const stands = ({ start, end, service }: Appointment, calendar: BranchCalendar): boolean =>
  canTakePlace({ start: new Date(start), end: new Date(end) }, service, calendar)

/** Null: the branch is gone. */
async function calendarOf({ db, now }: Deps, branchId: number): Promise<BranchCalendar | null> {
  const branch = await findBranchAnywhere(db, branchId)
  const until = new Date(now.getTime() + (HORIZON_DAYS + 1) * DAY_MS)
  return branch && readCalendar(db, branch, { from: now, until, now })
}

/** The same for every branch with coming appointments. Called in the transaction that has changed the branches. */
export async function displaceEverywhere({ db, now }: Deps): Promise<number> {
  let displaced = 0
  const found = await rows<{ id: number }>(
    db,
    sql`
    select distinct branch_id as id from appointment
    where status = 'booked' and starts_at > ${now.toISOString()}::timestamptz order by 1`,
  )
  for (const { id } of found) displaced += await displaceAt({ db, now }, id)
  return displaced
}

/** Takes no appointments from one moment to another, and displaces those that are booked. Returns their number. */
export const blockBranch = (
  { db, now }: Deps,
  branchId: number,
  { from, to }: { from: string; to: string },
): Promise<number> =>
  db.transaction(async (tx) => {
    await tx.insert(branchBlock).values({ branchId, startsAt: from, endsAt: to }).onConflictDoNothing()
    return displaceEverywhere({ db: tx, now })
  })
