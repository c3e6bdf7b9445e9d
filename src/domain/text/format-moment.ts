import { withOrdinal } from './format-day.ts'
/** All shops use Central European time; the city of the time zone is the reader's own. */
const TIME_ZONES: Record<string, string> = {
  DE: 'Europe/Berlin',
  AT: 'Europe/Vienna',
  CH: 'Europe/Zurich',
  PL: 'Europe/Warsaw',
  CZ: 'Europe/Prague',
  IT: 'Europe/Rome',
}

type Reader = { intl: string; country: string }

/**
 * A day with its time, in the reader's time zone.
 *
 * @example momentText(Date.parse('2026-12-06T22:59:00Z'), { intl: 'de-AT', country: 'AT' }) // "Sonntag, 6. Dezember um 23:59"
 */
export const formatMoment = (moment: number, { intl, country }: Reader): string => {
  const timeZone = TIME_ZONES[country] ?? 'Europe/Berlin'
  const key = `${intl} ${timeZone}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(intl, { ...DAY_AND_TIME, timeZone })
  formats.set(key, format)
  return withPreposition(withOrdinal(format.format(moment), intl), intl)
}

/** What Intl leaves out before a time: Czech says "ve" where the hour starts with two consonants, Polish "godz." */
function withPreposition(moment: string, intl: string): string {
  if (intl.startsWith('cs')) return moment.replace(/(?<= )v (?=0?[2-4]:|1[2-4]:|2\d:)/, 've ')
  return intl.startsWith('pl') ? moment.replace(/ (?=\d{2}:)/, ', godz. ') : moment
}

const DAY_AND_TIME = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
} as const

/** Creating one takes a millisecond. */
const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * A moment to the second, as on receipts.
 *
 * @example exactMomentText(Date.parse('2026-12-06T22:59:07Z'), { intl: 'de-AT', country: 'AT' }) // "6. Dezember 2026 um 23:59:07 MEZ"
 */
export const formatExactMoment = (moment: number, { intl, country }: Reader): string =>
  withPreposition(
    withOrdinal(
      new Intl.DateTimeFormat(intl, {
        dateStyle: 'long',
        timeStyle: 'long',
        timeZone: TIME_ZONES[country] ?? 'Europe/Berlin',
      }).format(moment),
      intl,
    ),
    intl,
  )
