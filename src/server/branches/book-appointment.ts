import type { Appointment } from '#domain/appointment/appointment.ts'
import { type PersonField, type PersonForm, readPersonForm } from '#domain/appointment/person-form.ts'
import type { Customer } from '#domain/customer/customer.ts'
import type { FieldErrors } from '#domain/form/validate-form.ts'
import { fail, type Result } from '#domain/result.ts'
import { href } from '#i18n/urls.ts'
import { pathOf } from '#i18n/routes.ts'
import { VARIANTS } from '#i18n/variants.ts'
import type { Booking, BookingOutcome } from '#modules/appointment/appointments.ts'
import { isPhone } from '#server/checkout/phone.ts'
import type { RequestScope } from '#server/request/request-scope.ts'

/** What is booked; for whom, the caller knows. */
export type Wish = Omit<Booking, 'customerId'>

type Failure = Extract<BookingOutcome, { ok: false }>['error']

/** The holder of an account; a guest of the checkout has none. */
export const accountOf = ({ caller: { session } }: Pick<RequestScope, 'caller'>): Customer | null =>
  session && !session.customer.isGuest ? session.customer : null

const bookingOf = (scope: RequestScope, wish: Wish): Booking => {
  const account = accountOf(scope)
  return { ...wish, ...(account && { customerId: account.id }) }
}

/** Reserves the time for five minutes; `later`: too many times from this visitor or address. */
export async function holdAppointment(scope: RequestScope, wish: Wish): Promise<BookingOutcome> {
  const { ctx, caller, variant } = scope
  const subject = { visitor: caller.user?.id, address: caller.address }
  if ((await ctx.rateLimits.count('held appointment', subject)) > 0) return fail('later')
  return ctx.appointments.hold(variant, bookingOf(scope, wish))
}

/** Who comes, as an account knows them; the mailbox is always that of the account. */
export const personFormOf = ({ firstName, lastName, email, phone }: Customer): PersonForm => ({
  firstName,
  lastName,
  email,
  phone: phone ?? '',
})

/** Books for the person of a form. */
export async function bookAppointment(
  scope: RequestScope,
  wish: Wish,
  typed: PersonForm,
): Promise<Result<Appointment, Failure | FieldErrors<PersonField>>> {
  const { ctx, caller, variant } = scope
  const { country } = VARIANTS[variant]
  const form = { ...typed, email: accountOf(scope)?.email ?? typed.email }
  const person = readPersonForm(form, (number) => isPhone(number, country))
  if (!person.ok) return person
  const outcome = await ctx.appointments.book(variant, bookingOf(scope, wish), person.value, caller.address)
  if (outcome.ok || outcome.error !== 'later') return outcome
  // A press whose answer was lost may have booked already. To hold the same then changes nothing.
  const known = await holdAppointment(scope, wish)
  return known.ok && known.value.status !== 'held' ? known : outcome
}

/** The page of an appointment, with the proof that opens it. */
export function appointmentHref({ ctx, variant }: Pick<RequestScope, 'ctx' | 'variant'>, id: string): string {
  const query = new URLSearchParams({ appointment: ctx.appointments.linkToken(id) })
  return `${href(ctx.env.domains, variant, pathOf(variant, 'branches') ?? '/')}?${query}`
}
