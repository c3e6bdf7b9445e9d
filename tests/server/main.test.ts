import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { buildId, completeBuild } from '#platform/builds.ts'
import { type Db, rows } from '#platform/database.ts'
import { openDatabase } from '#shop-api/open-database.ts'
import { hasPostgres } from '#tests/support/database.ts'
import { addsUntilEnd, ordersDuring } from '#tests/support/form-buyer.ts'
import { NOTHING } from '#tests/support/database-contents.ts'
import { createServerCopy } from '#tests/support/server-copy.ts'
import { createNetwork, sendTo, watchReady } from '#tests/support/shop-network.ts'
import { onShelf, setStock } from '#tests/support/shelf.ts'
import { childrenOf, type ShopProcess, startShopProcess } from '#tests/support/shop-process.ts'
import { root } from '#tests/support/sources.ts'

let dir: string
let builds: string
const build = (environment: Record<string, string> = {}) =>
  promisify(execFile)(join(root, 'node_modules/.bin/astro'), ['build'], {
    cwd: root,
    env: { ...process.env, BUILD_DIR: builds, ...environment },
  })

beforeAll(async () => {
  await mkdir(join(root, '.data'), { recursive: true })
  // Below the root, where a build finds its packages.
  dir = await mkdtemp(join(root, '.data/processes-'))
  builds = join(dir, 'builds')
  await build()
}, 240_000)
afterAll(() => rm(dir, { recursive: true, force: true }))

const get = async ({ port }: ShopProcess, path: string) => {
  const { status, body } = await sendTo(port, { method: 'GET', path })
  return { status, body }
}

/** A copy of the latest build under a later id, with a script of its own. */
async function addBuild(startedAt: number): Promise<void> {
  const latest = (await readdir(builds)).toSorted().at(-1) ?? ''
  const id = buildId(startedAt, 1)
  await cp(join(builds, latest), join(builds, id), { recursive: true })
  await writeFile(join(builds, id, `client/_astro/of-${id}.js`), id)
  await completeBuild(builds, id, '', startedAt)
}

describe('a build while a process serves an earlier one', () => {
  test('breaks neither pages that were not rendered before, nor scripts of either build', async () => {
    const old = await startShopProcess(
      { BUILD_DIR: builds, DATA_DIR: join(dir, 'data-build') },
      onTestFinished,
    )
    const before = await get(old, '/builds/latest.json')
    const [own = ''] = (await readdir(builds)).filter((name) => before.body.includes(name))
    await writeFile(join(builds, own, 'client/_astro/of-old.js'), 'old')

    await build({ PUBLIC_BRAND: 'halo' })
    for (const later of [1, 2, 3, 4]) await addBuild(Date.now() + later * 1000)

    const pages = ['/de-de/', '/de-de/brillen/', '/de-de/basket/', '/fr-ch/signin/', '/pl-pl/search/?term=a']
    const more = ['/de-de/wishlist/', '/de-de/nowhere/', '/de-de/vertrag-widerrufen/', '/sitemap.xml']
    const statuses = []
    for (const page of [...pages, ...more]) statuses.push([page, (await get(old, page)).status])
    expect(statuses).toEqual([...pages, ...more].map((page) => [page, page.includes('nowhere') ? 404 : 200]))

    const scripts = await Promise.all(
      (await readdir(builds)).map(async (id) => readdir(join(builds, id, 'client/_astro'))),
    )
    const ofSome = [...new Set(scripts.flat())].filter((name) => !scripts.every((all) => all.includes(name)))
    expect(ofSome).toContain('of-old.js')
    expect(ofSome.length).toBeGreaterThan(3)
    for (const script of ofSome)
      expect([script, (await get(old, `/_astro/${script}`)).status]).toEqual([script, 200])
    expect(await get(old, '/builds/latest.json')).toEqual(before)
    expect(old.log()).toEqual([])
  }, 240_000)
})

const attemptsIn = async (db: Db): Promise<string[]> =>
  (await rows<{ attempt: string }>(db, sql`select attempt_key as attempt from purchase`))
    .map(({ attempt }) => attempt)
    .toSorted()

/** So that buyers have addresses of their own. */
const BEHIND_PROXY = { TRUSTED_PROXIES: '127.0.0.1' }

function untilFinished(): AbortSignal {
  const finished = new AbortController()
  onTestFinished(() => finished.abort())
  return finished.signal
}

describe('a process that is replaced while people order', () => {
  test('on one folder, by one that starts after it, loses no order and doubles none', async () => {
    const environment = { ...BEHIND_PROXY, BUILD_DIR: builds, DATA_DIR: join(dir, 'data-orders') }
    const old = await startShopProcess(environment, onTestFinished)
    const processes = [old]
    const network = createNetwork(() => [old.port], untilFinished())
    const variants = await onShelf(old)
    await setStock(old, variants)
    const ordered = await ordersDuring(network, variants, async (more) => {
      await more()
      await addBuild(Date.now())
      expect(await old.stop()).toBe(0)
      processes.push(await startShopProcess({ ...environment, PORT: String(old.port) }, onTestFinished))
      await more()
    })
    // Nobody directs them to the other process: until that listens, connections are refused.
    expect(network.faults).toContain('ECONNREFUSED')
    expect(network.faults.filter((fault) => !/^ECONN(REFUSED|RESET)$/.test(fault))).toEqual([])
    expect(processes.flatMap((each) => each.log())).toEqual([])
    await processes[1]?.stop()
    const { db, close } = await openDatabase({ dataDir: environment.DATA_DIR, tables: [] })
    onTestFinished(close)
    expect(await attemptsIn(db)).toEqual(ordered.toSorted())
  }, 240_000)

  test.skipIf(!hasPostgres)('on one server, by one that starts beside it, fails no request', rolling, 240_000)
})

async function rolling(): Promise<void> {
  const { url, drop } = await createServerCopy(NOTHING)
  onTestFinished(drop)
  const environment = {
    ...BEHIND_PROXY,
    BUILD_DIR: builds,
    DATABASE_URL: url,
    SESSION_SECRET: 'rolling'.repeat(5),
  }
  const start = (name: string) =>
    startShopProcess({ ...environment, DATA_DIR: join(dir, name) }, onTestFinished)
  const old = await start('data-old')
  const processes = [old]
  const { db, close } = await openDatabase({ url, tables: [] })
  onTestFinished(close)

  const signal = untilFinished()
  const { ready } = watchReady(() => processes.map(({ port }) => port), signal)
  const network = createNetwork(ready, signal)
  const variants = await onShelf(old)
  await setStock(old, variants)
  const endAdding = await addsUntilEnd(network, variants.slice(0, 20))
  const ordered = await ordersDuring(network, variants, async (more) => {
    await more()
    await addBuild(Date.now())
    processes.push(await start('data-next'))
    await vi.waitUntil(() => ready().length === 2, { timeout: 60_000 })
    await more()
    expect(await old.stop()).toBe(0)
    await more()
  })
  const { added, inBasket } = await endAdding()
  expect(added).toBeGreaterThan(20)
  expect(inBasket).toBe(added)
  expect(network.faults).toEqual([])
  expect(processes.flatMap((each) => each.log())).toEqual([])
  expect(await attemptsIn(db)).toEqual(ordered.toSorted())
}

/** The numbers of the workers whose metrics a scrape has. */
async function measuredWorkers({ port }: ShopProcess): Promise<string[]> {
  // Node never answers a connection that is being handed to a worker which is killed.
  const signal = AbortSignal.timeout(10_000)
  // Without a token only this machine may ask.
  const message = { path: '/api/metrics', headers: { host: 'localhost' }, signal }
  const { body } = await sendTo(port, { method: 'GET', ...message })
  const found = body.matchAll(/^veduta_page_cache_pages\{worker="(\d+)"\}/gm)
  return [...found].map(([, id = '']) => id).toSorted()
}

describe.skipIf(!hasPostgres)('workers on one port', () => {
  test('answer together, are replaced when one ends, and stop together', async () => {
    const { url, drop } = await createServerCopy(NOTHING)
    onTestFinished(drop)
    const shop = await startShopProcess(
      { WORKERS: '2', BUILD_DIR: builds, DATABASE_URL: url, DATA_DIR: join(dir, 'data-workers') },
      onTestFinished,
    )
    await expect.poll(() => measuredWorkers(shop), { timeout: 60_000 }).toEqual(['1', '2'])
    const [first = 0] = await childrenOf(shop.pid)
    process.kill(first, 'SIGKILL')
    await expect.poll(() => measuredWorkers(shop), { timeout: 60_000 }).toEqual(['2', '3'])
    expect((await get(shop, '/de-de/brillen/')).status).toBe(200)
    expect(shop.log()).toEqual([expect.stringContaining('a worker ended and is replaced')])
    expect(await shop.stop()).toBe(0)
    expect(await childrenOf(shop.pid)).toEqual([])
  }, 240_000)

  test('end with an error where none can start', async () => {
    const environment = {
      WORKERS: '2',
      BUILD_DIR: join(dir, 'none'),
      DATABASE_URL: 'postgres://127.0.0.1:1/no',
    }
    await expect(startShopProcess(environment, onTestFinished)).rejects.toThrow('the shop ended with 1')
  }, 60_000)
})
