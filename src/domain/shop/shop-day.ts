import { addDays, isoWithOffset, localTime, momentOf } from './local-time.ts'

/** All countries of the shops have the same time. */
const TIME_ZONE = 'Europe/Berlin'

/** The day (RFC 3339) that people in the countries of the shops have at a moment: after midnight there it is still yesterday in UTC. */
export const shopDay = (moment: Date): string => localTime(moment, TIME_ZONE).date

/** When the next day begins in the shops. */
export const nextShopDay = (moment: Date): Date =>
  momentOf({ date: addDays(shopDay(moment), 1), time: '00:00' }, TIME_ZONE)

/**
 * The moment at which a day (RFC 3339) begins in the shops: ISO 8601 to the minute, with an offset without colon as Google writes it.
 *
 * @example shopDayStart('2026-12-08') // "2026-12-08T00:00+0100"
 */
export const shopDayStart = (day: string): string =>
  isoWithOffset(momentOf({ date: day, time: '00:00' }, TIME_ZONE), TIME_ZONE).replace(
    /:00([+-]\d\d):(\d\d)$/,
    '$1$2',
  )
