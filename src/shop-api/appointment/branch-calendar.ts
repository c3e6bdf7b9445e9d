import { and, gt, inArray, lt, sql } from 'drizzle-orm'
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
  const taken = await db
    .select({
      branchId: appointment.branchId,
      startsAt: appointment.startsAt,
      endsAt: appointment.endsAt,
    })
    .from(appointment)
    .where(
      and(
        inArray(appointment.branchId, ids),
        sql`(${appointment.status} = 'booked' or ${appointment.status} = 'held' and ${appointment.heldUntil} > ${now.toISOString()}::timestamptz)`,
        lt(appointment.startsAt, until.toISOString()),
        gt(appointment.endsAt, from.toISOString()),
        sql`${appointment.id} <> ${except}`,
      ),
    )
  const blocks = await readBlocks(db, ids, { from, until })
  return branches.map((branch) => {
    const own = new Set(idsOf(branch))
    const slotsIn = (found: readonly { branchId: number; startsAt: string; endsAt: string }[]) =>
      found.filter(({ branchId }) => own.has(branchId)).map(slotOf)
    return { branch, busy: slotsIn(taken), blocked: slotsIn(blocks) }
  })
}

const readBlocks = (db: Db, branchIds: readonly number[], { from, until }: Range) =>
  db
    .select()
    .from(branchBlock)
    .where(
      and(
        inArray(branchBlock.branchId, [...branchIds]),
        lt(branchBlock.startsAt, until.toISOString()),
        gt(branchBlock.endsAt, from.toISOString()),
      ),
    )

/** The same for one branch. */
export async function readCalendar(
  db: Db,
  branch: Branch,
  range: Parameters<typeof readCalendars>[2],
): Promise<BranchCalendar> {
  const [calendar] = await readCalendars(db, [branch], range)
  return calendar ?? { branch, busy: [], blocked: [] }
}
