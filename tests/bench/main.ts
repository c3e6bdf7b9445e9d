import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { postgresPrograms, startCluster } from '#tests/support/postgres.ts'
import { basketRows } from './basket.ts'
import { blockRows, storiesToWeigh } from './blocks.ts'
import { branchRows, manyBranchRows } from './branches.ts'
import { pairRows, stepRows } from './configurator.ts'
import { launch } from './browser.ts'
import { crawlRows } from './crawl.ts'
import { knownValueRows } from './known-values.ts'
import { landmarkFilmRows } from './landmark-film.ts'
import { landmarkRows } from './landmarks.ts'
import { lighthouseRows } from './lighthouse.ts'
import { pageCacheRows } from './page-cache.ts'
import { orderRows } from './order.ts'
import { paintRows } from './paints.ts'
import { previewRows } from './preview.ts'
import { publishingRows, WEBHOOK_SECRET } from './publishing.ts'
import { purgeRows } from './purges.ts'
import { renewalRows } from './renewals.ts'
import { startShop } from './shop.ts'
import { sitemapRows } from './sitemaps.ts'
import { atMost, type Row, table } from './table.ts'
import { tapRows } from './taps.ts'
import { uncachedRows } from './uncached.ts'
import { visitRows } from './visits.ts'

const PAGES: [name: string, path: string][] = [
  ['home', '/de-de/'],
  ['listing', '/de-de/sonnenbrillen/'],
  ['product', '/de-de/p/laguna-01c43-10406/'],
  ['content', '/de-de/ueber-uns/'],
  ['search', '/de-de/search/?term=panto&page=1'],
  ['branches', '/de-de/niederlassungen/'],
]

/** The ports after the shop’s: its embedded services and its visual editor. */
const [SHOP_API, CONTENT_API, EDITOR] = [
  'http://127.0.0.1:4501',
  'http://127.0.0.1:4502',
  'http://localhost:4503',
] as const

async function browserRows(origin: string): Promise<Row[]> {
  const browser = await launch()
  const rows = [
    ...(await visitRows(browser, origin, PAGES)),
    ...(await tapRows(browser, origin)),
    ...(await paintRows(browser, origin)),
    ...(await branchRows(browser, origin)),
    ...(await stepRows(browser, origin, SHOP_API)),
    ...(await previewRows(browser, { origin, editor: EDITOR, contentApi: CONTENT_API })),
  ]
  await browser.close()
  rows.push(...(await lighthouseRows(origin, PAGES)), ...(await landmarkFilmRows(origin)))
  return rows
}

async function pageViews(origin: string, count: number): Promise<void> {
  const views = Array.from({ length: count }, (_, index) => PAGES[index % PAGES.length]?.[1] ?? '/de-de/')
  for (let from = 0; from < count; from += 16)
    await Promise.all(
      views.slice(from, from + 16).map(async (path) => (await fetch(origin + path)).arrayBuffer()),
    )
}

/** The same shop with its database on a separate server, if one is installed. */
async function onPostgres(): Promise<Row[]> {
  const programs = await postgresPrograms()
  if (programs === null) return []
  const cluster = await startCluster(programs)
  const folder = mkdtempSync(join(tmpdir(), 'veduta-bench-'))
  try {
    const environment = { DATA_DIR: folder, DATABASE_URL: cluster.url }
    const first = await startShop(4500, environment)
    await first.stop()
    const shop = await startShop(4500, environment)
    await pageViews(shop.origin, 10_000)
    const row = atMost('memory after 10,000 page views, Postgres server', shop.residentMegabytes(), 250, 'MB')
    await shop.stop()
    return [row]
  } finally {
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const data = mkdtempSync(join(tmpdir(), 'veduta-bench-'))
try {
  const first = await startShop(4500, { DATA_DIR: data, LOG_LEVEL: 'info' })
  await first.drawnAhead
  await first.stop()
  const stories = storiesToWeigh(join(data, 'content'))
  const shop = await startShop(4500, {
    DATA_DIR: data,
    CONTENT_DIR: stories,
    CONTENT_EDITOR_ORIGIN: EDITOR,
    CONTENT_WEBHOOK_SECRET: WEBHOOK_SECRET,
  })
  const rows = [
    atMost('second start to the first page', shop.startedInSeconds, 5, 's'),
    ...(await browserRows(shop.origin)),
    ...(await pageCacheRows(shop.origin)),
    ...(await basketRows(shop.origin)),
    ...(await pairRows(shop.origin)),
    ...(await orderRows(shop.origin, SHOP_API)),
    ...(await knownValueRows(shop.origin, SHOP_API, data)),
    ...(await sitemapRows(shop.origin)),
    ...(await crawlRows(shop.origin)),
    ...(await uncachedRows(shop.origin)),
    ...(await blockRows(shop.origin)),
    ...(await publishingRows(shop.origin, stories)),
  ]
  await pageViews(shop.origin, 10_000)
  rows.push(atMost('memory after 10,000 page views, PGlite', shop.residentMegabytes(), 600, 'MB'))
  rows.push(...(await manyBranchRows(shop.origin, SHOP_API)))
  await shop.stop()
  rows.push(
    ...(await onPostgres()),
    ...(await purgeRows()),
    ...(await renewalRows()),
    ...(await landmarkRows()),
  )
  process.stdout.write(`${table(rows)}\n`)
} finally {
  rmSync(data, { recursive: true, force: true })
}
