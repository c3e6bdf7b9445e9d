import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { reservation, reservations } from '#contract/branch/reservation.ts'
import type { Branch } from '#domain/branch/branch.ts'
import { rows } from '#platform/database.ts'
import { displaceReservations } from '#shop-api/reservation/displace-reservations.ts'
import { aBranch } from '#tests/support/branches.ts'
import { onShopApi } from '#tests/support/shop-api.ts'
import { visitorApi } from '#tests/support/visitor-api.ts'

const FRAME = 30
/** The clock stands at Monday, 1 June 2026: a piece waits until the end of Thursday. */
const UNTIL = '2026-06-04T22:00:00'
const closedUntil = (day: number) => ({
  specialDays: Array.from({ length: day }, (_, at) => ({
    date: new Date(Date.UTC(2026, 5, at + 1)).toISOString().slice(0, 10),
    spans: [],
  })),
})
let last = 7000

onShopApi((ask, database) => {
  const { get, send } = visitorApi(ask)
  const save = (id: number, over: Partial<Branch> = {}) =>
    send('PUT', '/v1/branches', { branches: [aBranch({ id, ...over })], replace: false })
  /** A piece that waits in a branch of its own. */
  async function reserved() {
    const branchId = (last += 1)
    await save(branchId)
    await send('PUT', '/v1/stock', { stocks: [{ branchId, variantId: FRAME, quantity: 1 }] })
    const customer = { id: null, firstName: 'Ada', lastName: 'Muster', email: `ada${branchId}@example.com` }
    const request = {
      attemptKey: `the-attempt-of-${branchId}`,
      branchId,
      variantId: FRAME,
      goods: 'Brera',
      customer,
    }
    const { status, body } = await send('POST', '/v1/reservations', request)
    expect({ status, body }).toMatchObject({ status: 201 })
    const { id } = reservation.parse(body)
    await send('POST', `/v1/reservations/${id}/letters`, { letter: 'reserved' })
    return { branchId, see: async () => reservation.parse((await get(`/v1/reservations/${id}`)).body) }
  }
  const piecesIn = (branchId: number) =>
    rows<{ quantity: number }>(
      database().db,
      sql`select quantity from branch_stock where branch_id = ${branchId} and variant_id = ${FRAME}`,
    )

  test('a piece in a branch that is closed until it would be given back waits longer, with a letter', async () => {
    const { branchId, see } = await reserved()
    expect(await see()).toMatchObject({
      status: 'reserved',
      letter: null,
      expiresAt: expect.stringContaining(UNTIL),
    })
    await save(branchId, closedUntil(4))
    const extended = {
      status: 'reserved',
      letter: 'extended',
      expiresAt: expect.stringContaining('2026-06-05T22:00:00'),
    }
    expect(await see()).toMatchObject(extended)
    await save(branchId, closedUntil(4))
    expect(await see()).toMatchObject(extended)
    expect(await piecesIn(branchId)).toEqual([{ quantity: 0 }])
  })

  test('other hours change nothing', async () => {
    const { branchId, see } = await reserved()
    await save(branchId, closedUntil(2))
    expect(await see()).toMatchObject({ letter: null, expiresAt: expect.stringContaining(UNTIL) })
  })

  test('a piece whose days are over waits no longer, and gets no letter of its branch', async () => {
    const { branchId, see } = await reserved()
    const before = await see()
    await displaceReservations({ db: database().db, now: new Date(Date.parse(before.expiresAt)) })
    expect(await see()).toEqual(before)
    expect(await piecesIn(branchId)).toEqual([{ quantity: 0 }])
  })

  test('a piece that waits for an appointment is left to that', async () => {
    const { branchId, see } = await reserved()
    const { db } = database()
    await db.execute(
      sql`update reservation set attempt_key = 'appointment-' || attempt_key where branch_id = ${branchId}`,
    )
    const before = await see()
    await save(branchId, closedUntil(4))
    expect(await see()).toEqual(before)
    expect(await piecesIn(branchId)).toEqual([{ quantity: 0 }])
  })

  test('a piece in a branch that stays closed goes back, with a letter', async () => {
    const { branchId, see } = await reserved()
    await save(branchId, { until: '2026-06-01', hours: [[], [], [], [], [], [], []] })
    expect(await see()).toMatchObject({ status: 'cancelled', letter: 'closed' })
    expect(await piecesIn(branchId)).toEqual([{ quantity: 1 }])
  })

  test('however many pieces wait in a branch, all of them wait longer, and 500 are listed', async () => {
    const { branchId } = await reserved()
    const { db } = database()
    await db.execute(sql`
      insert into reservation (id, shop_id, branch_id, variant_id, attempt_key, status, reserved_at, expires_at, goods, first_name,
        last_name, email)
      select '8' || lpad(number::text, 11, '0'), shop_id, branch_id, variant_id, 'copy of ' || number, status, reserved_at, expires_at, goods, first_name,
        last_name, number || email
      from reservation, generate_series(1, 600) as number where branch_id = ${branchId}`)
    await save(branchId, closedUntil(4))
    const waiting = await rows<{ letter: string | null; pieces: number }>(
      db,
      sql`select letter, count(*)::int as pieces from reservation where branch_id = ${branchId} group by letter`,
    )
    expect(waiting).toEqual([{ letter: 'extended', pieces: 601 }])
    expect(reservations.parse((await get('/v1/reservations')).body)).toHaveLength(500)
  })
})
