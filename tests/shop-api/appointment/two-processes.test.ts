import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appointment } from '#contract/appointment/appointment.ts'
import { createShopApi } from '#shop-api/app.ts'
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

  /** Sends to each of them in turn. */
  async function send(nth: number, path: string, body: object): Promise<{ status: number; body: unknown }> {
    const database = databases[nth % 2]
    if (!database) throw new Error('the processes are not started')
    const api = createShopApi({ db: database.db, now: () => NOW })
    const headers = { 'x-access-token': 'local' }
    const url = `http://shop/v1/appointments${path}?shopId=1`
    const response = await api(new Request(url, { method: 'POST', headers, body: JSON.stringify(body) }))
    return { status: response.status, body: await response.json() }
  }
  const open = async (id: number) => {
    const [database] = databases
    if (database) await saveBranches(database.db, [aBranch({ id, staff: 1 })], false)
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
})
