import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type Reservation } from '#domain/branch/reservation.ts'
import { dueAppointments } from '#shop-api/appointment/due-appointments.ts'
import { rows } from '#platform/database.ts'
import { dueReservations } from '#shop-api/reservation/move-reservation.ts'
import { readReservations } from '#shop-api/reservation/stored-reservation.ts'
import { appointmentApi } from '#tests/support/appointment-api.ts'
import { aBranch } from '#tests/support/branches.ts'
import { onShopApi } from '#tests/support/shop-api.ts'

const FRAME = 30
const TEN = '2026-06-02T10:00:00+02:00'
const NEXT_DAY = '2026-06-03T10:00:00+02:00'
const BY = { actor: 'customer' }
const report = (error: unknown) => expect(error).toBeUndefined()

onShopApi((ask, database) => {
  const { booked, open, send } = appointmentApi(ask, database)
  const stock = (branchId: number, quantity: number) =>
    send('PUT', '/v1/stock', { stocks: [{ branchId, variantId: FRAME, quantity }] })
  const piecesIn = async (branchId: number) =>
    (
      await rows<{ quantity: number }>(
        database().db,
        sql`select quantity from branch_stock where branch_id = ${branchId} and variant_id = ${FRAME}`,
      )
    )[0]?.quantity
  const waitingIn = (branchId: number): Promise<Reservation[]> =>
    readReservations(database().db, sql`branch_id = ${branchId} and status = 'reserved'`)
  const sweepAt = async (now: string) => {
    const deps = { db: database().db, now: new Date(now), shop: { language: 'de' }, report }
    await dueAppointments(deps)
    return dueReservations(deps)
  }
  const ofBranch = (letters: Reservation[], branchId: number) =>
    letters.filter((each) => each.branchId === branchId)

  test('lies ready from a day before until the end of the day, in one piece, and nothing is written of it', async () => {
    const branchId = await open()
    await stock(branchId, 2)
    await booked(branchId, TEN, 'tries-a-frame', { variantId: FRAME })
    await sweepAt('2026-06-01T07:59:00Z')
    expect(await piecesIn(branchId)).toBe(2)
    await sweepAt('2026-06-01T08:00:00Z')
    await sweepAt('2026-06-01T08:05:00Z')
    expect(await piecesIn(branchId)).toBe(1)
    expect(await waitingIn(branchId)).toMatchObject([
      {
        variantId: FRAME,
        goods: expect.stringMatching(/\w/),
        customer: { email: 'tries-a-frame@example.com' },
        expiresAt: '2026-06-02T22:00:00.000Z',
        letter: null,
      },
    ])
    await sweepAt('2026-06-02T21:59:00Z')
    expect(await piecesIn(branchId)).toBe(1)
    expect(ofBranch(await sweepAt('2026-06-02T22:01:00Z'), branchId)).toEqual([])
    expect([await piecesIn(branchId), await waitingIn(branchId)]).toEqual([2, []])
  })

  test('is given back where the appointment is cancelled, moved or displaced, and lies ready for the new time', async () => {
    const branchId = await open()
    await stock(branchId, 1)
    const { id } = await booked(branchId, TEN, 'moves-with-frame', { variantId: FRAME })
    await sweepAt('2026-06-01T12:00:00Z')
    expect(await piecesIn(branchId)).toBe(0)
    await send('POST', `/v1/appointments/${id}/move`, { by: BY, start: NEXT_DAY })
    expect(await piecesIn(branchId)).toBe(1)
    await sweepAt('2026-06-02T08:00:00Z')
    expect((await waitingIn(branchId)).map(({ expiresAt }) => expiresAt)).toEqual([
      '2026-06-03T22:00:00.000Z',
    ])
    const closed = aBranch({ id: branchId, specialDays: [{ date: '2026-06-03', spans: [] }] })
    await send('PUT', '/v1/branches', { branches: [closed], replace: false })
    expect([await piecesIn(branchId), await waitingIn(branchId)]).toEqual([1, []])
    await send('POST', `/v1/appointments/${id}/cancellation`, { by: BY })
    expect(await piecesIn(branchId)).toBe(1)
  })

  test('lies ready where its branch moves, until the appointment is cancelled', async () => {
    const branchId = await open()
    await stock(branchId, 2)
    const { id } = await booked(branchId, TEN, 'goes-with-branch', { variantId: FRAME })
    await sweepAt('2026-06-01T12:00:00Z')
    const elsewhere = aBranch({ id: branchId, street: 'Neue Straße 7' })
    await send('PUT', '/v1/branches', { branches: [elsewhere], replace: false })
    await sweepAt('2026-06-01T12:05:00Z')
    expect([await piecesIn(branchId), (await waitingIn(branchId)).length]).toEqual([1, 1])
    await send('POST', `/v1/appointments/${id}/cancellation`, { by: BY })
    expect([await piecesIn(branchId), await waitingIn(branchId)]).toEqual([2, []])
  })

  test('is given back where the account of its customer is deleted', async () => {
    const branchId = await open()
    await stock(branchId, 1)
    const customerId = 'leaves-with-frame'
    const { id } = await booked(branchId, TEN, customerId, { variantId: FRAME, customerId })
    await sweepAt('2026-06-01T12:00:00Z')
    expect(await piecesIn(branchId)).toBe(0)
    expect((await send('DELETE', `/v1/appointments?customerId=${customerId}`)).status).toBe(204)
    expect([await piecesIn(branchId), await waitingIn(branchId)]).toEqual([1, []])
    expect((await send('GET', `/v1/appointments/${id}`)).status).toBe(404)
  })

  test('that a branch does not have is not taken', async () => {
    const branchId = await open()
    await stock(branchId, 0)
    await booked(branchId, TEN, 'hopes-for-frame', { variantId: FRAME })
    await booked(branchId, '2026-06-02T11:00:00+02:00', 'unknown-frame', { variantId: 999_999_999 })
    await booked(branchId, '2026-06-02T12:00:00+02:00', 'without-frame')
    await sweepAt('2026-06-01T12:00:00Z')
    expect([await piecesIn(branchId), await waitingIn(branchId)]).toEqual([0, []])
  })
})
