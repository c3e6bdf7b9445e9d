import { APPOINTMENT } from '#contract/rpc/appointment.ts'
import type { Appointment } from '#domain/appointment/appointment.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import {
  accountOf,
  appointmentHref,
  bookAppointment,
  holdAppointment,
  personFormOf,
} from '#server/branches/book-appointment.ts'
import type { Refusal, RequestScope } from '#server/request/request-scope.ts'
import { fallibleProcedure, type Procedure } from './procedure.ts'

const NOT_FOUND = { status: 404, kind: 'not-found' } as const

type Failure = 'unknown' | 'later' | 'slot-taken' | 'too-many' | 'impossible' | object

function refusalOf(error: Failure): Refusal {
  if (error === 'unknown') return NOT_FOUND
  if (error === 'later') return { status: 429, kind: 'too-many' }
  if (typeof error === 'object') return { status: 422, kind: 'person', more: { fields: Object.keys(error) } }
  return { status: 409, kind: error }
}

const answerOf = (
  scope: RequestScope,
  outcome: Result<Appointment, Failure>,
): Result<{ id: string; number: string; start: string; href: string }, Refusal> => {
  if (!outcome.ok) return fail(refusalOf(outcome.error))
  const { id, number, start } = outcome.value
  return ok({ id, number, start, href: appointmentHref(scope, id) })
}

/** By its customer, or by whoever has its link; null for anybody else. */
async function findOwn(
  scope: RequestScope,
  { id, link }: { id: string; link?: string },
): Promise<Appointment | null> {
  const { appointments } = scope.ctx
  if (link !== undefined) {
    const found = await appointments.byLink(link)
    return found?.id === id ? found : null
  }
  const account = accountOf(scope)
  return account && appointments.ofCustomer(id, account.id)
}

export const appointmentProcedures = {
  getSlots: fallibleProcedure(APPOINTMENT.getSlots, async ({ ctx, variant }, { branchId, ...query }) => {
    const found = await ctx.appointments.slots(variant, branchId, query)
    return found ? ok({ slots: found }) : fail(NOT_FOUND)
  }),

  bookAppointment: fallibleProcedure(APPOINTMENT.bookAppointment, async (scope, { person, ...rest }) => {
    const wish = { ...rest, owner: scope.caller.ensureUser().id }
    const account = accountOf(scope)
    const typed = person ? { phone: '', ...person } : account && personFormOf(account)
    return answerOf(
      scope,
      typed ? await bookAppointment(scope, wish, typed) : await holdAppointment(scope, wish),
    )
  }),

  moveAppointment: fallibleProcedure(APPOINTMENT.moveAppointment, async (scope, { start, ...which }) => {
    const own = await findOwn(scope, which)
    return own ? answerOf(scope, await scope.ctx.appointments.move(own, start)) : fail(NOT_FOUND)
  }),

  cancelAppointment: fallibleProcedure(APPOINTMENT.cancelAppointment, async (scope, which) => {
    const own = await findOwn(scope, which)
    return own ? answerOf(scope, await scope.ctx.appointments.cancel(own)) : fail(NOT_FOUND)
  }),
} satisfies Record<keyof typeof APPOINTMENT, Procedure>
