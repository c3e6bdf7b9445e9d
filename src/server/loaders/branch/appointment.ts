import { z } from 'zod'
import { type Appointment, isComing } from '#domain/appointment/appointment.ts'
import { type AppointmentService, serviceOfLetter, servicesOf } from '#domain/appointment/service.ts'
import { addDays, localTime } from '#domain/shop/local-time.ts'
import type { Branch } from '#domain/branch/branch.ts'
import { hoursOn } from '#domain/branch/day-hours.ts'
import { HORIZON_DAYS } from '#domain/appointment/slot.ts'
import { attributeLabel } from '#domain/catalogue/read-attribute.ts'
import { TILE_WITH } from '#domain/catalogue/tile.ts'
import type { Customer } from '#domain/customer/customer.ts'
import type { VariantCode } from '#i18n/variants.ts'
import { claimGuestOrders } from '#server/auth/claim-guest-orders.ts'
import type { Context } from '#server/context.ts'

/** Days that are shown at once: those on which the branch is open. */
const SHOWN_DAYS = 6
/** Days among which those are looked for. */
const SEARCHED_DAYS = 14

/** What a booking carries from step to step. */
export type AppointmentQuery = {
  service: AppointmentService | null
  /** The frame to try on. */
  frame: number | null
  /** The proof of an appointment that is to be moved. */
  move: string | null
  /** The key of the booking: what is held under it can be exchanged for another time. */
  key?: string | null
}

/** The keys of forms are random and the shop's own; a script sends its own, below its visitor. */
export const FORM_OWNER = 'form'

export type AppointmentDay = { date: string; starts: string[] }

export type AppointmentTimes = {
  days: AppointmentDay[]
  /** The next free start, wherever it is; null: none within the horizon. */
  next: string | null
  /** First days of the pages before and after; null where there is none. */
  earlier: string | null
  later: string | null
}

export function readAppointmentQuery(query: URLSearchParams): AppointmentQuery {
  const frame = query.get('frame') ?? ''
  const key = query.get('key') ?? ''
  return {
    service: serviceOfLetter(query.get('for') ?? ''),
    frame: /^[1-9]\d{0,8}$/.test(frame) ? Number(frame) : null,
    move: query.get('move'),
    key: /^[\w-]{16,64}$/.test(key) ? key : null,
  }
}

/** The service of the query, if the branch has it; the one of the appointment that is moved comes first. */
export async function chosenService(
  { appointments }: Pick<Context, 'appointments'>,
  branch: Branch,
  { service, move }: AppointmentQuery,
): Promise<AppointmentService | null> {
  const moved = move === null ? null : await appointments.byLink(move)
  const chosen = move === null ? service : (moved?.service ?? null)
  return chosen && servicesOf(branch).includes(chosen) ? chosen : null
}

/** The appointment of a proof that is to be moved; null where the proof is forged or too old, and where nobody expects it any more. */
export async function loadMoved(
  { appointments, now }: Pick<Context, 'appointments' | 'now'>,
  move: string,
): Promise<Appointment | null> {
  const found = await appointments.byLink(move)
  return found && isComing(found, now().toISOString()) ? found : null
}

/** The free times of the days from a day on, with what the booking holds already; without a day, from the first free time on. */
export async function loadTimes(
  { appointments, now }: Pick<Context, 'appointments' | 'now'>,
  variant: VariantCode,
  branch: Branch,
  { service, from, key = null }: { service: AppointmentService; from: string | null; key?: string | null },
): Promise<AppointmentTimes> {
  const today = localTime(now(), branch.timeZone).date
  const horizon = addDays(today, HORIZON_DAYS - 1)
  const own = key === null ? {} : { own: { key, owner: FORM_OWNER } }
  const query = { service, from: today, to: horizon, ...own }
  const all = (await appointments.slots(variant, branch.id, query)) ?? []
  const next = all[0]?.start ?? null
  const isDay = from !== null && z.iso.date().safeParse(from).success && from >= today && from <= horizon
  // Before the next free time all are taken.
  const earliest = next?.slice(0, 10) ?? today
  const first = isDay ? from : earliest
  const dates = Array.from({ length: SEARCHED_DAYS }, (_, index) => addDays(first, index))
    .filter((date) => date <= horizon && hoursOn(branch, date).spans.length > 0)
    .slice(0, SHOWN_DAYS)
  const last = dates.at(-1)
  return {
    days: dates.map((date) => ({
      date,
      starts: all.filter(({ start }) => start.startsWith(date)).map(({ start }) => start),
    })),
    next,
    earlier: first > earliest ? ([addDays(first, -7), earliest].toSorted()[1] ?? null) : null,
    later: last !== undefined && last < horizon ? addDays(last, 1) : null,
  }
}

/** `link`: the proof that opens its page. `hasBranch`: whether the shop still has its branch, where it can be moved. */
type OwnAppointment = { appointment: Appointment; link: string; hasBranch: boolean }

/** All appointments of a customer, the earliest first; what they have booked as a guest since they signed in is among them. */
export async function loadOwnAppointments(
  ctx: Pick<Context, 'appointments' | 'takesOrders' | 'customers' | 'log' | 'shop'>,
  variant: VariantCode,
  customer: Customer,
): Promise<OwnAppointment[]> {
  await claimGuestOrders(ctx, customer)
  const { appointments, shop } = ctx
  const own = await appointments.list(customer.id)
  return Promise.all(
    own.map(async (appointment) => ({
      appointment,
      link: appointments.linkToken(appointment.id),
      hasBranch: (await shop(variant).branch(appointment.branch.id)) !== null,
    })),
  )
}

/** The frame that is to be tried on, as it is called; null: none, or the shop no longer has it. */
export async function loadFrameName(
  { shop }: Pick<Context, 'shop'>,
  variant: VariantCode,
  variantId: number | null,
): Promise<string | null> {
  const productId = variantId === null ? null : await shop(variant).productIdOfVariant(variantId)
  const product = productId === null ? null : await shop(variant).product(productId, { with: TILE_WITH })
  return product && [attributeLabel(product.attributes, 'brand'), product.name].filter(Boolean).join(' ')
}
