import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type Db, rows } from '#platform/database.ts'
import { SHOP_MIGRATIONS } from '#shop-api/open-database.ts'
import { fillCatalogue } from '#tests/support/catalogue.ts'
import { OUTCOMES, openCrashingShop, type DatabaseLocation, shopperAt } from '#tests/support/crashing-shop.ts'
import { postgresPrograms } from '#tests/support/postgres.ts'
import { writeEmbeddedCopy } from '#tests/support/embedded-copy.ts'
import { createServerCopy, ownServer } from '#tests/support/server-copy.ts'
import { SANDBOX_MIGRATIONS } from '#modules/payment/sandbox/sandbox-provider.ts'

const program = join(import.meta.dirname, '../../support/crashing-shop.ts')
const programs = await postgresPrograms()

/** Lets a process sell until somebody stands at each of the steps of buying, and is killed there. Gives how many steps there are. */
async function killAtEachStep(place: DatabaseLocation): Promise<number> {
  const child = spawn(process.execPath, [program, JSON.stringify(place)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (text: Buffer) => (output += text.toString()))
  const signal = await new Promise<string | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (_, by) => resolve(by))
  })
  expect(signal).toBe('SIGKILL')
  return Number(output)
}

type Shop = Awaited<ReturnType<typeof openCrashingShop>>
type Purchase = { shopper: string; stage: string; standing: string | null; news: number }

const purchases = ({ database }: Shop) =>
  rows<Purchase>(
    database.db,
    sql`
      select basket_key as shopper, stage, standing,
        (select count(*)::int from order_news where order_id = purchase.id and event = 'confirm') as news
      from purchase join payment on payment.order_id = purchase.id
      left join sandbox_payment on sandbox_payment.id = payment.id`,
  )

const BOUGHT = { confirmed: 1, captured: 1, news: 1, basket: 0 }
const NOTHING = { confirmed: 0, captured: 0, news: 0, basket: 1 }
const STOCK = 1000
const TABLES = [SHOP_MIGRATIONS, SANDBOX_MIGRATIONS]

async function fillPlenty(db: Db): Promise<void> {
  await fillCatalogue(db)
  await db.execute(sql`update stock set quantity = ${STOCK} where variant_id = 30`)
}

/** What somebody has of it all. */
async function has(shop: Shop, all: Purchase[], shopper: string) {
  const his = all.filter((each) => each.shopper === shopper)
  return {
    confirmed: his.filter(({ stage }) => stage === 'confirmed').length,
    captured: his.filter(({ standing }) => standing === 'captured').length,
    news: his.reduce((sum, { news }) => sum + news, 0),
    basket: (await shop.baskets.get(shopper)).items.length,
  }
}

async function everybodyHas(shop: Shop, shoppers: string[]) {
  const all = await purchases(shop)
  const found = []
  for (const shopper of shoppers) found.push([shopper, await has(shop, all, shopper)])
  return found
}

/** How many have bought, and how many pieces there are less. */
async function dieAndGoOn(place: DatabaseLocation) {
  const steps = await killAtEachStep(place)
  expect(steps).toBeGreaterThan(6)
  const shoppers = Array.from({ length: steps }, (_, before) => before + 1).flatMap((step) =>
    OUTCOMES.map((fate) => shopperAt(step, fate)),
  )
  const shop = await openCrashingShop(place)
  const atDeath = await purchases(shop)
  const isPaid = (shopper: string) =>
    atDeath.some((each) => each.shopper === shopper && each.standing !== null && each.standing !== 'pending')
  expect(new Set(shoppers.map(isPaid))).toEqual(new Set([true, false]))

  await shop.sweep()
  const paid = shoppers.filter(isPaid)
  expect(await everybodyHas(shop, paid)).toEqual(paid.map((shopper) => [shopper, BOUGHT]))

  const returning = shoppers.filter((shopper) => shopper.endsWith(OUTCOMES[0]))
  for (const shopper of returning) await shop.buy(shopper)
  shop.advanceMinutes(61)
  await shop.sweep()
  const isBuyer = (shopper: string) => isPaid(shopper) || returning.includes(shopper)
  expect(await everybodyHas(shop, shoppers)).toEqual(
    shoppers.map((shopper) => [shopper, isBuyer(shopper) ? BOUGHT : NOTHING]),
  )
  const left = await rows<{ quantity: number }>(
    shop.database.db,
    sql`select quantity from stock where variant_id = 30`,
  )
  await shop.database.close()
  // One more has bought whom nothing happened.
  return { bought: shoppers.filter(isBuyer).length + 1, taken: STOCK - (left[0]?.quantity ?? 0) }
}

describe('a process that is killed while people are at every step leaves each one order at most, and none that is paid for and lost', () => {
  test('on PGlite', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'veduta-killed-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    await writeEmbeddedCopy({ tables: TABLES, fill: fillPlenty }, folder)
    const { bought, taken } = await dieAndGoOn({ dataDir: folder })
    expect(taken).toBe(bought)
  }, 240_000)

  test.skipIf(programs === null)(
    'on Postgres',
    async () => {
      const { url, drop } = await createServerCopy({ tables: TABLES, fill: fillPlenty }, await ownServer())
      onTestFinished(drop)
      const { bought, taken } = await dieAndGoOn({ url })
      expect(taken).toBe(bought)
    },
    240_000,
  )
})
