import type { AppointmentService } from '#domain/appointment/service.ts'
import { bookableUntil } from '#domain/appointment/slot.ts'
import { addDays, localTime, momentOf } from '#domain/shop/local-time.ts'
import type { Branch } from '#domain/branch/branch.ts'
import type { Context } from '#server/context.ts'

/** The next free starts by branch, and until when that is true, both RFC 3339. Branches without one are absent. */
export type NextSlots = { starts: ReadonlyMap<number, string>; until: string | null }

/** Branches of one request at most; the others show none. */
const MAX_BRANCHES = 200

/** A list without them is better than none: where they cannot be read, they are left out. */
export async function loadNextSlots(
  { appointments, log, now }: Pick<Context, 'appointments' | 'log' | 'now'>,
  branches: readonly Branch[],
  service: AppointmentService = 'advice',
): Promise<NextSlots> {
  const shown = branches.slice(0, MAX_BRANCHES)
  const found = await appointments
    .nextSlots(
      shown.map(({ id }) => id),
      service,
    )
    .catch((error: unknown) => (log.warn({ error }, 'free appointments could not be read'), []))
  const midnights = shown.map(({ timeZone }) =>
    momentOf({ date: addDays(localTime(now(), timeZone).date, 1), time: '00:00' }, timeZone),
  )
  const ends = [...midnights, ...found.map(({ start }) => bookableUntil(new Date(start)))]
  return {
    starts: new Map(found.map(({ branchId, start }) => [branchId, start])),
    until: found.length === 0 ? null : new Date(Math.min(...ends.map(Number))).toISOString(),
  }
}
