import { describe, expect, test } from 'vitest'
import { testAccounts } from '#tests/support/accounts.ts'
import { call } from '#tests/support/rpc.ts'
import { PRODUCTION } from '#tests/support/production.ts'
import { startTestServer } from '#tests/support/test-server.ts'

const ATTEMPTS = 14
const CREDENTIALS = { email: 'anna@example.org', password: 'falsch-geraten' }

/** The statuses of attempts to sign in that each pretend to come from another address. */
async function guess(env: Record<string, string>, headersOf: (attempt: number) => Record<string, string>) {
  const { auth } = testAccounts({ limits: { pair: 10 } })
  await using server = await startTestServer({ auth, env })
  const statuses: number[] = []
  for (let attempt = 0; attempt < ATTEMPTS; attempt++)
    statuses.push((await call(server, 'oauthLogin', CREDENTIALS, headersOf(attempt))).status)
  return statuses
}

const LIMITED = [...Array.from({ length: 10 }, () => 400), ...Array.from({ length: 4 }, () => 429)]

describe('somebody who guesses passwords', () => {
  test('is counted as one, whatever address they claim', async () =>
    expect(await guess({}, (n) => ({ 'x-forwarded-for': `198.51.100.${n}` }))).toEqual(LIMITED))

  test('is counted as one behind a proxy that adds their address to those that they claim', async () =>
    expect(
      await guess({ TRUSTED_PROXIES: '127.0.0.0/8' }, (n) => ({
        'x-forwarded-for': `198.51.100.${n}, 203.0.113.9`,
      })),
    ).toEqual(LIMITED))

  test('does not keep others behind the same proxy from trying', async () => {
    const statuses = await guess({ TRUSTED_PROXIES: '127.0.0.1' }, (n) => ({
      'x-forwarded-for': `203.0.113.${n}`,
    }))
    expect(statuses).toEqual(Array.from({ length: ATTEMPTS }, () => 400))
  })
})

describe('the metrics', () => {
  test.each<[string, Record<string, string>, Record<string, string>]>([
    ['to somebody who claims to be on this machine', { 'x-forwarded-for': '127.0.0.1' }, {}],
    ['through a proxy that names the visitor in another header', { 'x-real-ip': '203.0.113.7' }, {}],
    ['through a proxy that names only itself', { via: '1.1 proxy' }, {}],
    ['through a proxy that passes on the host alone', { host: 'shop.example' }, {}],
    ['to a page of another site whose name leads here', { host: 'rebound.example:4321' }, {}],
    ['through a named proxy without any header', {}, { TRUSTED_PROXIES: '127.0.0.1' }],
    ['with a token where none is set', { host: 'x', authorization: 'Bearer undefined' }, {}],
  ])('are not sent %s', async (_, headers, env) => {
    await using server = await startTestServer({ env })
    expect((await server.get('/api/metrics', { headers })).status).toBe(403)
  })
})

describe('a host that somebody claims', () => {
  test('is not the origin of a page', async () => {
    await using server = await startTestServer()
    const headers = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }
    const reply = await server.get('/de-de/', { headers })
    expect(server.rendered[0]?.url.href).toBe('http://localhost/de-de/')
    expect(reply.headers['strict-transport-security']).toBeUndefined()
  })

  test('does not stand before the one that the proxy adds', async () => {
    await using server = await startTestServer({ env: { TRUSTED_PROXIES: '127.0.0.1' } })
    const headers = { 'x-forwarded-host': 'evil.example, shop.example', 'x-forwarded-proto': 'http, https' }
    await server.get('/de-de/', { headers })
    expect(server.rendered[0]?.url.href).toBe('https://shop.example/de-de/')
  })
})

describe('of shops with hosts of their own, behind a cache whose key is the host', () => {
  const env = {
    SHOP_DOMAINS: '{"de-de":"https://shop.example","cs-cz":"https://obchod.example"}',
    TRUSTED_PROXIES: '127.0.0.1',
  }

  test.each([
    ['shop.example', 'obchod.example', 'https://shop.example/'],
    ['SHOP.example', 'evil.example', 'https://shop.example/'],
    ['10.0.0.7:4321', 'obchod.example', 'https://obchod.example/'],
  ])('a request for %s that claims to be for %s is answered for %s', async (host, claimed, page) => {
    await using server = await startTestServer({ env })
    const headers = { host, 'x-forwarded-host': claimed, 'x-forwarded-proto': 'https' }
    await server.get('/', { headers })
    expect(server.rendered[0]?.url.href).toBe(page)
  })
})

test('in production, headers of a proxy that nobody has named are reported once', async () => {
  await using server = await startTestServer({
    env: PRODUCTION,
  })
  for (const visitor of ['203.0.113.7', '203.0.113.8'])
    await server.get('/de-de/', { headers: { 'x-forwarded-for': visitor } })
  const lines = server.logLines.filter((line) => line.includes('TRUSTED_PROXIES'))
  expect(lines).toHaveLength(1)
})
