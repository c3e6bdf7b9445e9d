import { localTime } from './local-time.ts'

/** All countries of the shops have the same time. */
const TIME_ZONE = 'Europe/Berlin'

/** The day (RFC 3339) that people in the countries of the shops have at a moment: after midnight there it is still yesterday in UTC. */
export const shopDay = (moment: Date): string => localTime(moment, TIME_ZONE).date
