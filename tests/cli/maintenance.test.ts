import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { backup, migrate, restore } from '#cli/maintenance.ts'
import { dumpDatabase } from '#platform/backup/dump.ts'
import { createShopApi } from '#shop-api/app.ts'
import type { Db } from '#platform/database.ts'
import { openDatabase, SHOP_MIGRATIONS } from '#shop-api/open-database.ts'
import { SERVER_MIGRATIONS } from '#modules/migrations.ts'
import { fillCatalogue, NOW } from '#tests/support/catalogue.ts'
import { hasPostgres } from '#tests/support/database.ts'
import { NOTHING } from '#tests/support/database-contents.ts'
import { writeEmbeddedCopy } from '#tests/support/embedded-copy.ts'
import { createServerCopy } from '#tests/support/server-copy.ts'
import { root } from '#tests/support/sources.ts'

const AT = '2026-11-21T10:00:00Z'

/** A catalogue, and a row of people's data in each module. */
async function fillEverything(db: Db): Promise<void> {
  await fillCatalogue(db)
  await db.execute(sql`
    insert into auth_user (id, name, email, contact, first_name, last_name, gender, is_guest, email_verified, created_at, updated_at)
    values ('u1', 'Ada', 'ada@example.com', 'ada@example.com', 'Ada', 'Muster', 'n', false, true, ${AT}, ${AT})`)
  await db.execute(
    sql`insert into mail_letter (key, kind, about, queued_at) values ('k', 'account', '{"a":"\\n ü"}', ${AT})`,
  )
  await db.execute(sql`insert into newsletter_reader values ('ada@example.com', 'de-de', ${AT}, ${AT})`)
  await db.execute(sql`insert into declaration values ('d', 'withdrawal', 'de-de', ${AT}, '1', '{}')`)
  await db.execute(sql`insert into checkout_draft values ('b', '{}', '[]', ${AT})`)
  await db.execute(sql`insert into stock_change (product_id) values (1)`)
  await db.execute(sql`delete from stock_change`)
}

const CONTENTS = { tables: [SHOP_MIGRATIONS, ...SERVER_MIGRATIONS], fill: fillEverything }

let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'veduta-backup-'))))
afterAll(() => rm(folder, { recursive: true, force: true }))

type Place = { databaseUrl: string | undefined; dataDir: string; shopApi: undefined }
const embedded = (name: string): Place => ({
  databaseUrl: undefined,
  dataDir: join(folder, name),
  shopApi: undefined,
})
const onServer = (name: string, databaseUrl: string): Place => ({ ...embedded(name), databaseUrl })
const notRunning = () => Promise.reject(new Error('no shop runs'))

const open = ({ databaseUrl, dataDir }: Place) =>
  openDatabase({ ...(databaseUrl === undefined ? { dataDir } : { url: databaseUrl }), tables: [] })

/** All that a database holds, without when it was read. */
async function contentsOf(place: Place): Promise<string[]> {
  const { db, close } = await open(place)
  const lines = gunzipSync(await buffer(dumpDatabase(db, { createdAt: '', files: {} })))
  await close()
  return lines.toString().split('\n')
}

async function expectFilled(place: Place, from: Place): Promise<void> {
  const [filled, original] = [await contentsOf(place), await contentsOf(from)]
  expect(original.length).toBeGreaterThan(100)
  expect(filled.filter((line, nth) => line !== original[nth])).toEqual([])
  expect(filled).toHaveLength(original.length)
}

// Each restores a whole database, and some start a process.
describe('on PGlite', { timeout: 120_000 }, () => {
  const shop = () => embedded('shop')
  const file = () => join(folder, 'shop.backup')
  beforeAll(async () => {
    await mkdir(shop().dataDir)
    await writeEmbeddedCopy(CONTENTS, shop().dataDir)
    await writeFile(join(shop().dataDir, 'session-secret'), 'a secret')
    await backup(shop(), file(), notRunning)
  })

  test('a backup is for its owner alone, and all of it comes back, with the secret', async () => {
    expect((await stat(file())).mode & 0o777).toBe(0o600)
    await restore(embedded('copy'), file(), false)
    await expectFilled(embedded('copy'), shop())
    expect(await readFile(join(folder, 'copy/session-secret'), 'utf8')).toBe('a secret')
    expect((await stat(join(folder, 'copy/session-secret'))).mode & 0o777).toBe(0o600)
  })

  test('a shop with data is replaced only by force', async () => {
    const other = embedded('other')
    await migrate(other)
    await restore(other, file(), false)
    const { db, close } = await open(other)
    await db.execute(sql`delete from newsletter_reader`)
    await close()
    await expect(restore(other, file(), false)).rejects.toThrow('--force')
    expect((await contentsOf(other)).join()).not.toContain('asked_at')
    await restore(other, file(), true)
    await expectFilled(other, shop())
  })

  test('a damaged backup, an incomplete one and one of a later version change nothing', async () => {
    const lines = gunzipSync(await readFile(file())).toString()
    const damaged: [string, Buffer, string][] = [
      ['torn', (await readFile(file())).subarray(0, 5000), 'damaged'],
      ['incomplete', gzipSync(lines.replace(/end\n$/, '')), 'incomplete'],
      [
        'later',
        gzipSync(lines.replace(/"__drizzle_migrations":\d+/, '"__drizzle_migrations":9999999999999')),
        'later version',
      ],
    ]
    for (const [name, content, reason] of damaged) {
      await writeFile(join(folder, name), content)
      await expect(restore(shop(), join(folder, name), true)).rejects.toThrow(reason)
    }
    await restore(embedded('whole'), file(), false)
    await expectFilled(shop(), embedded('whole'))
  })

  test('a database that is open is read by its process', async () => {
    const { db, close } = await open(shop())
    const running = async () => dumpDatabase(db, { createdAt: AT, files: {} })
    await backup(shop(), join(folder, 'open.backup'), running)
    await expect(backup(shop(), join(folder, 'none.backup'), notRunning)).rejects.toThrow('no shop runs')
    await close()
    await restore(embedded('from-open'), join(folder, 'open.backup'), false)
    await expectFilled(embedded('from-open'), shop())
  })

  test('the lock of a process that was killed does not hold up a backup', async () => {
    await writeFile(join(shop().dataDir, 'db.lock'), '4194305\n1/2\n')
    await backup(shop(), join(folder, 'killed.backup'), notRunning)
    expect((await stat(join(folder, 'killed.backup'))).size).toBeGreaterThan(0)
    await restore(embedded('from-killed'), join(folder, 'killed.backup'), false)
    await expectFilled(embedded('from-killed'), shop())
  })

  test('the command restores and backs up, and lets nobody else read what it writes', async () => {
    const env = { ...process.env, DATA_DIR: join(folder, 'by-command') }
    const run = (...args: string[]) =>
      promisify(execFile)(process.execPath, ['src/cli/shop.ts', ...args], { cwd: root, env })
    expect((await run('restore', file())).stdout).toMatch(/^restored as of 20/)
    expect((await stat(join(folder, 'by-command/db'))).mode & 0o077).toBe(0)
    await run('backup', join(folder, 'again.backup'))
    expect((await run('migrate')).stdout).toBe('all tables are up to date\n')
    await expect(run('restore', file())).rejects.toMatchObject({ code: 1 })
    await expectFilled(embedded('by-command'), shop())
  })
})

describe.skipIf(!hasPostgres)('on Postgres', () => {
  test('a shop is backed up and restored, also from an embedded database', async () => {
    const [from, to, moved] = [
      await createServerCopy(CONTENTS),
      await createServerCopy(NOTHING),
      await createServerCopy(NOTHING),
    ]
    const [shop, copy] = [onServer('pg', from.url), onServer('pg-copy', to.url)]
    await backup(shop, join(folder, 'pg.backup'), notRunning)
    await restore(copy, join(folder, 'pg.backup'), false)
    await expectFilled(copy, shop)
    await expect(restore(copy, join(folder, 'pg.backup'), false)).rejects.toThrow('--force')
    await restore(copy, join(folder, 'pg.backup'), true)
    await expectFilled(copy, shop)
    await restore(onServer('moved', moved.url), join(folder, 'shop.backup'), false)
    await expectFilled(onServer('moved', moved.url), embedded('shop'))
    for (const { drop } of [from, to, moved]) await drop()
  })
})

test('a backup of the last release is restored, migrated and sold from', { timeout: 120_000 }, async () => {
  const place = embedded('released')
  await restore(place, join(root, 'tests/fixtures/release.backup'), false)
  const { db, close } = await open(place)
  const api = createShopApi({ db, now: () => NOW })
  const headers = { 'x-access-token': 'local' }
  const added = await api(
    new Request('http://shop/v1/baskets/new/items?shopId=1', {
      method: 'POST',
      headers,
      body: JSON.stringify({ variantId: 10 }),
    }),
  )
  expect(added.status).toBe(201)
  await close()
  const lines = (await contentsOf(place)).join('\n')
  for (const word of ['ada@example.com', '"key":"d"', '"key":"k"']) expect(lines).toContain(word)
})
