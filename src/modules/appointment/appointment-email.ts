import { z } from 'zod'
import {
  APPOINTMENT_LETTERS,
  type Appointment,
  type AppointmentLetter,
} from '#domain/appointment/appointment.ts'
import { formatAppointmentDay, formatAppointmentTime } from '#domain/appointment/format-time.ts'
import { relativeStart } from '#domain/appointment/relative-start.ts'
import { defangText } from '#domain/text/defang-text.ts'
import { VARIANTS } from '#i18n/variants.ts'
import type { AppointmentRepository } from '#clients/shop-api/appointment-repository.ts'
import { ownVariant } from '#clients/shop-api/own-variant.ts'
import type { EmailRenderer } from '#modules/email/mail-queue.ts'
import { renderEmail } from '#modules/email/render-email.ts'
import { questionsBlock } from '#modules/email/questions-block.ts'
import type { Sender } from '#modules/email/sender.ts'
import { translatorOf } from '#modules/email/translator.ts'
import { appointmentUrl, type LinkDeps } from './appointment-link.ts'
import { calendarFile } from './calendar-file.ts'

export const APPOINTMENT_EMAIL = 'appointment'

const payload = z.object({ id: z.string(), kind: z.enum(APPOINTMENT_LETTERS) })

type Deps = LinkDeps & { appointments: Pick<AppointmentRepository, 'byId'>; sender: Sender }

/** Letters that only make sense while the appointment stands as they say. */
const NEEDS: Partial<Record<AppointmentLetter, Appointment['status']>> = {
  booked: 'booked',
  moved: 'booked',
  relocated: 'booked',
  reminder: 'booked',
  displaced: 'displaced',
}

/** A letter about an appointment, as it is when the letter is sent. What it is for is not in it. */
export const appointmentRenderer =
  ({ appointments, sender, ...links }: Deps): EmailRenderer =>
  async (input) => {
    const { id, kind } = payload.parse(input)
    const appointment = await appointments.byId(id)
    if (!appointment?.person || (NEEDS[kind] ?? appointment.status) !== appointment.status) return null
    const { person, start, branch, number } = appointment
    const startsOn = relativeStart(start, branch.timeZone, links.now())
    // One that was held up until the start, or whose appointment was moved to a later day since.
    if (kind === 'reminder' && (startsOn === 'later' || Date.parse(start) <= links.now().getTime()))
      return null
    const variant = ownVariant(appointment.shopId)
    const { intl } = VARIANTS[variant]
    const translate = translatorOf(variant)
    const shop = sender.name
    const day = formatAppointmentDay(start, branch.timeZone, intl)
    const time = formatAppointmentTime(start, branch.timeZone, intl)
    const link = appointmentUrl(links, variant, id)
    const { html, text } = await renderEmail({
      sender,
      variant,
      blocks: [
        {
          kind: 'text',
          text: translate('order.email.hello', {
            name: defangText(`${person.firstName} ${person.lastName}`, 100),
          }),
        },
        { kind: 'text', text: translate(`appointment.email.${kind}.line`, { shop }) },
        {
          kind: 'rows',
          rows: [
            [translate('appointment.email.when'), translate('appointment.moment', { day, time })],
            [
              translate('appointment.email.where'),
              `${branch.name}\n${branch.street}\n${branch.zip} ${branch.city}`,
            ],
            [translate('appointment.email.phone'), branch.phone],
            [translate('appointment.number'), number],
          ],
        },
        { kind: 'button', label: translate(`appointment.email.${kind}.button`), link },
        questionsBlock(sender, variant, translate),
      ],
    })
    const summary = translate('appointment.calendar', { shop })
    const attachments = kind === 'reminder' ? [] : [calendarFileOf(appointment, { shop, summary, link })]
    const subject =
      kind === 'reminder' && startsOn === 'today'
        ? translate('appointment.email.reminder.today', { time })
        : translate(`appointment.email.${kind}.subject`, { day, time })
    return { to: person.email, from: sender.mailbox(variant), subject, html, text, attachments }
  }

/** As a file of an email. */
const calendarFileOf = (appointment: Appointment, texts: Parameters<typeof calendarFile>[1]) => ({
  filename: `${appointment.number}.ics`,
  contentType: `text/calendar; charset=utf-8; method=${appointment.status === 'booked' ? 'PUBLISH' : 'CANCEL'}`,
  content: calendarFile(appointment, texts),
})
