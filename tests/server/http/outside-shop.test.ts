import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { createAdaptorServer } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Fetch } from '#clients/http.ts'
import { readEnv } from '#platform/env.ts'
import { createContext, type Context } from '#server/context.ts'
import { type AstroHandler, render } from '#server/http/render.ts'
import { createRequestHandler } from '#server/http/request-handler.ts'
import { createStaticFiles } from '#server/http/static-files.ts'
import { recordingLog } from '#tests/support/log.ts'
import { createOutsideShop } from '#tests/support/outside-shop/server.ts'

/** The whole storefront, built and served, with a Shop API that knows the public contract alone. */
const root = resolve(import.meta.dirname, '../../..')
const outside = createOutsideShop()
const { log, lines } = recordingLog()
const servers: Server[] = []
let dir: string
let ctx: Context
let origin: string

beforeAll(async () => {
  await mkdir(join(root, '.data'), { recursive: true })
  // Below the root, where the build finds its packages.
  dir = await mkdtemp(join(root, '.data/outside-'))
  const dist = join(dir, 'dist')
  await promisify(execFile)(join(root, 'node_modules/.bin/astro'), ['build', '--outDir', dist], { cwd: root })
  const shopApi = await listen(createAdaptorServer({ fetch: outside.fetch as Fetch }) as Server)
  const env = readEnv({
    SHOP_API_URL: shopApi,
    PICTURES_URL: 'https://pictures.example',
    DATA_DIR: join(dir, 'data'),
  })
  ctx = await createContext(env, log)
  ctx.jobs.start()
  const entry: { handler: AstroHandler } = await import(pathToFileURL(join(dist, 'server/entry.mjs')).href)
  const files = await createStaticFiles(join(dist, 'client'))
  const door = createRequestHandler({ ctx, files, render: (request) => render(entry.handler, request) })
  origin = await listen(createServer(door.handle))
}, 300_000)

afterAll(async () => {
  for (const server of servers) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  await ctx?.close()
  await rm(dir, { recursive: true, force: true })
})

async function listen(server: Server): Promise<string> {
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

type Page = { status: number; headers: Headers; html: string }
let cookies: string[] = []

async function ask(path: string, init: RequestInit = {}): Promise<Page> {
  const headers = { ...init.headers, origin, cookie: cookies.join('; ') }
  const response = await fetch(`${origin}${path}`, { ...init, headers, redirect: 'manual' })
  const set = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  cookies = [
    ...cookies.filter((old) => set.every((line) => line.split('=')[0] !== old.split('=')[0])),
    ...set,
  ]
  return { status: response.status, headers: response.headers, html: await response.text() }
}

const submit = (path: string, fields: Record<string, string>) =>
  ask(path, { method: 'POST', body: new URLSearchParams(fields) })

/** The token of the one email in the outbox. */
async function sentToken(): Promise<string> {
  const outbox = join(dir, 'data/outbox')
  const sent = async () => (await readdir(outbox).catch(() => [])).filter((each) => each.endsWith('.eml'))
  await expect.poll(sent).toHaveLength(1)
  const file = await readFile(join(outbox, (await sent())[0] ?? ''), 'utf8')
  return /verify=(?:3D)?([\w.-]+)/.exec(file.replaceAll('=\r\n', ''))?.[1] ?? file
}

const call = async (name: string, payload: unknown) => {
  const headers = { 'content-type': 'application/json', 'x-shop-id': '10001' }
  const { status, html } = await ask(`/api/rpc/${name}`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ payload }),
  })
  return { status, body: html === '' ? null : JSON.parse(html) }
}

describe('with a Shop API elsewhere', () => {
  test.each([
    ['/de-de/', 'Outside 1'],
    ['/de-de/brillen/', 'Outside 2'],
    ['/de-de/brillen/?sort=price-asc&brand=7', 'Outside 2'],
    ['/de-de/search/?term=outside', 'Outside 1'],
    ['/de-de/search/?term=outside&fragment=suggestions', 'Brillen'],
    ['/de-de/p/outside-1-1/', 'Outside 1'],
    ['/de-de/signin/', 'Anmelden'],
    ['/de-de/vertrag-widerrufen/', 'widerrufen'],
  ])('%s shows %s', async (path, words) => {
    const { status, html } = await ask(path)
    expect([status, html.includes(words)]).toEqual([200, true])
  })

  test('the path of a family has the address of the product as canonical', async () =>
    expect((await ask('/de-de/p/rx-glasses-pdp/?variantid=20')).html).toMatch(
      /rel="canonical" href="[^"]*\/de-de\/p\/outside-2-2\/"/,
    ))

  test.each(['/de-de/brillen/', '/de-de/search/?term=outside'])(
    '%s shows no goods without a page or a price',
    async (path) => {
      const { html } = await ask(path)
      expect([1, 2, 3, 4, 5, 6].filter((id) => html.includes(`Outside ${id}`))).toEqual([1, 2])
    },
  )

  test.each([3, 4, 5, 6])('product %i has no page', async (id) => {
    expect((await ask(`/de-de/p/outside-${id}-${id}/`)).status).toBe(404)
  })

  test('pictures come from its host, which pages may load from', async () => {
    const { headers, html } = await ask('/de-de/p/outside-1-1/')
    expect(headers.get('content-security-policy')).toMatch(/img-src [^;]*https:\/\/pictures\.example/)
    const [address = ''] = /\/images\/images\/1a\.jpg[^" ]*/.exec(html) ?? []
    const picture = await ask(address.replaceAll('&amp;', '&'))
    expect(picture.headers.get('location')).toMatch(
      /^https:\/\/pictures\.example\/images\/1a\.jpg\?width=\d+&height=\d+&quality=75/,
    )
  })

  test('a basket and a wishlist are stored', async () => {
    expect(await call('addItemToBasket', { variantId: 10, quantity: 1 })).toMatchObject({
      status: 200,
      body: { basket: { items: [{ quantity: 1, product: { name: 'Outside 1' } }] } },
    })
    expect(await call('addItemToWishlist', { productId: 2 })).toMatchObject({
      status: 200,
      body: { items: [{ productId: 2 }] },
    })
    expect((await ask('/de-de/wishlist/')).html.includes('Outside 2')).toBe(true)
    const { status, html } = await ask('/de-de/basket/')
    expect([status, html.includes('Outside 1')]).toEqual([200, true])
    // No button leads to a checkout that cannot take the order.
    expect(html.includes('Bestellen ist auf dieser Seite nicht möglich.')).toBe(true)
    expect(html.includes('href="/de-de/checkout/')).toBe(false)
  })

  test.each([
    '/de-de/checkout/',
    '/de-de/success/?cbd=x',
    '/de-de/service/auftragsstatus/',
    '/de-de/account/orders/',
    '/de-de/account/orders/123456789012/',
  ])('%s says that orders are not taken here', async (path) => {
    const { status, html } = await ask(path)
    expect([status, html.includes('Hier nehmen wir keine Bestellungen an')]).toEqual([200, true])
    const sent = await submit(path, { number: '1', action: 'order' })
    expect([sent.status, sent.html.includes('Hier nehmen wir keine Bestellungen an')]).toEqual([200, true])
  })

  test('nothing links to the screens of orders', async () => {
    for (const path of ['/de-de/signin/', '/de-de/nowhere/']) {
      const { html } = await ask(path)
      expect(html.includes('href="/de-de/account/orders/')).toBe(false)
    }
  })

  test.each(['getOrderById', 'getOrderDataByCbd'])('%s knows no order', async (name) => {
    const { status } = await call(name, { orderId: '123456789012', cbdToken: 'x' })
    expect([400, 401, 404]).toContain(status)
  })

  test('a customer has an account without orders, and keeps the basket', async () => {
    const person = { firstName: 'Anna', lastName: 'Nord', gender: 'f', email: 'anna@example.org' }
    await submit('/de-de/signin/?register=true', { ...person, form: 'register', password: 'Brille-im-Etui' })
    await submit(`/de-de/signin/?verify=${await sentToken()}`, { form: 'verify' })
    const { status, html } = await ask('/de-de/account/')
    expect([status, html.includes('Anna Nord')]).toEqual([200, true])
    expect(html.includes('account/orders')).toBe(false)
    expect((await ask('/de-de/basket/')).html.includes('Outside 1')).toBe(true)
    expect((await ask('/de-de/wishlist/')).html.includes('Outside 2')).toBe(true)
    expect((await submit('/de-de/account/user/', { form: 'export' })).status).toBe(200)
  })

  test('it got no request beyond its contract, and logged no warning', () => {
    expect(outside.beyond).toEqual([])
    expect(lines.filter((line) => !line.startsWith('info: '))).toEqual([])
  })
})
