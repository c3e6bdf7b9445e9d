import type { ReservationRefusal } from '#domain/branch/reservation.ts'
import { mailboxInAscii } from '#domain/form/mailbox.ts'
import { maxLength } from '#domain/form/length.ts'
import { email, name, required } from '#domain/form/rules.ts'
import { type FieldErrors, validateForm } from '#domain/form/validate-form.ts'
import { normaliseText } from '#domain/form/normalise-input.ts'
import type { RequestScope } from '#server/request/request-scope.ts'
import { branchCookie } from '#server/session/branch-cookie.ts'
import { formAction, seeOther } from './form-action.ts'

const FIELDS = ['firstName', 'lastName', 'email'] as const
type Field = (typeof FIELDS)[number]
export type ReservationInput = Record<Field, string>

/** A form that is shown again: what was filled in, and why nothing was reserved. */
export type ReservationView = {
  input: ReservationInput
  faults: FieldErrors<Field>
  refusal: ReservationRefusal | 'later' | null
}

const RULES = {
  firstName: [required, name, maxLength(50)],
  lastName: [required, name, maxLength(50)],
  email: [required, email],
} as const

type Place = {
  url: URL
  /** The page of the variant in branches, and that of a reservation. */
  path: string
  reservationPath: string
  goods: { variantId: number; name: string }
}

export const emptyReservation: ReservationView = {
  input: { firstName: '', lastName: '', email: '' },
  faults: {},
  refusal: null,
}

/**
 * Handles a form of the page: `branch` alone chooses a branch, which is remembered; with `attempt` it reserves the
 * variant there. Who is signed in and has proven their mailbox names nobody else.
 */
export const handleReservationForm = (
  scope: RequestScope,
  request: Request,
  place: Place,
): Promise<ReservationView | Response> =>
  formAction(request, place.url, async (form) => {
    const field = (key: string) => normaliseText(String(form.get(key) ?? ''))
    const branchId = /^[1-9]\d{0,8}$/.test(field('branch')) ? Number(field('branch')) : null
    if (branchId === null) return seeOther(place.path)
    if (!form.has('attempt')) {
      const response = seeOther(`${place.path}?branch=${branchId}`)
      response.headers.append('set-cookie', branchCookie(branchId, place.url.protocol === 'https:'))
      return response
    }
    return reserve(scope, field, place, branchId)
  })

async function reserve(
  { ctx, variant, caller }: RequestScope,
  field: (key: string) => string,
  { goods, reservationPath }: Place,
  branchId: number,
): Promise<ReservationView | Response> {
  const holder = caller.session?.customer
  const own = holder && !holder.isGuest && holder.isVerified ? holder : null
  const input = {
    firstName: own?.firstName ?? field('firstName'),
    lastName: own?.lastName ?? field('lastName'),
    email: own?.email ?? field('email'),
  }
  const faults = own ? {} : validateForm(input, RULES)
  if (Object.keys(faults).length > 0) return { input, faults, refusal: null }
  const attemptKey = field('attempt')
  if (!/^[\w-]{16,64}$/.test(attemptKey)) return { input, faults, refusal: 'attempt' }
  const reserved = await ctx.reservations.reserve(
    variant,
    {
      attemptKey,
      branchId,
      variantId: goods.variantId,
      goods: goods.name,
      customer: { id: own?.id ?? null, ...input, email: mailboxInAscii(input.email) },
    },
    caller.address,
  )
  return reserved.ok
    ? seeOther(`${reservationPath}?link=${ctx.reservations.linkTo(reserved.value.id)}`, caller)
    : { input, faults, refusal: reserved.error }
}

/** Cancels the reservation of a link, and shows it again. */
export const handleReservationLink = (
  { ctx }: Pick<RequestScope, 'ctx'>,
  request: Request,
  { url, path, token }: { url: URL; path: string; token: string },
): Promise<Response> =>
  formAction(request, url, async (form) => {
    const reservation = form.has('cancel') ? await ctx.reservations.ofLink(token) : null
    if (reservation) await ctx.reservations.cancel(reservation.id)
    return seeOther(`${path}?link=${encodeURIComponent(token)}`)
  })
