import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appointment } from '#contract/appointment/appointment.ts'
import { reservation } from '#contract/branch/reservation.ts'
import { type Db, rows } from '#platform/database.ts'
import { createShopApi } from '#shop-api/app.ts'
import { lockAppointments, lockMailbox } from '#shop-api/appointment/stored-appointment.ts'
import { saveBranches } from '#shop-api/branch/save-branches.ts'
import { type Database, openDatabase } from '#shop-api/open-database.ts'
import { person } from '#tests/support/appointment-api.ts'
import { aBranch } from '#tests/support/branches.ts'
import { fillCatalogue, NOW } from '#tests/support/catalogue.ts'
import { hasPostgres } from '#tests/support/database.ts'
import { createServerCopy } from '#tests/support/server-copy.ts'

const TEN = '2026-06-02T10:00:00+02:00'
const ELEVEN = '2026-06-02T11:00:00+02:00'
const BY = { actor: 'customer' }
const times = (count: number) => Array.from({ length: count }, (_, nth) => nth)

describe.skipIf(!hasPostgres)('of two processes on one database', () => {
  const databases: Database[] = []
  let drop = async () => {}
  beforeAll(async () => {
    const copy = await createServerCopy({ fill: fillCatalogue })
    drop = copy.drop
    for (const _ of ['one', 'other']) databases.push(await openDatabase({ url: copy.url, tables: [] }))
  })
  afterAll(async () => {
    for (const { close } of databases) await close()
    await drop()
  })

  type Answer = { status: number; body: unknown }
  const dbOf = (nth: number): Db => {
    const database = databases[nth % 2]
    if (!database) throw new Error('the processes are not started')
    return database.db
  }
  /** By each of them in turn. */
  async function call(nth: number, method: string, path: string, body?: object): Promise<Answer> {
    const api = createShopApi({ db: dbOf(nth), now: () => NOW })
    const headers = { 'x-access-token': 'local' }
    const url = `http://shop/v1${path}?shopId=1`
    const response = await api(
      new Request(url, { method, headers, ...(body && { body: JSON.stringify(body) }) }),
    )
    return { status: response.status, body: await response.json() }
  }
  const send = (nth: number, path: string, body: object) => call(nth, 'POST', `/appointments${path}`, body)
  const open = async (id: number) => {
    await saveBranches(dbOf(0), [aBranch({ id, staff: 1 })], false)
    return id
  }
  const wish = (branchId: number, name: string, start = TEN) => ({
    key: `wish-of-${name}`,
    branchId,
    service: 'advice',
    start,
    person: person(name),
  })

  test('two hundred at once for the last slot: one has it', async () => {
    const branchId = await open(8001)
    const answers = await Promise.all(times(200).map((nth) => send(nth, '', wish(branchId, `many-${nth}`))))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(199)
  }, 60_000)

  test('presses that reach both are one appointment', async () => {
    const branchId = await open(8002)
    const answers = await Promise.all(times(20).map((nth) => send(nth, '', wish(branchId, 'impatient'))))
    expect(new Set(answers.map(({ body }) => appointment.parse(body).id)).size).toBe(1)
  })

  test('a move in one and a booking in the other for the same slot: one has it', async () => {
    const branchId = await open(8003)
    const { id } = appointment.parse((await send(0, '', wish(branchId, 'moves-away'))).body)
    const answers = await Promise.all([
      send(0, `/${id}/move`, { by: BY, start: ELEVEN }),
      send(1, '', wish(branchId, 'comes-new', ELEVEN)),
    ])
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 200 || status === 201)).toHaveLength(1)
  })

  describe('an import or a block', () => {
    const waiting = async () =>
      rows(
        dbOf(0),
        sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    /** Begins one after the other under a lock that somebody else holds: each waits, or is done, before the next one begins. */
    async function during(hold: (tx: Db) => Promise<unknown>, begin: readonly (() => Promise<Answer>)[]) {
      const begun: Promise<Answer>[] = []
      await dbOf(0).transaction(async (tx) => {
        await hold(tx)
        let open = 0
        for (const each of begin) {
          open += 1
          begun.push(
            each().finally(() => {
              open -= 1
            }),
          )
          await expect.poll(async () => (await waiting()).length >= open).toBe(true)
        }
      })
      return Promise.all(begun)
    }
    const put = (path: string, body: object) => () => call(1, 'PUT', path, body)
    const closed = (id: number) =>
      put('/branches', { branches: [aBranch({ id, until: '2026-06-01' })], replace: false })
    const block = (id: number) =>
      put(`/branches/${id}/blocks`, { from: '2026-06-02T00:00:00Z', to: '2026-06-03T00:00:00Z' })
    const stock = (branchId: number) =>
      call(0, 'PUT', '/stock', { stocks: [{ branchId, variantId: 30, quantity: 1 }] })
    const aReservation = (branchId: number) => ({
      attemptKey: `the-attempt-of-${branchId}`,
      branchId,
      variantId: 30,
      goods: 'Brera',
      customer: { id: null, firstName: 'Ada', lastName: 'Muster', email: `ada${branchId}@example.com` },
    })

    test.each([
      ['an import', 8101, closed],
      ['a block', 8102, block],
    ] as const)('%s displaces what is being booked', async (_, id, change) => {
      const branchId = await open(id)
      const request = wish(branchId, `slips-past-${id}`)
      const [booked] = await during(
        (tx) => lockMailbox(tx, request.person.email),
        [() => send(0, '', request), change(branchId)],
      )
      const { id: made } = appointment.parse(booked?.body)
      expect((await call(0, 'GET', `/appointments/${made}`)).body).toMatchObject({ status: 'displaced' })
    })

    test('lets what is being reserved wait for as long as its branch is closed', async () => {
      const branchId = await open(8103)
      await stock(branchId)
      const specialDays = [1, 2, 3, 4].map((day) => ({ date: `2026-06-0${day}`, spans: [] }))
      const [reserved] = await during(
        (tx) => tx.execute(sql`select 1 from branch_stock where branch_id = ${branchId} for update`),
        [
          () => call(0, 'POST', '/reservations', aReservation(branchId)),
          put('/branches', { branches: [aBranch({ id: branchId, specialDays })], replace: false }),
        ],
      )
      const { id } = reservation.parse(reserved?.body)
      expect((await call(0, 'GET', `/reservations/${id}`)).body).toMatchObject({
        letter: 'extended',
        expiresAt: expect.stringContaining('2026-06-05T22:00:00'),
      })
    })

    test('in progress is waited for by who books, moves or reserves', async () => {
      const [stays, goes] = [await open(8104), await open(8105)]
      await stock(goes)
      const elsewhere = appointment.parse((await send(0, '', wish(stays, 'stays'))).body)
      const leaving = appointment.parse((await send(0, '', wish(goes, 'leaves'))).body)
      const [, booked, moved, reserved] = await during(
        (tx) => lockAppointments(tx, sql`id = ${elsewhere.id}`),
        [
          put('/branches', { branches: [aBranch({ id: stays, staff: 1 })], replace: true }),
          () => send(0, '', wish(goes, 'comes-late', ELEVEN)),
          () => send(0, `/${leaving.id}/move`, { by: BY, start: '2026-06-02T15:00:00+02:00' }),
          () => call(0, 'POST', '/reservations', aReservation(goes)),
        ],
      )
      expect(booked?.status).toBe(404)
      expect(moved).toMatchObject({ status: 409, body: { kind: 'impossible' } })
      expect(reserved).toMatchObject({ status: 409, body: { message: 'unknown-branch' } })
      expect((await call(0, 'GET', `/appointments/${leaving.id}`)).body).toMatchObject({
        status: 'displaced',
      })
    })
  })
})
