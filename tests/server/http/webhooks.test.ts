import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { createContentClient } from '#clients/content/create-content-client.ts'
import { contentApi, contentOf, uuid } from '#tests/support/content.ts'
import { startTestServer, renderedPage } from '#tests/support/test-server.ts'
import { recordingLog } from '#tests/support/log.ts'

const SECRET = 'content-secret'
const FORMER_SECRET = 'former-secret'
const linkTo = (n: number) => ({ fieldtype: 'multilink', linktype: 'story', id: uuid(n) })
const day = (n: number) => `2026-01-0${n}T00:00:00.000Z`

/** A page shows the story of its path, and the footer of every page links to the second. */
const stories = (change: Parameters<typeof contentOf>[0] = {}) =>
  contentOf({
    'de/a': { content: { headline: 'eins' } },
    'de/b': { content: { headline: 'zwei' } },
    'de/c': { content: { headline: 'drei', link: linkTo(1) } },
    'global/de/footer': { content: { headline: 'unten', link: linkTo(2) } },
    ...change,
  })

async function openShop() {
  const world = { content: stories(), isDown: false, time: Date.parse(day(3)) }
  const { log, lines } = recordingLog()
  const content = createContentClient({
    url: 'http://content/v2',
    token: 'local-public',
    perSecond: 1000,
    now: () => Date.now(),
    shopName: 'Veduta',
    log,
    fetch: async (request) =>
      world.isDown ? Response.json({ error: 'down' }, { status: 503 }) : contentApi(world.content)(request),
  })
  const door = await startTestServer({
    env: { CONTENT_WEBHOOK_SECRET: `${SECRET} ${FORMER_SECRET}` },
    content,
    overrides: { now: () => new Date(world.time) },
    async render({ url }) {
      const [shown, footer] = await Promise.all([
        content.story('de-de', url.pathname.split('/')[2] ?? ''),
        content.story('de-de', 'footer'),
      ])
      const words = [shown, footer].map((story) => story?.content['headline'] ?? '-').join(' ')
      return renderedPage(words, { headers: { 'x-cache-tags': 'shop:10001' } })
    },
  })
  await content.changes()
  const body = JSON.stringify({ action: 'published', story_id: 5, full_slug: 'de/a', space_id: 1 })
  const sign = (secret: string) => createHmac('sha1', secret).update(body).digest('hex')
  return {
    world,
    door,
    lines,
    read: async (path: string) => (await door.get(`/de-de/${path}/`)).body.toString(),
    sign,
    async tell(signed = sign(SECRET)) {
      const { status, body: answer } = await door.get('/api/webhooks/content', {
        method: 'POST',
        body,
        headers: { 'webhook-signature': signed },
      })
      return { status, ...JSON.parse(answer.toString()) }
    },
    [Symbol.asyncDispose]: () => door[Symbol.asyncDispose](),
  }
}

test.each([
  ['a story', { 'de/a': { content: { headline: 'neu' }, published_at: day(2) } }, 1],
  ['the story that the footer links to', { 'de/b': { published_at: day(2) } }, 1],
  ['the footer', { 'global/de/footer': { published_at: day(2) } }, 3],
  ['one that nobody shows', { 'de/d': {} }, 0],
])('%s that is published purges the pages that show it, and nothing else', async (_, change, purged) => {
  await using shop = await openShop()
  for (const path of ['a', 'b', 'c']) await shop.read(path)
  shop.world.content = stories(change)
  expect(await shop.tell()).toEqual({ status: 200, purged })
})

test('a withdrawn story also purges the pages that link to it', async () => {
  await using shop = await openShop()
  for (const path of ['a', 'b', 'c']) await shop.read(path)
  shop.world.content = stories({ 'de/a': { published_at: null } })
  expect(await shop.tell()).toMatchObject({ purged: 2 })
})

test('until the page of a change is made, readers get the old one', async () => {
  await using shop = await openShop()
  await shop.read('a')
  shop.world.content = stories({ 'de/a': { content: { headline: 'neu' }, published_at: day(2) } })
  await shop.tell()
  expect(await shop.read('a')).toBe('eins unten')
  await expect.poll(() => shop.read('a')).toBe('neu unten')
})

test.each([
  [999, 'eins unten'],
  [1000, 'neu unten'],
])('%i ms after a change a reader gets “%s”, as a second is the most', async (later, expected) => {
  await using shop = await openShop()
  await shop.read('a')
  shop.world.content = stories({ 'de/a': { content: { headline: 'neu' }, published_at: day(2) } })
  await shop.tell()
  shop.world.time += later
  expect(await shop.read('a')).toBe(expected)
})

test('a repeated message finds nothing new', async () => {
  await using shop = await openShop()
  await shop.read('a')
  shop.world.content = stories({ 'de/a': { published_at: day(2) } })
  expect([await shop.tell(), await shop.tell(), await shop.tell()]).toMatchObject([
    { purged: 1 },
    { purged: 0 },
    { purged: 0 },
  ])
})

test('while a secret is replaced, a message with the former one is taken', async () => {
  await using shop = await openShop()
  await shop.read('a')
  shop.world.content = stories({ 'de/a': { published_at: day(2) } })
  expect(await shop.tell(shop.sign(FORMER_SECRET))).toEqual({ status: 200, purged: 1 })
})

test('a forged message purges nothing, and is logged once', async () => {
  await using shop = await openShop()
  await shop.read('a')
  shop.world.content = stories({ 'de/a': { published_at: day(2) } })
  const forged = createHmac('sha1', 'guess').update('{}').digest('hex')
  for (let round = 0; round < 3; round++)
    expect(await shop.tell(forged)).toMatchObject({ status: 401, kind: 'unauthorized' })
  expect(await shop.read('a')).toBe('eins unten')
  expect(shop.door.logLines.filter((line) => line.includes('webhook'))).toEqual([
    'warn: a webhook had no valid signature',
  ])
})

test('a service that is down leaves the page unchanged, which is logged once', async () => {
  await using shop = await openShop()
  await shop.read('a')
  shop.world.isDown = true
  for (let round = 0; round < 3; round++) expect(await shop.tell()).toEqual({ status: 200, purged: 0 })
  expect(await shop.read('a')).toBe('eins unten')
  expect(shop.lines).toEqual(['warn: the version of the content service is not available'])
  Object.assign(shop.world, { isDown: false, content: stories({ 'de/a': { published_at: day(2) } }) })
  expect(await shop.tell()).toMatchObject({ purged: 1 })
})
