import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import type { Appointment } from '#domain/appointment/appointment.ts'
import { displacedAppointment, relocatedAppointment } from '#domain/appointment/change.ts'
import { type BranchCalendar, canTakePlace, HORIZON_DAYS } from '#domain/appointment/slot.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { rows } from '#shop-api/open-database.ts'
import { branchBlock } from '#shop-api/schema/appointment.ts'
import { appointmentBranch } from './appointment-branch.ts'
import { readCalendar } from './branch-calendar.ts'
import { findBranchAnywhere } from '#shop-api/branch/find-branch-anywhere.ts'
import { lockBranchesExclusive } from '#shop-api/branch/lock-branches.ts'
import { passFrameOn, releaseFrame } from './frame-piece.ts'
import { lockAppointments, saveAppointment } from './stored-appointment.ts'

type Deps = Pick<Scope, 'db' | 'now'>
const DAY_MS = 86_400_000

/**
 * Displaces the coming appointments of a branch that cannot take place any more, after its hours, special days, services or blocked times have
 * changed or it is gone. The others have its address and telephone of today, with a letter where it has moved. Returns the number of those displaced.
 */
async function displaceAt({ db, now }: Deps, branchId: number): Promise<number> {
  const branch = await findBranchAnywhere(db, branchId)
  const until = new Date(now.getTime() + (HORIZON_DAYS + 1) * DAY_MS)
  const calendar = branch && (await readCalendar(db, branch, { from: now, until, now }))
  const booked = await lockAppointments(
    db,
    sql`branch_id = ${branchId} and status = 'booked' and starts_at > ${now.toISOString()}::timestamptz`,
  )
  let count = 0
  for (const each of booked) {
    if (branch && calendar && stands(each, calendar)) {
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

const stands = ({ start, end, service }: Appointment, calendar: BranchCalendar): boolean =>
  canTakePlace({ start: new Date(start), end: new Date(end) }, service, calendar)

/** The same for every branch with coming appointments. Called in the transaction that has locked the branches and changed them. */
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
    await lockBranchesExclusive(tx)
    await tx.insert(branchBlock).values({ branchId, startsAt: from, endsAt: to }).onConflictDoNothing()
    return displaceEverywhere({ db: tx, now })
  })
