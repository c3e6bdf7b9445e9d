import { createAdaptorServer } from '@hono/node-server'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { ContentApi } from '#content-api/app.ts'
import { createContentClient, type ContentClientOptions } from '#clients/content/create-content-client.ts'
import { contentApi, contentOf, uuid } from '#tests/support/content.ts'

const stories = contentOf({
  'de/home': { group_id: 'home' },
  'de-at/home': { group_id: 'home-at' },
  'de/about': { group_id: 'about' },
  'de/secret': { content: { robots: 'noindex, follow' } },
  'cs/o-nas': { group_id: 'about' },
  'global/de/footer': { content: { headline: 'Maß und Größe' } },
  'global/settings': {},
  'de/links': {
    content: { link: { fieldtype: 'multilink', linktype: 'story', id: uuid(3) } },
  },
})

/** A client of a service that counts its requests and can be switched off. */
function setUp({
  service = contentApi(stories),
  ...rest
}: { service?: ContentApi } & Partial<ContentClientOptions> = {}) {
  const log = {
    error: vi.fn<Log>(),
    warn: vi.fn<Log>(),
    info: vi.fn<Log>(),
    debug: vi.fn<Log>(),
    child: () => log,
  }
  const context = { service, time: 0, requests: [] as string[] }
  const client = createContentClient({
    url: 'http://content/v2',
    token: 'local-public',
    perSecond: 1000,
    retryDelay: 1,
    now: () => context.time,
    shopName: 'Halo',
    log,
    fetch: async (request) => {
      context.requests.push(new URL(request.url).pathname.replace('/v2/cdn/', ''))
      return context.service(request)
    },
    ...rest,
  })
  return { client, context, log }
}
type Log = (fields: object, message: string) => void

test.each([
  ['de-at', 'home', 'de-at/home'],
  ['de-de', 'home', 'de/home'],
  ['de-at', '/about/', 'de/about'],
  ['de-ch', 'footer', 'global/de/footer'],
  ['cs-cz', 'settings', 'global/settings'],
  ['cs-cz', 'home', undefined],
  ['cs-cz', '../de/home', undefined],
  ['cs-cz', '', undefined],
] as const)('%s reads "%s" from %s', async (variant, slug, found) => {
  const { client } = setUp()
  expect((await client.story(variant, slug))?.fullSlug).toBe(found)
})

test('a story lists its other languages and resolves its links', async () => {
  const { client } = setUp()
  expect((await client.story('de-de', 'about'))?.translatedSlugs).toEqual({ de: 'about', cs: 'o-nas' })
  expect((await client.story('de-de', 'links'))?.content).toMatchObject({
    link: { story: { full_slug: 'de/about', alternates: [{ full_slug: 'cs/o-nas' }] } },
  })
})

test('a story contains the name of the shop that shows it', async () => {
  const { client } = setUp({
    service: contentApi(contentOf({ 'de/home': { content: { headline: 'Willkommen bei {brand}' } } })),
    shopName: 'Halo',
  })
  expect((await client.story('de-at', 'home'))?.content).toMatchObject({ headline: 'Willkommen bei Halo' })
})

test('the sitemap lists pages once, without those that exclude themselves', async () => {
  const { client } = setUp()
  const pages = await client.stories('de-at')
  expect(pages.map(({ slug }) => slug).toSorted()).toEqual(['about', 'home', 'links'])
})

test('a story costs one request, an unknown address none', async () => {
  const { client, context } = setUp()
  await Promise.all([client.story('de-de', 'home'), client.story('de-it', 'home')])
  await client.story('de-de', 'home')
  expect(context.requests.toSorted()).toEqual(['links', 'spaces/me', 'stories/de/home'])
  await Promise.all(Array.from({ length: 100 }, (_, index) => client.story('de-de', `guess-${index}`)))
  expect(context.requests).toHaveLength(3)
})

test('a publication is noticed after the usual interval', async () => {
  const { client, context } = setUp({ checkEvery: 1000 })
  expect((await client.story('de-de', 'home'))?.name).toBe('de/home')
  context.service = contentApi(contentOf({ 'de/home': { name: 'neu' } }))
  expect((await client.story('de-de', 'home'))?.name).toBe('de/home')
  context.time = 1000
  expect((await client.story('de-de', 'home'))?.name).toBe('neu')
})

test('earlier content is used while the service is down', async () => {
  const { client, context, log } = setUp({ checkEvery: 1000 })
  await client.story('de-de', 'home')
  context.service = async () => Response.json({ error: 'broken' }, { status: 503 })
  context.time = 1000
  expect((await client.story('de-de', 'home'))?.name).toBe('de/home')
  expect(log.warn).toHaveBeenCalledOnce()
  await expect(client.story('de-de', 'about')).rejects.toMatchObject({ kind: 'upstream' })
  context.service = contentApi(stories)
  expect((await client.story('de-de', 'about'))?.name).toBe('de/about')
})

test('a read that fails after a publication keeps the last content', async () => {
  const { client, context } = setUp({ checkEvery: 1000 })
  await client.story('de-de', 'home')
  const published = contentApi(contentOf({ 'de/home': { name: 'neu' } }))
  context.service = async (request) =>
    request.url.includes('stories') ? new Response('<html>', { status: 200 }) : published(request)
  context.time = 1000
  expect((await client.story('de-de', 'home'))?.name).toBe('de/home')
})

test.each([
  ['upstream', async () => Response.json({ error: 'broken' }, { status: 500 })],
  ['upstream', async () => Response.json({ error: 'Unauthorized' }, { status: 401 })],
  ['upstream', () => Promise.reject(new TypeError('fetch failed'))],
  ['invalid-answer', async () => new Response('<html>')],
  ['invalid-answer', async () => Response.json({ space: {} })],
  [
    'timeout',
    () => Promise.reject(new DOMException('The operation was aborted due to timeout', 'TimeoutError')),
  ],
] satisfies [string, ContentApi][])('%s is the error for a service that fails', async (kind, service) => {
  const { client } = setUp({ service })
  await expect(client.story('de-de', 'home')).rejects.toMatchObject({ name: 'ShopError', kind })
})

test('a rejected request is repeated ten times, and no more', async () => {
  const waiting = vi.spyOn(console, 'log').mockImplementation(() => {})
  const { client, context } = setUp({
    service: async () => Response.json({ error: 'Too many' }, { status: 429 }),
  })
  await expect(client.story('de-de', 'home')).rejects.toMatchObject({ kind: 'upstream' })
  expect(context.requests).toHaveLength(11)
  waiting.mockRestore()
})

test('an external service is read over HTTP', async () => {
  const server = createAdaptorServer({ fetch: contentApi(stories) })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = z.object({ port: z.number() }).parse(server.address())
  const { client } = setUp({ url: `http://127.0.0.1:${port}/v2`, fetch: (request) => fetch(request) })
  expect((await client.story('de-at', 'about'))?.fullSlug).toBe('de/about')
  await new Promise((resolve) => server.close(resolve))
  await expect(client.story('de-at', 'footer')).rejects.toMatchObject({ kind: 'upstream' })
})

test('without a token the error is logged, and nothing is requested', async () => {
  const { client, context, log } = setUp({ token: '' })
  await expect(client.story('de-de', 'home')).rejects.toMatchObject({ kind: 'upstream' })
  expect(log.error).toHaveBeenCalledOnce()
  expect(context.requests).toEqual([])
})

test.each([
  ['de-ch', 'Mass und Grösse'],
  ['de-at', 'Maß und Größe'],
] as const)('%s reads a shared story in its own spelling, typeset once', async (variant, headline) => {
  const { client } = setUp()
  const story = await client.story(variant, 'footer')
  expect(story?.content['headline']).toBe(headline)
  expect(await client.story(variant, 'footer')).toBe(story)
})
