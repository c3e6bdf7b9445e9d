import { createHash } from 'node:crypto'
import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import type { Fetch } from '#server/clients/http.ts'
import { ShopError } from '#server/errors.ts'
import { openDoor, page } from '#tests/support/door.ts'

const notFound = async () => page('nothing here', { status: 404 })

describe('an address that no browser sends', () => {
  test.each([
    ['broken percent-encoding', '/de-de/%E0%A4%A/', 404],
    ['a percent sign alone', '/de-de/%/', 404],
    ['a null character', '/de-de/%00/', 404],
    ['a control character', '/de-de/a%0Ab/', 404],
    ['a way out of the folder', '/de-de/../../etc/passwd', 404],
    ['an encoded way out', '/de-de/%2e%2e/%2e%2e/etc/passwd', 404],
    ['a way out of the pictures', '/images/..%2f..%2fetc', 200],
    ['a backslash', '/de-de\\..\\x', 400],
    ['another host', 'http://evil.example/', 400],
    ['no path', '*', 400],
    ['a broken query', '/de-de/search/?term=%E0%A4%A&%', 404],
  ])('with %s is answered: %s', async (_, path, status) => {
    await using door = await openDoor({ render: notFound })
    expect((await door.get(path)).status).toBe(status)
    expect(door.lines.filter((line) => line.startsWith('error'))).toEqual([])
  })

  test('with two slashes first stays in the shop', async () => {
    await using door = await openDoor()
    const { status, headers } = await door.get('//evil.example/a')
    expect([status, headers.location ?? '']).not.toContain('//evil.example')
  })

  test.each(['a b', 'a/b', 'user@shop', '-shop', 'shop:port'])(
    'on the host "%s" is refused',
    async (host) => {
      await using door = await openDoor()
      expect((await door.get('/de-de/', { headers: { host } })).status).toBe(400)
    },
  )

  test('that is longer than any is refused', async () => {
    await using door = await openDoor()
    expect([400, 414, 431]).toContain((await door.get(`/de-de/${'a'.repeat(17_000)}/`)).status)
  })

  test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'])('by %s is refused', async (method) => {
    await using door = await openDoor()
    expect((await door.get('/de-de/', { method })).status).toBe(405)
  })

  test('with more of a form than anybody fills in is refused', async () => {
    await using door = await openDoor()
    const reply = await door.get('/de-de/signin/', { method: 'POST', body: Buffer.alloc(1_100_000) })
    expect(reply.status).toBe(413)
  })

  test('that is no HTTP leaves the shop open', async () => {
    await using door = await openDoor()
    const { port } = door.address()
    await new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.end('rubbish\r\n\r\n'))
      socket.on('close', () => resolve()).resume()
    })
    expect((await door.get('/de-de/')).status).toBe(200)
  })
})

describe('when a page breaks', () => {
  const broken = async () => {
    throw new ShopError('upstream', 'the page broke off')
  }

  test('a visitor is asked to come back, in words and without a trace', async () => {
    await using door = await openDoor({ render: broken })
    const { status, headers, body } = await door.get('/de-de/')
    expect([status, headers['retry-after']]).toEqual([503, '60'])
    expect(body.toString()).toContain('<h1>')
    expect(body.toString()).not.toMatch(/broke|Error|\.ts/)
    expect(door.lines).toContain('error: a request failed')
  })

  test.each([
    ['/de-at/', 'Gerade nicht erreichbar', 'de-AT'],
    ['/cs-cz/bryle/', 'Obchod je chvíli nedostupný', 'cs-CZ'],
    ['/pl-pl/', 'Sklep jest chwilowo niedostępny', 'pl-PL'],
    ['/fr-ch/', 'Momentanément indisponible', 'fr-CH'],
    ['/it-it/', 'Momentaneamente non raggiungibile', 'it-IT'],
  ])('at %s it says so in the language of the page', async (path, words, language) => {
    await using door = await openDoor({ render: broken })
    const body = (await door.get(path)).body.toString()
    expect(body).toContain(`<h1>${words}</h1>`)
    expect(body).toContain(`<html lang="${language}">`)
  })

  test.each(['veduta', 'halo'])('the policy allows its style and nothing else, for %s', async (brand) => {
    await using door = await openDoor({ render: broken, env: { PUBLIC_BRAND: brand } })
    const { headers, body } = await door.get('/de-de/')
    const style = /<style>([^<]*)<\/style>/.exec(body.toString())?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    expect(headers['content-security-policy']).toContain(`default-src 'none'; style-src 'sha256-${hash}'`)
    expect(headers['cache-control']).toBe('no-store')
    expect(body.toString()).toContain(`aria-label="${brand === 'halo' ? 'Halo' : 'Veduta'}"`)
  })

  test('it is shown as it last was', async () => {
    let isBroken = false
    await using door = await openDoor({ render: async () => (isBroken ? broken() : page('kept')) })
    await door.get('/de-de/')
    isBroken = true
    door.ctx.purge(['product:1'])
    expect((await door.get('/de-de/')).body.toString()).toBe('kept')
  })

  test('its own error page is shown where it never was', async () => {
    await using door = await openDoor({ render: async () => page('sorry', { status: 500 }) })
    const { status, body } = await door.get('/de-de/')
    expect([status, body.toString()]).toEqual([500, 'sorry'])
  })
})

describe('when the Shop API fails under a page', () => {
  const failures: [string, Fetch][] = [
    ['answers rubbish', () => new Response('<html>rubbish')],
    ['answers another shape', () => Response.json({ entities: 'none' })],
    ['answers 500', () => new Response('{}', { status: 500 })],
    ['is down', () => Promise.reject(new Error('refused'))],
    ['is too slow', () => new Promise(() => {})],
    [
      'breaks off',
      () => new Response(new ReadableStream({ pull: (controller) => controller.error(new Error('cut')) })),
    ],
  ]
  const pagination = { current: 0, total: 7, perPage: 1, page: 1, first: 1, prev: 1, next: 1, last: 7 }

  test.each(failures)('because it %s, the page is shown as it last was', async (_, failure) => {
    let shopApi: Fetch = () => Response.json({ entities: [], pagination })
    await using door = await openDoor({
      shopApi: (request) => shopApi(request),
      render: async () => page(`${(await door.ctx.shop('de-de').redirects(1, 1)).pagination.total} models`),
    })
    await door.get('/de-de/')
    shopApi = failure
    door.ctx.purge(['shop:10001'])
    const { status, body } = await door.get('/de-de/')
    expect([status, body.toString()]).toEqual([200, '7 models'])
  })

  test.each(failures)('because it %s, one never made asks to come back', async (_, failure) => {
    await using door = await openDoor({
      shopApi: failure,
      render: async () => page(`${(await door.ctx.shop('de-de').redirects(1, 1)).pagination.total} models`),
    })
    expect((await door.get('/de-de/')).status).toBe(503)
  })
})

describe('every answer', () => {
  test.each([
    ['a page', '/de-de/'],
    ['a page of one visitor', '/de-de/basket/'],
    ['a redirect', '/'],
    ['a service', '/api/health'],
    ['a refusal', '/api/nothing'],
    ['a picture', '/images/abc?width=100'],
  ])('of %s protects its reader', async (_, path) => {
    await using door = await openDoor()
    const { headers } = await door.get(path)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'content-security-policy': expect.stringContaining('frame-ancestors'),
      'permissions-policy': expect.stringContaining('camera=(self)'),
      'x-request-id': expect.stringMatching(/^[\w-]{8,}$/),
    })
    expect(headers).not.toHaveProperty('strict-transport-security')
    expect(headers).not.toHaveProperty('x-powered-by')
  })

  test('of a page keeps its own policy, and lets nobody frame it', async () => {
    const policy = "script-src 'self' 'sha256-abc'"
    await using door = await openDoor({
      render: async () => page('x', { headers: { 'content-security-policy': policy } }),
    })
    expect((await door.get('/de-de/')).headers['content-security-policy']).toBe(
      `${policy}; frame-ancestors 'none'`,
    )
  })

  test('carries the caller’s request id where it looks like one', async () => {
    await using door = await openDoor()
    const idOf = async (id: string) =>
      (await door.get('/de-de/', { headers: { 'x-request-id': id } })).headers['x-request-id']
    expect(await idOf('trace-1234')).toBe('trace-1234')
    expect(await idOf('no "id"')).not.toBe('no "id"')
  })
})
