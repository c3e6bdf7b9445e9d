import { dateFormat } from '#domain/text/date-format.ts'
import { withOrdinal } from '#domain/text/format-day.ts'

/**
 * The day of a moment on the calendar of a place.
 *
 * @example formatAppointmentDay('2026-11-30T10:00:00+01:00', 'Europe/Berlin', 'de-DE') // "Montag, 30. November 2026"
 */
export const formatAppointmentDay = (start: string, timeZone: string, intl: string): string =>
  withOrdinal(dateFormat(intl, { dateStyle: 'full', timeZone }).format(new Date(start)), intl)

/** Hours and minutes on the clock of a place: "10:00". */
export const formatAppointmentTime = (start: string, timeZone: string, intl: string): string =>
  dateFormat(intl, { hour: '2-digit', minute: '2-digit', timeZone }).format(new Date(start))
