import { minutesOf } from '#domain/shop/local-time.ts'
import type { WeekHours } from './opening-hours.ts'

/** Minutes, counted from the earliest opening of the week. */
export type RulerSpan = { from: number; length: number }

/**
 * The hours of a week to scale: `length` is from the earliest opening to the latest closing, in minutes; 0 where no day is open. The clock
 * counts, also on the days on which it changes.
 */
export function weekRuler(hours: WeekHours): { length: number; days: RulerSpan[][] } {
  const all = hours.flat()
  if (all.length === 0) return { length: 0, days: hours.map(() => []) }
  const first = Math.min(...all.map(({ opens }) => minutesOf(opens)))
  const last = Math.max(...all.map(({ closes }) => minutesOf(closes)))
  return {
    length: last - first,
    days: hours.map((spans) =>
      spans.map(({ opens, closes }) => ({
        from: minutesOf(opens) - first,
        length: minutesOf(closes) - minutesOf(opens),
      })),
    ),
  }
}
