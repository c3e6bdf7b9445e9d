import type { Appointment } from '#domain/appointment/appointment.ts'
import type { AppointmentStatus } from '#domain/appointment/status.ts'
import { VARIANTS } from '#i18n/variants.ts'
import { appointmentHref } from '#server/branches/book-appointment.ts'
import type { RequestScope } from '#server/request/request-scope.ts'
import { formAction, seeOther } from './form-action.ts'

/** What the page says after a form, its own or that of the booking. */
const NOTES = ['booked', 'moved', 'cancelled', 'impossible'] as const

type LinkNote = (typeof NOTES)[number]

/** Null as well where the note is no longer true: who goes back after a cancellation comes to the address of the booking. */
export function linkNoteIn(query: URLSearchParams, status: AppointmentStatus | undefined): LinkNote | null {
  const note = NOTES.find((each) => each === query.get('note')) ?? null
  return note === null || note === 'impossible' || TRUE_OF[note] === status ? note : null
}

const TRUE_OF = { booked: 'booked', moved: 'booked', cancelled: 'cancelled' } as const satisfies Record<
  Exclude<LinkNote, 'impossible'>,
  AppointmentStatus
>

type Scope = Pick<RequestScope, 'ctx' | 'variant'>

/** The appointment of a link; null where the link is forged or too old, and for a time that is only held. */
export async function loadAppointment({ ctx }: Scope, url: URL): Promise<Appointment | null> {
  const found = await ctx.appointments.byLink(url.searchParams.get('appointment') ?? '')
  return found?.person ? found : null
}

/** Whether its branch still is where it was. */
export const hasBranch = async ({ ctx, variant }: Scope, { branch }: Appointment): Promise<boolean> =>
  (await ctx.shop(variant).branch(branch.id)) !== null

/** Cancels on press only, because programs open links as well, and redirects (303). A form of another site is rejected with 403. */
export const handleAppointmentLink = (scope: Scope, request: Request, url: URL): Promise<Response> =>
  formAction(request, url, async (form) => {
    const found = await loadAppointment(scope, url)
    if (!found) return new Response(null, { status: 404 })
    if (form.get('do') !== 'cancel') return seeOther(`${url.pathname}${url.search}`)
    const cancelled = await scope.ctx.appointments.cancel(found)
    return seeOther(`${appointmentHref(scope, found.id)}&note=${cancelled.ok ? 'cancelled' : 'impossible'}`)
  })

/** The calendar file, where the address names it. */
export async function appointmentFile(scope: Scope, url: URL): Promise<Response | null> {
  if (url.searchParams.get('file') !== 'ics') return null
  const found = await loadAppointment(scope, url)
  if (!found) return new Response(null, { status: 404 })
  const { intl } = VARIANTS[scope.variant]
  return new Response(Uint8Array.from(scope.ctx.appointments.file(scope.variant, found)), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-language': intl,
      'content-disposition': `attachment; filename="${found.number}.ics"`,
      'cache-control': 'private, no-store',
    },
  })
}
