import { sql } from 'drizzle-orm'
import type { AppointmentRefusal, AppointmentRequest } from '#contract/appointment/appointment.ts'
import { type Appointment, isComing, MAX_COMING } from '#domain/appointment/appointment.ts'
import { bookedAppointment, HOLD_MS } from '#domain/appointment/change.ts'
import { canTakePlace, freeSlotAt, type Slot } from '#domain/appointment/slot.ts'
import type { Branch } from '#domain/branch/branch.ts'
import { countedMailbox } from '#domain/customer/counted-mailbox.ts'
import { isoWithOffset } from '#domain/shop/local-time.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { findBranch } from '#shop-api/branch/find-branches.ts'
import { lockBranchesShared } from '#shop-api/branch/lock-branches.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import type { Db } from '#platform/database.ts'
import { appointmentBranch } from './appointment-branch.ts'
import { readCalendar } from './branch-calendar.ts'
import { newAppointmentId, newAppointmentNumber } from './new-ids.ts'
import {
  lockAppointments,
  lockBranch,
  lockMailbox,
  readAppointments,
  saveAppointment,
} from './stored-appointment.ts'

export type BookingFailure = AppointmentRefusal | 'unknown'

/**
 * Holds a slot for five minutes, or books it where the request names a person. The same key is the same appointment: what is held is
 * booked or moved to another slot, what is booked stays as it is.
 */
export const bookAppointment = (
  scope: Scope,
  request: AppointmentRequest,
): Promise<Result<Appointment, BookingFailure>> =>
  scope.db.transaction(async (tx) => {
    await lockBranchesShared(tx)
    const branch = await findBranch({ ...scope, db: tx }, request.branchId)
    if (!branch) return fail('unknown')
    await lockBranch(tx, branch.id)
    if (request.person) await lockMailbox(tx, request.person.email)
    const [known] = await lockAppointments(tx, sql`key = ${request.key}`)
    if (known && known.status !== 'held')
      return isSame(known, branch, request) ? ok(known) : fail('slot-taken')
    const slot = await takenSlot(tx, scope.now, branch, request, known)
    if (!slot) return fail('slot-taken')
    if (request.person && (await hasTooMany(tx, request.person.email, scope.now))) return fail('too-many')
    const held = heldAppointment(scope, branch, request, slot, known)
    const by = { actor: 'customer', at: scope.now.toISOString() } as const
    const made = request.person ? bookedAppointment(held, request.person, by) : held
    if (!made) return fail('slot-taken')
    await saveAppointment(tx, made, request.key)
    return ok(made)
  })

const isSame = (known: Appointment, branch: Branch, { service, start }: AppointmentRequest): boolean =>
  known.branch.id === branch.id && known.service === service && Date.parse(known.start) === Date.parse(start)

/** The slot that is free, or that the same key still holds; null: somebody else has it, or the branch is closed then by now. */
async function takenSlot(
  tx: Db,
  now: Date,
  branch: Branch,
  request: AppointmentRequest,
  known: Appointment | undefined,
): Promise<Slot | null> {
  const start = new Date(request.start)
  const around = { from: new Date(start.getTime() - HALF_DAY), until: new Date(start.getTime() + HALF_DAY) }
  const calendar = await readCalendar(tx, branch, { ...around, now, ...(known && { except: known.id }) })
  if (!known || !isSame(known, branch, request) || Date.parse(known.heldUntil ?? '') <= now.getTime())
    return freeSlotAt(calendar, request.service, start, now)
  const held = { start: new Date(known.start), end: new Date(known.end) }
  return canTakePlace(held, request.service, calendar) ? held : null
}

/** Longer than any service. */
const HALF_DAY = 12 * 3_600_000

/** What was displaced does not count: its customer may have to choose another branch. */
async function hasTooMany(tx: Db, email: string, now: Date): Promise<boolean> {
  const own = await readAppointments(
    tx,
    sql`mailbox_of(email) = ${countedMailbox(email)} and status = 'booked'`,
  )
  return own.filter((each) => isComing(each, now.toISOString())).length >= MAX_COMING
}

function heldAppointment(
  { shop, now }: Scope,
  branch: Branch,
  { service, customerId, variantId }: AppointmentRequest,
  { start, end }: Slot,
  known: Appointment | undefined,
): Appointment {
  const { timeZone } = branch
  const at = now.toISOString()
  return {
    id: known?.id ?? newAppointmentId(),
    number: known?.number ?? newAppointmentNumber(),
    shopId: shop.id,
    status: 'held',
    service,
    start: isoWithOffset(start, timeZone),
    end: isoWithOffset(end, timeZone),
    branch: appointmentBranch(branch),
    customerId: customerId ?? known?.customerId ?? null,
    person: null,
    variantId: variantId ?? known?.variantId ?? null,
    heldUntil: new Date(now.getTime() + HOLD_MS).toISOString(),
    revision: 0,
    letters: [],
    history: [{ at, event: 'hold', actor: 'customer' }],
  }
}
