import { expect, test } from 'vitest'
import { loopbackOnly } from '#server/http/loopback-only.ts'
import { contentApi, contentOf } from '#tests/support/content.ts'

const stories = contentApi(contentOf({ 'de/home': {} }))
const service = loopbackOnly(stories)
const STORY = 'v2/cdn/stories/de/home?token=local-public'

test.each<[number, string, string, Record<string, string>]>([
  [200, 'a program', 'http://127.0.0.1:4323', {}],
  [200, 'a program that says localhost', 'http://localhost:4323', {}],
  [200, 'a program over IPv6', 'http://[::1]:4323', {}],
  [200, 'a person who opens the address', 'http://127.0.0.1:4323', { 'sec-fetch-site': 'none' }],
  [403, 'a name that was made to lead here', 'http://rebound.example:4323', {}],
  [403, 'a page of another site', 'http://127.0.0.1:4323', { 'sec-fetch-site': 'cross-site' }],
  [403, 'a form of another site', 'http://127.0.0.1:4323', { origin: 'https://evil.example' }],
])('an embedded service answers %i to %s', async (status, _, origin, headers) =>
  expect((await service(new Request(`${origin}/${STORY}`, { headers }))).status).toBe(status),
)

test('no page of another origin may read stories', async () => {
  const headers = { origin: 'https://evil.example' }
  const { headers: sent } = await stories(new Request(`http://127.0.0.1:4323/${STORY}`, { headers }))
  expect(sent.get('access-control-allow-origin')).toBeNull()
})
