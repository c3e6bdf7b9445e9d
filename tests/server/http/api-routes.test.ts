import { createHmac } from 'node:crypto'
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { emptyContent, startTestServer } from '#tests/support/test-server.ts'

describe('health', () => {
  test('is ok when every part answers', async () => {
    await using door = await startTestServer()
    const { status, body } = await door.get('/api/health')
    expect([status, JSON.parse(body.toString())]).toEqual([
      200,
      { status: 'ok', parts: { shopApi: 'ok', content: 'ok' } },
    ])
  })

  test('names broken stories, while the shop goes on', async () => {
    await using door = await startTestServer({ overrides: { brokenStories: () => ['de/home'] } })
    const { status, body } = await door.get('/api/health')
    expect([status, JSON.parse(body.toString()).brokenStories]).toEqual([200, ['de/home']])
  })

  test('names the part that is down', async () => {
    await using door = await startTestServer()
    door.ctx.healthChecks['content'] = () => Promise.reject(new Error('down'))
    const { status, body } = await door.get('/api/health')
    expect([status, JSON.parse(body.toString())]).toEqual([
      503,
      { status: 'down', parts: { shopApi: 'ok', content: 'down' } },
    ])
  })
})

describe('a load balancer', () => {
  const read = async (server: Awaited<ReturnType<typeof startTestServer>>, path: string) => {
    const { status, headers, body } = await server.get(path)
    return [status, headers['cache-control'], JSON.parse(body.toString())]
  }

  test('gets the process for ready until it stops, and for alive even then', async () => {
    await using server = await startTestServer()
    const parts = { database: 'ok', process: 'ok' }
    expect(await read(server, '/api/ready')).toEqual([200, 'no-store', { status: 'ok', parts }])
    server.ctx.stopping.abort()
    expect(await read(server, '/api/ready')).toEqual([
      503,
      'no-store',
      { status: 'down', parts: { ...parts, process: 'down' } },
    ])
    expect(await read(server, '/api/live')).toEqual([200, 'no-store', { status: 'ok', parts: {} }])
  })

  test('gets a process without its database for alive and not for ready', async () => {
    await using server = await startTestServer({
      overrides: { readinessChecks: { database: () => Promise.reject(new Error('down')) } },
    })
    expect((await server.get('/api/live')).status).toBe(200)
    expect((await server.get('/api/ready')).status).toBe(503)
  })
})

describe('a webhook', () => {
  const env = { SHOP_WEBHOOK_SECRET: 'shop-secret', CONTENT_WEBHOOK_SECRET: 'content-secret' }
  const sign = (algorithm: string, secret: string, body: string) =>
    createHmac(algorithm, secret).update(body).digest('hex')
  const send = (
    door: Awaited<ReturnType<typeof startTestServer>>,
    name: string,
    body: string,
    signature: string,
  ) =>
    door.get(`/api/webhooks/${name}`, { method: 'POST', body, headers: { 'webhook-signature': signature } })

  test.each([
    ['shop', 'sha256', 'shop-secret', '{"products":[1]}'],
    ['shop', 'sha256', 'shop-secret', '{"shops":[10001],"categories":[]}'],
    [
      'content',
      'sha1',
      'content-secret',
      '{"action":"published","story_id":5,"full_slug":"de/home","text":"…"}',
    ],
  ])('of %s purges', async (name, algorithm, secret, body) => {
    await using door = await startTestServer({
      env,
      content: { ...emptyContent, changes: async () => ['story:a-b'] },
      render: async () => ({
        status: 200,
        headers: [['x-cache-tags', 'product:1 shop:10001 story:a-b']],
        body: Buffer.from('x'),
      }),
    })
    await door.get('/de-de/')
    const reply = await send(door, name, body, sign(algorithm, secret, body))
    expect([reply.status, JSON.parse(reply.body.toString())]).toEqual([200, { purged: 1 }])
    await door.get('/de-de/')
    expect(door.rendered).toHaveLength(2)
  })

  test('sent twice does no harm', async () => {
    await using door = await startTestServer({ env })
    const signature = sign('sha256', 'shop-secret', '{}')
    for (const _ of [1, 2]) expect((await send(door, 'shop', '{}', signature)).status).toBe(200)
  })

  test.each([
    ['shop', '{}', '', 401],
    ['shop', '{}', sign('sha256', 'other', '{}'), 401],
    ['shop', '{}', sign('sha1', 'shop-secret', '{}'), 401],
    ['shop', '{"products":[1]}', sign('sha256', 'shop-secret', '{}'), 401],
    ['shop', '{}', 'zz', 401],
    ['shop', 'rubbish', sign('sha256', 'shop-secret', 'rubbish'), 400],
    ['shop', '{"products":"all"}', sign('sha256', 'shop-secret', '{"products":"all"}'), 400],
    ['content', '{}', sign('sha1', 'content-secret', '{}'), 400],
    ['other', '{}', '', 404],
    ['toString', '{}', '', 404],
  ])('of %s with %s signed %s is refused: %i', async (name, body, signature, status) => {
    await using door = await startTestServer({ env })
    expect((await send(door, name, body, signature)).status).toBe(status)
  })

  test('is refused where no secret is set', async () => {
    await using door = await startTestServer()
    expect((await send(door, 'shop', '{}', sign('sha256', '', '{}'))).status).toBe(401)
  })
})

describe('an address of no service', () => {
  test.each([
    ['/api/nothing', 'GET', 404],
    ['/api/health', 'POST', 405],
    ['/api/webhooks/shop', 'GET', 405],
    ['/api/rpc/getProductById', 'GET', 405],
    ['/images/abc', 'DELETE', 405],
  ])('%s by %s is %i', async (path, method, status) => {
    await using door = await startTestServer()
    const reply = await door.get(path, { method })
    expect(reply.status).toBe(status)
    expect(reply.headers['content-type']).toBe('application/problem+json')
  })
})

describe('a file of the build', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'files-'))
  await Promise.all(['_astro', 'builds'].map((name) => mkdir(join(folder, name))))
  await writeFile(join(folder, '_astro/a.Bc1.js'), 'let a = 1;'.repeat(100))
  await writeFile(join(folder, 'builds/latest.json'), '{"id":"1"}')
  await writeFile(join(folder, 'icon.png'), 'png')
  afterAll(() => rm(folder, { recursive: true }))

  test.each([
    ['/_astro/a.Bc1.js', 'public, max-age=31536000, immutable', 'text/javascript; charset=utf-8', 'br'],
    ['/builds/latest.json', 'no-cache', 'application/json', 'br'],
    ['/icon.png', 'public, max-age=3600', 'image/png', undefined],
  ])('%s is cached by browsers: %s', async (path, caching, type, encoding) => {
    await using door = await startTestServer({ files: folder })
    const reply = await door.get(path, { headers: { 'accept-encoding': 'br' } })
    expect([reply.status, reply.headers['cache-control']]).toEqual([200, caching])
    expect([reply.headers['content-type'], reply.headers['content-encoding']]).toEqual([type, encoding])
    const again = await door.get(path, { headers: { 'if-none-match': String(reply.headers.etag) } })
    expect(again.status).toBe(304)
  })

  test.each(['/_astro/', '/_astro/../../package.json', '/_astro/%2e%2e/x.js'])('%s is none', async (path) => {
    await using door = await startTestServer({ files: folder })
    await door.get(path)
    expect(door.rendered.length + Number((await door.get(path)).status === 301)).toBeGreaterThan(0)
  })
})
