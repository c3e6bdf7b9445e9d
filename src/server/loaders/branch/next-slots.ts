import type { FoundBranch } from '#clients/shop-api/shop-client.ts'
import { bookableUntil } from '#domain/appointment/slot.ts'
import { addDays, localTime, momentOf } from '#domain/shop/local-time.ts'

/** The next free starts by branch, and until when that is true, both RFC 3339. Branches without one are absent. */
export type NextSlots = { starts: ReadonlyMap<number, string>; until: string | null }

export function nextSlots(found: readonly FoundBranch[], now: Date): NextSlots {
  const starts = new Map(
    found.flatMap(({ id, nextStart }) => (nextStart === undefined ? [] : [[id, nextStart] as const])),
  )
  if (starts.size === 0) return { starts, until: null }
  // The word for the day changes at midnight.
  const midnights = [...new Set(found.map(({ timeZone }) => timeZone))].map((timeZone) =>
    momentOf({ date: addDays(localTime(now, timeZone).date, 1), time: '00:00' }, timeZone),
  )
  const ends = [...midnights, ...[...starts.values()].map((start) => bookableUntil(new Date(start)))]
  return { starts, until: new Date(Math.min(...ends.map(Number))).toISOString() }
}
