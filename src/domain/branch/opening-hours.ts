/** Hours of some days in a row, from 1 (Monday) to 7; times as HH:MM in the time zone of the branch. */
export type OpeningHours = { from: number; until: number; opens: string; closes: string }

/**
 * One line for each entry, with the names of the days.
 *
 * @example formatOpeningHours([{ from: 1, until: 5, opens: '09:30', closes: '18:30' }], 'de-DE') // ["Montag–Freitag: 09:30–18:30"]
 */
export const formatOpeningHours = (hours: readonly OpeningHours[], intl: string): string[] =>
  hours.map(({ from, until, opens, closes }) => {
    const days = [...new Set([from, until])].map((day) => nameOf(day, intl)).join('–')
    return `${days}: ${opens}–${closes}`
  })

/** The first of January 2024 was a Monday. */
const nameOf = (day: number, intl: string): string =>
  new Intl.DateTimeFormat(intl, { weekday: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2024, 0, day)))
