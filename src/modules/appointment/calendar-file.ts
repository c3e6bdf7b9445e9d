import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { Appointment } from '#domain/appointment/appointment.ts'

export type CalendarTexts = { shop: string; summary: string; link: string }

/**
 * The appointment as iCalendar (RFC 5545), its times in UTC. A newer one replaces it in the reader's calendar; one that is cancelled or has to be moved removes it.
 * What it is for is not in it.
 */
export function calendarFile(
  { id, revision, status, start, end, branch, history }: Appointment,
  { shop, summary, link }: CalendarTexts,
): Buffer {
  const isOn = status === 'booked'
  const calendar = ical({
    prodId: { company: shop, product: 'Shop', language: 'EN' },
    method: isOn ? ICalCalendarMethod.PUBLISH : ICalCalendarMethod.CANCEL,
  })
  calendar.createEvent({
    id: `${id}@${shop.toLowerCase()}.appointment`,
    sequence: revision,
    status: isOn ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
    stamp: new Date(history.at(-1)?.at ?? start),
    start: new Date(start),
    end: new Date(end),
    summary,
    description: link,
    location: `${branch.street}, ${branch.zip} ${branch.city}`,
    url: link,
  })
  return Buffer.from(calendar.toString())
}
