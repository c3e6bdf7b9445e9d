import { z } from 'zod'
import {
  appointment,
  appointmentRefusal,
  type AppointmentRefusal,
  type AppointmentRequest,
  appointments,
  blocked,
  type ChangedBy,
  type SlotsQuery,
  slots,
} from '#contract/appointment/appointment.ts'
import type { Appointment } from '#domain/appointment/appointment.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { VariantCode } from '#i18n/variants.ts'
import { ShopError } from '#platform/errors.ts'
import { type Access, change, find, get, send } from './call.ts'

export type AppointmentFailure = AppointmentRefusal | 'unknown'
type Outcome = Promise<Result<Appointment, AppointmentFailure>>

/** What the Shop API stores of appointments. Each call is one transaction, and repeating it changes nothing more. */
export type AppointmentRepository = {
  /** Days are YYYY-MM-DD, both included; null: no such branch in the country. */
  slots(
    variant: VariantCode,
    branchId: number,
    query: SlotsQuery,
  ): Promise<{ start: string; end: string }[] | null>
  /** Without a person the slot is held for five minutes. */
  book(variant: VariantCode, request: AppointmentRequest): Outcome
  /** Of a customer, the earliest first; without one all that are to come. */
  list(customerId?: string): Promise<Appointment[]>
  /** By id or number. */
  byId(id: string): Promise<Appointment | null>
  move(id: string, by: ChangedBy, start: string): Outcome
  cancel(id: string, by: ChangedBy): Outcome
  /** Its customer did not come. */
  recordMissed(id: string): Outcome
  /** Deletes what a customer has booked. */
  deleteOf(customerId: string): Promise<void>
  /** RFC 3339. Returns the number of appointments that have to be moved. */
  block(branchId: number, times: { from: string; to: string }): Promise<number>
  /** Writes reminders, ends holds, and returns the appointments whose letters wait: a page of those whose ids follow, empty after the last one. */
  due(after?: string): Promise<Appointment[]>
  recordLetter(id: string, key: string): Promise<void>
}

const PATH = '/v1/appointments'
const pathOf = (...parts: string[]): string => [PATH, ...parts.map(encodeURIComponent)].join('/')
const outcome = z.union([appointment, appointmentRefusal])

async function changed(access: Access, path: string, body: unknown): Outcome {
  const { status, value } = await change(access, { method: 'POST', path, body }, outcome)
  if (value && 'id' in value) return ok(value)
  if (value) return fail(value.kind)
  if (status === 404) return fail('unknown')
  throw new ShopError('upstream', `POST ${PATH}: ${status}`)
}

/** The appointments of all shops over HTTP. */
export function createAppointmentRepository(of: (variant: VariantCode) => Access): AppointmentRepository {
  const anyShop = of('de-de')
  return {
    async slots(variant, branchId, query) {
      const path = `/v1/branches/${branchId}/slots`
      return (await find(of(variant), { path, query }, slots))?.slots ?? null
    },
    book: (variant, request) => changed(of(variant), PATH, request),
    list: (customerId) => get(anyShop, { path: PATH, query: { customerId } }, appointments),
    byId: (id) => find(anyShop, { path: pathOf(id) }, appointment),
    move: (id, by, start) => changed(anyShop, pathOf(id, 'move'), { by, start }),
    cancel: (id, by) => changed(anyShop, pathOf(id, 'cancellation'), { by }),
    recordMissed: (id) => changed(anyShop, pathOf(id, 'missed'), {}),
    async deleteOf(customerId) {
      const { status } = await send(anyShop, { method: 'DELETE', path: PATH, query: { customerId } })
      if (status !== 204) throw new ShopError('upstream', `DELETE ${PATH}: ${status}`)
    },
    async block(branchId, times) {
      const path = `/v1/branches/${branchId}/blocks`
      const { status, value } = await change(anyShop, { method: 'PUT', path, body: times }, blocked)
      if (!value) throw new ShopError('upstream', `PUT ${path}: ${status}`)
      return value.displaced
    },
    due: (after) => get(anyShop, { path: pathOf('due'), body: { after } }, appointments),
    async recordLetter(id, key) {
      await get(anyShop, { path: pathOf(id, 'letters'), body: { key } }, z.unknown())
    },
  }
}

const unknown = async () => fail('unknown' as const)

/** For an external Shop API, which knows no appointments of ours. */
export const noAppointments: AppointmentRepository = {
  slots: async () => null,
  book: unknown,
  list: async () => [],
  byId: async () => null,
  move: unknown,
  cancel: unknown,
  recordMissed: unknown,
  async deleteOf() {},
  block: async () => 0,
  due: async () => [],
  async recordLetter() {},
}
