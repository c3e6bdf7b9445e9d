import { sql } from 'drizzle-orm'
import type { SlotsQuery } from '#contract/appointment/appointment.ts'
import type { AppointmentService } from '#domain/appointment/service.ts'
import { freeSlots, HORIZON_DAYS, nextFreeSlot } from '#domain/appointment/slot.ts'
import type { Branch } from '#domain/branch/branch.ts'
import { isoWithOffset } from '#domain/shop/local-time.ts'
import { findBranch } from '#shop-api/branch/find-branches.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { readCalendar, readCalendars } from './branch-calendar.ts'
import { readAppointments } from './stored-appointment.ts'

type SlotTimes = { start: string; end: string }

/** The free slots of a branch of the country, with the offset of its place; null: no such branch. */
export async function findSlots(
  scope: Scope,
  branchId: number,
  { service, from, to, key }: SlotsQuery,
): Promise<SlotTimes[] | null> {
  const { db, now } = scope
  const branch = await findBranch(scope, branchId)
  if (!branch) return null
  const { timeZone } = branch
  const [own] = key === undefined ? [] : await readAppointments(db, sql`key = ${key} and status = 'held'`, 1)
  const range = { from: now, until: horizonOf(now), now }
  const calendar = await readCalendar(db, branch, { ...range, ...(own && { except: own.id }) })
  return freeSlots(calendar, service, { from, to, now }).map(({ start, end }) => ({
    start: isoWithOffset(start, timeZone),
    end: isoWithOffset(end, timeZone),
  }))
}

const DAY_MS = 86_400_000
const horizonOf = (now: Date): Date => new Date(now.getTime() + (HORIZON_DAYS + 1) * DAY_MS)

/** The next free start for a service by the id of each branch, RFC 3339; those without one are absent. */
export async function findNextStarts(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  branches: readonly Branch[],
  service: AppointmentService,
): Promise<Map<number, string>> {
  const calendars = await readCalendars(db, branches, { from: now, until: horizonOf(now), now })
  return new Map(
    calendars.flatMap((calendar) => {
      const { id, timeZone } = calendar.branch
      const slot = nextFreeSlot(calendar, service, now)
      return slot ? [[id, isoWithOffset(slot.start, timeZone)] as const] : []
    }),
  )
}
