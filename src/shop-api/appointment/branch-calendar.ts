import { and, getTableColumns, gt, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { BranchCalendar, Slot } from '#domain/appointment/slot.ts'
import type { Branch } from '#domain/branch/branch.ts'
import type { Db } from '#platform/database.ts'
import { appointment, branchBlock } from '#shop-api/schema/appointment.ts'

type Range = { from: Date; until: Date }

const slotOf = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }): Slot => ({
  start: new Date(startsAt),
  end: new Date(endsAt),
})

/** All ids that it has and had: an appointment has the one of its day. */
const idsOf = ({ id, formerIds }: Branch): number[] => [id, ...formerIds]

/** What is taken at each of the branches from one moment to another; `except`: an appointment that does not count. */
export async function readCalendars(
  db: Db,
  branches: readonly Branch[],
  { from, until, now, except = '' }: Range & { now: Date; except?: string },
): Promise<BranchCalendar[]> {
  const ids = branches.flatMap(idsOf)
  if (ids.length === 0) return []
  const appointments = db
    .select({
      branchId: appointment.branchId,
      startsAt: appointment.startsAt,
      endsAt: appointment.endsAt,
      isBlock: sql<boolean>`false`,
    })
    .from(appointment)
    .where(
      and(
        isDuring(appointment, ids, { from, until }),
        sql`(${appointment.status} = 'booked' or ${appointment.status} = 'held' and ${appointment.heldUntil} > ${now.toISOString()}::timestamptz)`,
        sql`${appointment.id} <> ${except}`,
      ),
    )
  const blocks = db
    .select({ ...getTableColumns(branchBlock), isBlock: sql<boolean>`true` })
    .from(branchBlock)
    .where(isDuring(branchBlock, ids, { from, until }))
  const taken = await appointments.unionAll(blocks)
  return branches.map((branch) => {
    const own = new Set(idsOf(branch))
    const slotsOf = (isBlocked: boolean) =>
      taken.filter(({ branchId, isBlock }) => isBlock === isBlocked && own.has(branchId)).map(slotOf)
    return { branch, busy: slotsOf(false), blocked: slotsOf(true) }
  })
}

const isDuring = (
  { branchId, startsAt, endsAt }: typeof appointment | typeof branchBlock,
  branchIds: readonly number[],
  { from, until }: Range,
): SQL | undefined =>
  and(inArray(branchId, [...branchIds]), lt(startsAt, until.toISOString()), gt(endsAt, from.toISOString()))

/** The same for one branch. */
export async function readCalendar(
  db: Db,
  branch: Branch,
  range: Parameters<typeof readCalendars>[2],
): Promise<BranchCalendar> {
  const [calendar] = await readCalendars(db, [branch], range)
  return calendar ?? { branch, busy: [], blocked: [] }
}
