import { spawn } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rows } from '#shop-api/db.ts'
import { openFolder } from '#tests/support/dying-shop.ts'

const program = join(import.meta.dirname, '../../support/dying-shop.ts')
/** More than there are steps; a run that comes so far says how many there were. */
const NEVER = 1000
let folder: string
let copies = 0

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'veduta-killed-'))
  const shop = await openFolder(join(folder, 'fresh'))
  await shop.prepare()
  await shop.database.close()
}, 60_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Lets a process buy in a folder of its own and kills it at a step. */
async function buyUntil(fault: number): Promise<{ dataDir: string; signal: string | null; said: string }> {
  const dataDir = join(folder, `run-${copies++}`)
  await cp(join(folder, 'fresh'), dataDir, { recursive: true })
  const child = spawn(process.execPath, [program, dataDir, String(fault)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (text: Buffer) => (said += text.toString()))
  const signal = await new Promise<string | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (_, by) => resolve(by))
  })
  return { dataDir, signal, said }
}

type Shop = Awaited<ReturnType<typeof openFolder>>

const bankOf = async ({ database }: Shop) =>
  (await rows<{ standing: string }>(database.db, sql`select standing from sandbox_payment`)).map(
    ({ standing }) => standing,
  )

const lookInto = async ({ database, baskets }: Shop) => {
  const [seen] = await rows<{ stock: number; news: number; confirmed: number }>(
    database.db,
    sql`
      select (select quantity from stock where variant_id = 30) as stock,
        (select count(*)::int from purchase where stage = 'confirmed') as confirmed,
        (select count(*)::int from order_news where event = 'confirm') as news`,
  )
  return { ...seen, basket: (await baskets.get('b')).items.length }
}

const BOUGHT = { stock: 6, news: 1, basket: 0, confirmed: 1 }
const NOTHING = { stock: 7, news: 0, basket: 1, confirmed: 0 }

test('a process that is killed at any step leaves one order at most, and none that is paid for and lost', async () => {
  const steps = Number((await buyUntil(NEVER)).said)
  expect(steps).toBeGreaterThan(6)
  for (let fault = 1; fault <= steps; fault++) {
    const { dataDir, signal } = await buyUntil(fault)
    const shop = await openFolder(dataDir)
    const isPaid = (await bankOf(shop)).some((standing) => standing !== 'pending')
    await shop.payments.sweep()
    const started = await lookInto(shop)
    expect([fault, signal, isPaid ? started : BOUGHT]).toEqual([fault, 'SIGKILL', BOUGHT])

    // Every other shopper comes back and presses again; the others are never seen again.
    const comesBack = fault % 2 === 0
    if (comesBack) await shop.buy()
    shop.later(61)
    await shop.payments.sweep()
    expect([fault, await lookInto(shop)]).toEqual([fault, isPaid || comesBack ? BOUGHT : NOTHING])
    expect((await bankOf(shop)).filter((standing) => standing === 'captured')).toHaveLength(
      isPaid || comesBack ? 1 : 0,
    )
    await shop.database.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}, 600_000)
