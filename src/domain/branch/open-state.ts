import type { DayHours } from './day-hours.ts'
import { addDays, localTime, type LocalTime, momentOf } from '#domain/shop/local-time.ts'

/** Whether a branch is open; times are those of its clock. `next` is null where it does not open on the known days. */
export type OpenState =
  | { kind: 'open'; closes: string }
  | { kind: 'closed'; next: (LocalTime & { on: 'today' | 'tomorrow' | 'later' }) | null }

type Hours = Pick<DayHours, 'date' | 'spans'>

/** From the hours of some days in a row, of which one is today there. */
export function openState(days: readonly Hours[], timeZone: string, now: Date): OpenState {
  const today = localTime(now, timeZone)
  const current = days
    .find(({ date }) => date === today.date)
    ?.spans.find(({ opens, closes }) => opens <= today.time && today.time < closes)
  if (current) return { kind: 'open', closes: current.closes }
  const next = days
    .flatMap(({ date, spans }) => spans.map(({ opens }) => ({ date, time: opens })))
    .find(({ date, time }) => date > today.date || (date === today.date && time > today.time))
  return { kind: 'closed', next: next ? { ...next, on: relativeDay(next.date, today.date) } : null }
}

function relativeDay(date: string, today: string): 'today' | 'tomorrow' | 'later' {
  if (date === today) return 'today'
  return date === addDays(today, 1) ? 'tomorrow' : 'later'
}

/** When the state changes next, or null: not on the known days. */
export function nextChange(days: readonly Hours[], timeZone: string, now: Date): Date | null {
  const state = openState(days, timeZone, now)
  if (state.kind === 'open')
    return momentOf({ date: localTime(now, timeZone).date, time: state.closes }, timeZone)
  return state.next && momentOf(state.next, timeZone)
}

/**
 * The hours of some days in a row as the page holds them for its script.
 *
 * @example writeHours([{ date: '2026-11-23', spans: [{ opens: '09:30', closes: '18:30' }] }]) // "2026-11-23 09:30-18:30"
 */
export const writeHours = (days: readonly Hours[]): string =>
  [
    days[0]?.date,
    days.map(({ spans }) => spans.map(({ opens, closes }) => `${opens}-${closes}`).join(',')).join(';'),
  ].join(' ')

/** The same back. */
export function readHours(text: string): Hours[] {
  const [from = '', days = ''] = text.split(' ')
  return days.split(';').map((day, index) => ({
    date: addDays(from, index),
    spans: day
      .split(',')
      .filter(Boolean)
      .map((span) => {
        const [opens = '', closes = ''] = span.split('-')
        return { opens, closes }
      }),
  }))
}
