import { expect, test } from 'vitest'
import { PRODUCTION } from '#tests/support/production.ts'
import { signedEditorQuery } from '#tests/support/preview.ts'
import { startTestServer } from '#tests/support/test-server.ts'

const OWN = { CONTENT_PREVIEW_TOKEN: 'a-token-of-its-own' }
const own = signedEditorQuery({ secret: OWN.CONTENT_PREVIEW_TOKEN })

/** Whether a page was rendered for an editor: with drafts, and for this request alone. */
async function isOpen(query: string, env: Record<string, string>, headers: Record<string, string> = {}) {
  await using server = await startTestServer({ env })
  const reply = await server.get(`/de-de/?${query}`, { headers })
  return reply.headers['x-robots-tag'] === 'noindex, nofollow'
}

test.each<[string, Record<string, string>, Record<string, string>]>([
  ['a public host', {}, { host: 'shop.example' }],
  ['a host that only begins like this machine', {}, { host: 'localhost.evil.example' }],
  ['a proxy that names this machine as host', {}, { host: 'localhost', 'x-forwarded-for': '203.0.113.7' }],
  ['a named proxy', { TRUSTED_PROXIES: '127.0.0.1' }, {}],
  ['an origin of its own', { SHOP_ORIGIN: 'https://shop.example' }, { host: 'shop.example' }],
  ['production', PRODUCTION, {}],
])('the public token opens no preview under %s', async (_, env, headers) =>
  expect(await isOpen(signedEditorQuery(), env, headers)).toBe(false),
)

test.each<[string, string, Record<string, string>, Record<string, string>]>([
  ['the public token on this machine', signedEditorQuery(), {}, {}],
  ['a token of its own', own, OWN, { host: 'shop.example' }],
  ['a token of its own in production', own, { ...PRODUCTION, ...OWN }, { host: 'shop.example' }],
])('%s opens it', async (_, query, env, headers) => expect(await isOpen(query, env, headers)).toBe(true))

test('with a token of its own, the public one opens nothing', async () =>
  expect(await isOpen(signedEditorQuery(), OWN)).toBe(false))
