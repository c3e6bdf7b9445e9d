import { z } from 'zod'
import { reservation, reservations } from '#contract/branch/reservation.ts'
import {
  RESERVATION_REFUSALS,
  type Reservation,
  type ReservationEvent,
  type ReservationLetter,
  type ReservationRefusal,
  type ReservationRequest,
} from '#domain/branch/reservation.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { VariantCode } from '#i18n/variants.ts'
import { ShopError } from '#platform/errors.ts'
import { type Access, change, find, get } from './call.ts'

/** What the Shop API stores of reservations. Each call is one transaction, and repeating it changes nothing more. */
export type ReservationRepository = {
  reserve(variant: VariantCode, request: ReservationRequest): Promise<Result<Reservation, ReservationRefusal>>
  /** Of one customer, or all that are not over. */
  list(customerId?: string): Promise<Reservation[]>
  byId(id: string): Promise<Reservation | null>
  /** Null where it is over otherwise, or unknown. */
  move(id: string, event: Exclude<ReservationEvent, 'expire'>): Promise<Reservation | null>
  /** Ends those that are over, and returns those of which an email is to be written: a page of those whose ids follow, empty after the last one. */
  due(after?: string): Promise<Reservation[]>
  recordLetter(id: string, letter: ReservationLetter): Promise<void>
}

const PATH = '/v1/reservations'
const pathOf = (...parts: string[]): string => [PATH, ...parts.map(encodeURIComponent)].join('/')
const answer = z.union([
  reservation,
  z.object({ code: z.literal(409), message: z.enum([...RESERVATION_REFUSALS, 'impossible']) }),
])

/** The reservations of all shops over HTTP. */
export function createReservationRepository(of: (variant: VariantCode) => Access): ReservationRepository {
  const anyShop = of('de-de')
  return {
    async reserve(variant, body) {
      const { status, value } = await change(of(variant), { method: 'POST', path: PATH, body }, answer)
      if (value && 'id' in value) return ok(value)
      if (value && value.message !== 'impossible') return fail(value.message)
      throw new ShopError('upstream', `POST ${PATH}: ${status}`)
    },
    list: (customerId) => get(anyShop, { path: PATH, query: { customerId } }, reservations),
    byId: (id) => find(anyShop, { path: pathOf(id) }, reservation),
    async move(id, event) {
      const { value } = await change(
        anyShop,
        { method: 'POST', path: pathOf(id, 'moves'), body: { event } },
        answer,
      )
      return value && 'id' in value ? value : null
    },
    due: (after) => get(anyShop, { path: pathOf('due'), body: { after } }, reservations),
    async recordLetter(id, letter) {
      await get(anyShop, { path: pathOf(id, 'letters'), body: { letter } }, z.unknown())
    },
  }
}

/** For an external Shop API, which knows no reservations of ours. */
export const noReservations: ReservationRepository = {
  reserve: async () => fail('sold-out'),
  list: async () => [],
  byId: async () => null,
  move: async () => null,
  due: async () => [],
  async recordLetter() {},
}
