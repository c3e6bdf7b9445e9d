import { requestedMoment } from '#contract/appointment/appointment.ts'
import type { Appointment } from '#domain/appointment/appointment.ts'
import { type PersonField, type PersonForm } from '#domain/appointment/person-form.ts'
import { letterOfService } from '#domain/appointment/service.ts'
import type { Branch } from '#domain/branch/branch.ts'
import type { FieldErrors } from '#domain/form/validate-form.ts'
import { newAttemptKey } from '#server/checkout/attempt-key.ts'
import {
  accountOf,
  appointmentHref,
  bookAppointment,
  holdAppointment,
  personFormOf,
} from '#server/branches/book-appointment.ts'
import { type AppointmentQuery, chosenService, FORM_OWNER } from '#server/loaders/branch/appointment.ts'
import type { RequestScope } from '#server/request/request-scope.ts'
import { formAction, seeOther } from './form-action.ts'

/** What the page says after a form. */
const NOTES = ['slot-taken', 'expired', 'too-many', 'later', 'impossible'] as const
type StepNote = (typeof NOTES)[number]

export const stepNoteIn = (query: URLSearchParams): StepNote | null =>
  NOTES.find((each) => each === query.get('note')) ?? null

/** The last step: a time that is held, and the form of who comes. */
export type PersonStep = {
  held: Appointment
  form: PersonForm
  faults: FieldErrors<PersonField>
  note: StepNote | null
}

type Page = { branch: Branch; url: URL; query: AppointmentQuery }

/** The address of a step of the booking. */
export function stepHref(
  path: string,
  step: 'what' | 'when' | 'who',
  { service, frame, move, key = null }: AppointmentQuery,
  more: Record<string, string> = {},
): string {
  const query = new URLSearchParams({
    appointment: step,
    ...(service && move === null && { for: letterOfService(service) }),
    ...(frame !== null && { frame: String(frame) }),
    ...(move !== null && { move }),
    ...(key !== null && { key }),
    ...more,
  })
  return `${path}?${query}`
}

/** The time that the address holds; null where it is over, and the step of the time comes again. */
export async function loadPersonStep(scope: RequestScope, url: URL): Promise<PersonStep | null> {
  const { ctx } = scope
  const held = await ctx.appointments.byLink(url.searchParams.get('hold') ?? '')
  const isHeld = held?.status === 'held' && Date.parse(held.heldUntil ?? '') > ctx.now().getTime()
  if (!held || !isHeld) return null
  const account = accountOf(scope)
  const form = account ? personFormOf(account) : { firstName: '', lastName: '', email: '', phone: '' }
  return { held, form, faults: {}, note: null }
}

/** Handles the form of a time or of a person, and redirects (303). A form of another site is rejected with 403. */
export const handleAppointmentForm = (
  scope: RequestScope,
  request: Request,
  page: Page,
): Promise<PersonStep | Response> =>
  formAction(request, page.url, (form) =>
    form.has('start') ? chooseTime(scope, form, page) : choosePerson(scope, form, page),
  )

const textIn = (form: FormData, name: string): string => form.get(name)?.toString().slice(0, 254) ?? ''

async function chooseTime(
  scope: RequestScope,
  form: FormData,
  { branch, url, query }: Page,
): Promise<Response> {
  const { ctx } = scope
  const path = url.pathname
  const start = textIn(form, 'start')
  const again = (note: string) => seeOther(stepHref(path, 'when', query, { note }), scope.caller)
  const service = await chosenService(ctx, branch, query)
  if (!service || !requestedMoment.safeParse(start).success) return again('slot-taken')
  if (query.move !== null) {
    const moved = await ctx.appointments.byLink(query.move)
    const outcome = moved && (await ctx.appointments.move(moved, start))
    if (moved && outcome?.ok) return seeOther(`${appointmentHref(scope, moved.id)}&note=moved`, scope.caller)
    return again(outcome && !outcome.ok && outcome.error === 'slot-taken' ? 'slot-taken' : 'impossible')
  }
  const hold = async (key: string) =>
    holdAppointment(scope, {
      key,
      owner: FORM_OWNER,
      branchId: branch.id,
      service,
      start,
      ...(query.frame !== null && { variantId: query.frame }),
    })
  let key = query.key ?? newAttemptKey()
  let held = await hold(key)
  // What was booked under the key stays as it is.
  if (!held.ok && held.error === 'slot-taken' && query.key) {
    key = newAttemptKey()
    held = await hold(key)
  }
  if (!held.ok) return again(held.error === 'later' ? 'later' : 'slot-taken')
  const token = ctx.appointments.linkToken(held.value.id)
  return seeOther(stepHref(path, 'who', { ...query, key }, { hold: token }), scope.caller)
}

async function choosePerson(
  scope: RequestScope,
  form: FormData,
  { branch, url, query }: Page,
): Promise<PersonStep | Response> {
  const { ctx } = scope
  const { searchParams, pathname } = url
  const known = await ctx.appointments.byLink(searchParams.get('hold') ?? '')
  // The form that was sent twice has its appointment.
  if (known?.status === 'booked')
    return seeOther(`${appointmentHref(scope, known.id)}&note=booked`, scope.caller)
  const step = await loadPersonStep(scope, url)
  if (!step) return seeOther(stepHref(pathname, 'when', query, { note: 'expired' }), scope.caller)
  const typed = {
    firstName: textIn(form, 'firstName'),
    lastName: textIn(form, 'lastName'),
    email: textIn(form, 'email'),
    phone: textIn(form, 'phone'),
  }
  const key = query.key ?? ''
  const { service, start } = step.held
  const booked = await bookAppointment(
    scope,
    { key, owner: FORM_OWNER, branchId: branch.id, service, start },
    typed,
  )
  if (booked.ok) return seeOther(`${appointmentHref(scope, booked.value.id)}&note=booked`, scope.caller)
  const shown = { ...step, form: { ...typed, email: accountOf(scope)?.email ?? typed.email } }
  if (typeof booked.error === 'object') return { ...shown, faults: booked.error }
  if (booked.error === 'too-many' || booked.error === 'later') return { ...shown, note: booked.error }
  return seeOther(stepHref(pathname, 'when', query, { note: 'slot-taken' }), scope.caller)
}
