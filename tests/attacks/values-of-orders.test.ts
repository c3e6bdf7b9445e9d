import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createOrderRepository } from '#clients/shop-api/http-order-repository.ts'
import { noPurchases } from '#clients/shop-api/no-purchases.ts'
import { workshopJobs } from '#domain/workshop/workshop-job.ts'
import { renderJobSheet } from '#modules/documents/job-sheet.ts'
import { renderPackingSlip } from '#modules/documents/packing-slip.ts'
import { SERVER_MIGRATIONS } from '#modules/migrations.ts'
import { readEnv } from '#platform/env.ts'
import { createLog } from '#platform/log.ts'
import { handleOrderValues, loadOrderValues } from '#server/forms/order-values-form.ts'
import { callerKey } from '#server/request/caller-keys.ts'
import { identifyCaller } from '#server/session/caller.ts'
import { openModules } from '#server/open-modules.ts'
import { createShopApi } from '#shop-api/app.ts'
import { rows } from '#platform/database.ts'
import { SHOP_MIGRATIONS } from '#shop-api/open-database.ts'
import { openEmbeddedCopy } from '#tests/support/embedded-copy.ts'
import { formRequest } from '#tests/support/forms.ts'
import { aPlaceOrderRequest } from '#tests/support/order-api.ts'
import { pdfText } from '#tests/support/pdf-text.ts'
import { percentDecoded } from '#tests/support/percent-decoded.ts'
import { SEEDED_AT, seedShop } from '#tests/support/seeded.ts'
import { fakeShopClient } from '#tests/support/shop-client.ts'
import { createShopper } from '#tests/support/shopper.ts'
import { emptyContent, startTestServer } from '#tests/support/test-server.ts'

/** Values that nobody has, and that no duration, price or id resembles together. */
const VALUES = {
  right: { sphere: -5.75, cylinder: -3.25, axis: 137, pd: 31.5 },
  left: { sphere: -4.75, pd: 31.5 },
  use: 'far',
}
const TRACES = /sphere|cylinder|pupil|[-−]5[.,]75|[-−]3[.,]25|[-−]4[.,]75|axis\W{1,4}137|137°|pd\W{1,4}31/i
const STORED = /"sphere" ?: ?-5\.75/
const LATER = {
  'right.sphere': '-5,75',
  'left.sphere': '-4,75',
  'right.pd': '31,5',
  'left.pd': '31,5',
  use: 'far',
}
const AFFIRMED = { step: 'confirm', affirmed: 'yes', consent: 'yes' }

/** A shop with all its modules, whose whole log is captured, and whose emails lie in a folder. */
async function openShop(dataDir: string) {
  const lines: string[] = []
  const log = createLog({ logLevel: 'debug' }, { write: (line) => void lines.push(line) })
  const database = await openEmbeddedCopy({ tables: [SHOP_MIGRATIONS, ...SERVER_MIGRATIONS], fill: seedShop })
  const now = () => SEEDED_AT
  const answer = createShopApi({ db: database.db, now, onError: (error) => log.error({ error }, 'failed') })
  const shopApi = (request: Request) => {
    request.headers.set('x-access-token', 'local')
    return answer(request)
  }
  const http = { fetch: shopApi, timeout: 20_000 }
  const access = { http, baseUrl: 'http://shop', auth: { kind: 'none' as const }, shopId: 10001 }
  const env = readEnv({ DATA_DIR: dataDir, SHOP_ORIGIN: 'http://localhost', SESSION_SECRET: 's'.repeat(32) })
  const modules = await openModules({
    env,
    log,
    now,
    secrets: env.sessionSecrets,
    shopName: 'Veduta',
    shop: () => fakeShopClient({}),
    ...noPurchases,
    orderRepository: createOrderRepository(() => access),
    content: emptyContent,
    database: async () => database.db,
  })
  const door = await startTestServer({ shopApi, timeout: 20_000, overrides: { ...modules, env, log, now } })
  return { lines, database, modules, door }
}

test('values of an order stand in its own row and with the workshop, and nowhere else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'veduta-values-'))
  const { lines, database, modules, door } = await openShop(folder)
  const { ctx } = door
  const { call, jar } = createShopper(door)
  const heads: string[] = []
  const send = async (name: string, payload: object) => {
    const { status, headers, body } = await call(name, payload)
    heads.push(JSON.stringify(headers))
    return { status, body }
  }
  const scope = { ctx, variant: 'de-de' as const, caller: { session: null } }

  // A pair with its values, and one whose values follow.
  const { body } = await send('getProductsByCategory', { categoryId: 2001, perPage: 1, with: 'variants' })
  const pair = {
    variantId: body.products[0].variants[0].id,
    lensType: 'type_ei',
    parts: ['rx-single-vision', 'index_ch'],
  }
  const withValues = { ...pair, prescription: VALUES, affirmed: true }
  expect((await send('addConfigurationToBasket', withValues)).status).toBe(200)
  expect((await send('addConfigurationToBasket', { ...pair, valuesLater: true })).status).toBe(200)
  const cookie = [...jar].map((each) => each.join('=')).join('; ')
  const home = new URL('http://localhost/de-de/')
  const caller = await identifyCaller(ctx, new Headers({ cookie }), home, '203.0.113.5')
  const basket = await ctx.baskets('de-de').get(callerKey({ ...scope, caller }, 'basket') ?? '')
  const placed = await ctx.orders.place(aPlaceOrderRequest(basket), { variant: 'de-de', origin: home.origin })
  if (placed.kind !== 'placed') throw new Error(placed.kind)
  const { id } = placed.order

  // The values that follow, by the link of the email; wrong ones first.
  const link = ctx.afterSale.linkTo(id)
  const url = new URL(`/de-de/order/values/?${new URLSearchParams({ link })}`, home)
  const view = await loadOrderValues(scope, link)
  const group = view.kind === 'form' ? (view.item.itemGroup?.id ?? '') : ''
  const enter = (fields: Record<string, string>) =>
    handleOrderValues(scope, link, formRequest(url, { group, ...LATER, ...fields }), {
      url,
      address: '203.0.113.5',
    })
  expect(await enter({ 'right.sphere': '-99' })).toMatchObject({ mistakes: [{ name: 'right.sphere' }] })
  const entered = await enter(AFFIRMED)
  if (!(entered instanceof Response)) throw new Error('the values were not taken')
  heads.push(JSON.stringify([...entered.headers]))
  expect(await loadOrderValues(scope, link)).toMatchObject({ kind: 'done' })

  // Emails, documents, pages.
  await ctx.afterSale.orderNotifier.notifyPending()
  await ctx.afterSale.mail.deliver()
  const outbox = join(folder, 'outbox')
  const letters = await Promise.all(
    (await readdir(outbox)).map(async (name) => `${name} ${await readFile(join(outbox, name), 'utf8')}`),
  )
  expect(letters.length).toBeGreaterThan(0)
  heads.push(...letters.map((letter) => letter.split(/\r?\n\r?\n/)[0] ?? ''))
  const order = await ctx.orders.byId(id)
  if (!order) throw new Error('there is no order')
  const jobs = workshopJobs(order)
  expect(pdfText(await renderJobSheet(order, jobs.ok ? jobs.value : [], 'de'))).toMatch(TRACES)
  const papers = [
    (await ctx.afterSale.invoice(order)).content,
    await renderPackingSlip(order, order.packages),
  ]
  for (const paper of papers) expect(pdfText(paper)).not.toMatch(TRACES)
  for (const path of [url.pathname + url.search, '/de-de/account/values/', '/de-de/', '/de-de/'])
    heads.push(JSON.stringify((await door.get(path, { headers: { cookie } })).headers))

  // Of all tables, one has the values; what was sent and cached has forgotten them.
  const tables = await rows<{ name: string }>(
    database.db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const holding: string[] = []
  for (const { name } of tables) {
    const found = await rows<{ row: string }>(
      database.db,
      sql`select to_json(stored)::text as row from ${sql.identifier(name)} as stored`,
    )
    if (found.some(({ row }) => STORED.test(row))) holding.push(name)
  }
  expect(holding).toEqual(['purchase'])

  // Everything fails.
  const before = lines.length
  await database.close()
  const failures = [
    () => send('addConfigurationToBasket', withValues),
    () => enter(AFFIRMED),
    () => ctx.orders.removeValues({ customerId: 'anna', orderId: id }),
    () => ctx.afterSale.orderNotifier.notifyPending(),
    () => ctx.afterSale.mail.deliver(),
  ]
  for (const fail of failures)
    await fail().catch((error: unknown) => ctx.log.error({ error }, 'a request could not be answered'))
  const metrics = (await door.get('/api/metrics')).body.toString()
  await modules.close().catch(() => {})
  await door[Symbol.asyncDispose]()
  await rm(folder, { recursive: true, force: true })

  expect([before > 5, lines.length > before]).toEqual([true, true])
  expect(metrics).toContain('veduta_requests_total')
  const pages = door.rendered.map(({ url: page }) => page.href)
  expect(JSON.stringify(VALUES)).toMatch(TRACES)
  for (const text of [...lines, ...heads, ...pages, metrics, ...jar.values()])
    expect(percentDecoded(text)).not.toMatch(TRACES)
}, 120_000)
