import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { reservation, reservations } from '#contract/branch/reservation.ts'
import { createShopApi } from '#shop-api/app.ts'
import { saveBranches } from '#shop-api/branch/save-branches.ts'
import { deleteOldReservations } from '#shop-api/reservation/move-reservation.ts'
import { rows } from '#platform/database.ts'
import { aBranch } from '#tests/support/branches.ts'
import { NOW } from '#tests/support/catalogue.ts'
import { onShopApi } from '#tests/support/shop-api.ts'
import { visitorApi } from '#tests/support/visitor-api.ts'

const BRANCH = 1003
const after = (days: number) => new Date(NOW.getTime() + days * 86_400_000)
let attempts = 0
const aRequest = (variantId: number, email = `ada${attempts}@example.com`, over: object = {}) => ({
  attemptKey: `attempt-${String((attempts += 1)).padStart(12, '0')}`,
  branchId: BRANCH,
  variantId,
  goods: 'Brera 4711',
  customer: { id: null, firstName: 'Ada', lastName: 'Muster', email },
  ...over,
})

onShopApi((ask, database) => {
  const { get, send } = visitorApi(ask)
  const put = (variantId: number, quantity: number) =>
    send('PUT', '/v1/stock', { stocks: [{ branchId: BRANCH, variantId, quantity }] })
  const piecesOf = async (variantId: number, branchId = BRANCH) =>
    (
      await rows<{ quantity: number }>(
        database().db,
        sql`select quantity from branch_stock where branch_id = ${branchId} and variant_id = ${variantId}`,
      )
    )[0]?.quantity
  const reserve = (request: unknown) => send('POST', '/v1/reservations', request)
  const made = async (request: unknown) => reservation.parse((await reserve(request)).body)
  const move = (id: string, event: string) => send('POST', `/v1/reservations/${id}/moves`, { event })
  /** The service at a later time. */
  const later = async (days: number) => {
    const api = createShopApi({ db: database().db, now: () => after(days) })
    const headers = { 'x-access-token': 'local' }
    const url = 'http://shop/v1/reservations/due?shopId=1'
    const response = await api(new Request(url, { method: 'POST', headers, body: '{}' }))
    return reservations.parse(await response.json())
  }

  test('a piece is taken, and waits until the end of the third day', async () => {
    await put(30, 2)
    const { status, body } = await reserve(aRequest(30))
    expect(status).toBe(201)
    expect(reservation.parse(body)).toMatchObject({
      id: expect.stringMatching(/^\d{12}$/),
      branchId: BRANCH,
      status: 'reserved',
      expiresAt: expect.stringMatching(/^2026-06-04T22:00:00/),
      letter: 'reserved',
    })
    expect(await piecesOf(30)).toBe(1)
  })

  test('where the branch is closed for over two weeks, nothing is reserved', async () => {
    const id = 9030
    const days = Array.from({ length: 20 }, (_, index) => after(index).toISOString().slice(0, 10))
    const specialDays = days.map((date) => ({ date, spans: [] }))
    await saveBranches(database().db, [aBranch({ id, specialDays })], false)
    await send('PUT', '/v1/stock', { stocks: [{ branchId: id, variantId: 30, quantity: 1 }] })
    expect(await reserve(aRequest(30, undefined, { branchId: id }))).toMatchObject({
      status: 409,
      body: { message: 'closed' },
    })
    expect(await piecesOf(30, id)).toBe(1)
  })

  test('two hundred at once for the last piece: one has it', async () => {
    await put(60, 1)
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => reserve(aRequest(60, `crowd${index}@example.com`))),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(199)
    expect(await piecesOf(60)).toBe(0)
  })

  test('the same attempt, twenty times at once, is one reservation', async () => {
    await put(100, 5)
    const request = aRequest(100)
    const answers = await Promise.all(Array.from({ length: 20 }, () => made(request)))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(await piecesOf(100)).toBe(4)
    const stolen = await reserve({
      ...request,
      customer: { ...request.customer, email: 'eve@example.com' },
    })
    expect(stolen).toMatchObject({ status: 409, body: { message: 'attempt' } })
  })

  test('a mailbox has three at a time, however it is written', async () => {
    await put(110, 9)
    const spellings = ['max@example.com', 'MAX@example.com', 'Max@Example.com', 'max+1@example.com']
    const answers = await Promise.all(spellings.map((email) => reserve(aRequest(110, email))))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 409])
    expect(await piecesOf(110)).toBe(6)
  })

  test('cancelled, its piece lies there again, once', async () => {
    await put(120, 1)
    const { id } = await made(aRequest(120))
    const answers = await Promise.all(Array.from({ length: 20 }, () => move(id, 'cancel')))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await piecesOf(120)).toBe(1)
    expect((await move(id, 'collect')).status).toBe(409)
  })

  test('where its branch has got another id, its piece lies there', async () => {
    const [former, id] = [9020, 9021]
    const open = (over: object) => saveBranches(database().db, [aBranch(over)], false)
    await open({ id: former })
    await send('PUT', '/v1/stock', { stocks: [{ branchId: former, variantId: 120, quantity: 1 }] })
    const reserved = await made(aRequest(120, undefined, { branchId: former }))
    await open({ id, formerIds: [former] })
    await move(reserved.id, 'cancel')
    expect([await piecesOf(120, id), await piecesOf(120, former)]).toEqual([1, undefined])
  })

  test('collected, its piece is gone; nobody cancels it any more', async () => {
    await put(120, 1)
    const { id } = await made(aRequest(120))
    expect(reservation.parse((await move(id, 'collect')).body)).toMatchObject({
      status: 'collected',
      letter: null,
    })
    expect((await move(id, 'cancel')).status).toBe(409)
    expect(await piecesOf(120)).toBe(0)
  })

  test('when its days are over, the piece lies there again and an email is due', async () => {
    await put(70, 1)
    const { id } = await made(aRequest(70))
    await send('POST', `/v1/reservations/${id}/letters`, { letter: 'reserved' })
    expect((await later(3)).map((each) => each.id)).not.toContain(id)
    const [first, second] = await Promise.all([later(4), later(4)])
    for (const due of [first, second])
      expect(due.find((each) => each.id === id)).toMatchObject({ status: 'expired', letter: 'expired' })
    expect(await piecesOf(70)).toBe(1)
    await send('POST', `/v1/reservations/${id}/letters`, { letter: 'expired' })
    expect((await later(5)).map((each) => each.id)).not.toContain(id)
  })

  test('a customer sees their own, the operator what waits', async () => {
    await put(60, 3)
    const customer = { id: 'c-1', firstName: 'Ada', lastName: 'Muster', email: 'own@example.com' }
    const { id } = await made(aRequest(60, '', { customer }))
    const listed = async (query: string) =>
      reservations.parse((await get(`/v1/reservations${query}`)).body).map((each) => each.id)
    expect(await listed('?customerId=c-1')).toEqual([id])
    expect(await listed('?customerId=c-2')).toEqual([])
    expect(await listed('')).toContain(id)
    await move(id, 'cancel')
    expect(await listed('')).not.toContain(id)
  })

  test('what nobody has, and where nobody is, cannot be reserved', async () => {
    expect(await reserve(aRequest(9999))).toMatchObject({ status: 409, body: { message: 'sold-out' } })
    const elsewhere = aRequest(60, undefined, { branchId: 1050 })
    expect(await reserve(elsewhere)).toMatchObject({ status: 409, body: { message: 'unknown-branch' } })
    expect((await get('/v1/reservations/123456789012')).status).toBe(404)
    expect((await move('123456789012', 'cancel')).status).toBe(404)
    expect((await get('/v1/reservations/1')).status).toBe(400)
  })

  test('those that ended long ago are deleted', async () => {
    await deleteOldReservations(database().db, after(60))
    const count = () => rows(database().db, sql`select id from reservation where status <> 'reserved'`)
    expect((await count()).length).toBeGreaterThan(0)
    await deleteOldReservations(database().db, after(200))
    expect(await count()).toEqual([])
  })
})
