import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Fetch } from '#clients/http.ts'
import { ShopError } from '#platform/errors.ts'
import { startTestServer, renderedPage } from '#tests/support/test-server.ts'

type Server = Awaited<ReturnType<typeof startTestServer>>
const redirectCount = async ({ ctx }: Server) => (await ctx.shop('de-de').redirects(1, 1)).pagination.total

describe('when a page fails', () => {
  const broken = async () => {
    throw new ShopError('upstream', 'the page broke off')
  }

  test('a visitor gets an apology without technical details', async () => {
    await using door = await startTestServer({ render: broken })
    const { status, headers, body } = await door.get('/de-de/')
    expect([status, headers['retry-after']]).toEqual([503, '60'])
    expect(body.toString()).toContain('<h1>')
    expect(body.toString()).not.toMatch(/broke|Error|\.ts/)
    expect(door.logLines).toContain('error: a request failed')
  })

  test.each([
    ['/de-at/', 'Gerade nicht erreichbar', 'de-AT'],
    ['/cs-cz/bryle/', 'Obchod je chvíli nedostupný', 'cs-CZ'],
    ['/pl-pl/', 'Sklep jest chwilowo niedostępny', 'pl-PL'],
    ['/fr-ch/', 'Momentanément indisponible', 'fr-CH'],
    ['/it-it/', 'Momentaneamente non raggiungibile', 'it-IT'],
  ])('at %s it is in the language of the page', async (path, words, language) => {
    await using door = await startTestServer({ render: broken })
    const body = (await door.get(path)).body.toString()
    expect(body).toContain(`<h1>${words}</h1>`)
    expect(body).toContain(`<html lang="${language}">`)
  })

  test.each(['veduta', 'halo'])('the policy allows only its style, for %s', async (brand) => {
    await using door = await startTestServer({ render: broken, env: { PUBLIC_BRAND: brand } })
    const { headers, body } = await door.get('/de-de/')
    const style = /<style>([^<]*)<\/style>/.exec(body.toString())?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    expect(headers['content-security-policy']).toContain(`default-src 'none'; style-src 'sha256-${hash}'`)
    expect(headers['cache-control']).toBe('no-store')
    expect(body.toString()).toContain(`aria-label="${brand === 'halo' ? 'Halo' : 'Veduta'}"`)
  })

  test('its last version is shown', async () => {
    let isBroken = false
    await using door = await startTestServer({
      render: async () => (isBroken ? broken() : renderedPage('cached')),
    })
    await door.get('/de-de/')
    isBroken = true
    door.ctx.purge(['product:1'])
    expect((await door.get('/de-de/')).body.toString()).toBe('cached')
  })

  test('its own error page is shown if it was never rendered', async () => {
    await using door = await startTestServer({ render: async () => renderedPage('sorry', { status: 500 }) })
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

  test.each(failures)('because it %s, the last version of the page is shown', async (_, failure) => {
    let shopApi: Fetch = () => Response.json({ entities: [], pagination })
    await using door = await startTestServer({
      shopApi: (request) => shopApi(request),
      render: async () => renderedPage(`${await redirectCount(door)} models`),
    })
    await door.get('/de-de/')
    shopApi = failure
    door.ctx.purge(['shop:10001'])
    const { status, body } = await door.get('/de-de/')
    expect([status, body.toString()]).toEqual([200, '7 models'])
  })

  test.each(failures)(
    'because it %s, a page that was never rendered fails with a retry hint',
    async (_, failure) => {
      await using door = await startTestServer({
        shopApi: failure,
        render: async () => renderedPage(`${await redirectCount(door)} models`),
      })
      expect((await door.get('/de-de/')).status).toBe(503)
    },
  )
})

describe('every response', () => {
  test.each([
    ['a page', '/de-de/'],
    ['a page of one visitor', '/de-de/basket/'],
    ['a redirect', '/'],
    ['a service', '/api/health'],
    ['a refusal', '/api/nothing'],
    ['a picture', '/images/abc?width=100'],
  ])('of %s has security headers', async (_, path) => {
    await using door = await startTestServer()
    const { headers } = await door.get(path)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': expect.stringContaining('frame-ancestors'),
      'permissions-policy': expect.stringContaining('camera=()'),
      'x-request-id': expect.stringMatching(/^[\w-]{8,}$/),
    })
    expect(headers).not.toHaveProperty('strict-transport-security')
    expect(headers).not.toHaveProperty('x-powered-by')
  })

  test('of a page keeps its own policy, and forbids framing', async () => {
    const policy = "script-src 'self' 'sha256-abc'"
    await using door = await startTestServer({
      render: async () => renderedPage('x', { headers: { 'content-security-policy': policy } }),
    })
    expect((await door.get('/de-de/')).headers['content-security-policy']).toBe(
      `${policy}; frame-ancestors 'none'`,
    )
  })

  test('carries the caller’s request id if it is valid', async () => {
    await using door = await startTestServer()
    const idOf = async (id: string) =>
      (await door.get('/de-de/', { headers: { 'x-request-id': id } })).headers['x-request-id']
    expect(await idOf('trace-1234')).toBe('trace-1234')
    expect(await idOf('no "id"')).not.toBe('no "id"')
  })
})
