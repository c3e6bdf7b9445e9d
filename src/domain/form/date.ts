import { type Rule, createRule } from './rule.ts'

const EARLIEST = 1900

/** A day as `dd.mm.yyyy`, at midnight UTC. Null where there is no such day, or one before 1900. Spec §5. */
export function parseDate(value: string): Date | null {
  const [, day = '', month = '', year = ''] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(value) ?? []
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`)
  // Some engines read the 31st of a short month as a day of the next one.
  return Number(year) >= EARLIEST && date.getUTCDate() === Number(day) ? date : null
}

export const date: Rule = createRule({ kind: 'date' }, (value) => parseDate(value) !== null)

/** Today (RFC 3339, as the reader has it) or later. An empty field is no such day either. Spec §5. */
export const futureDate =
  (today: string): Rule =>
  (value) => {
    const day = parseDate(value)?.toISOString().slice(0, 10)
    return day !== undefined && day >= today ? null : { kind: 'future-date' }
  }
