import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createContentClient } from '#clients/content/create-content-client.ts'
import { type KeptContent, keptContent } from '#clients/content/kept-content.ts'
import { contentApi, contentOf } from '#tests/support/content.ts'
import { recordingLog } from '#tests/support/log.ts'

const healthy = contentApi(contentOf({ 'de/home': { content: { headline: 'Gut' } } }))
const changed = contentApi(contentOf({ 'de/home': { content: { headline: 'Neu' } } }))
const down = () => Promise.reject(new Error('down'))
const html = async () => new Response('<!doctype html><title>503</title>', { status: 200 })
const nonsense = async (request: Request) =>
  new URL(request.url).pathname.endsWith('/stories')
    ? html()
    : Response.json({ story: 'nonsense', links: null, space: 'x' })

async function setUp() {
  const folder = await mkdtemp(join(tmpdir(), 'kept-'))
  const kept = keptContent(folder)
  const writes: Promise<void>[] = []
  const write: KeptContent['write'] = (key, value) => {
    const written = kept.write(key, value)
    writes.push(written)
    return written
  }
  onTestFinished(async () => {
    await Promise.allSettled(writes)
    await rm(folder, { recursive: true })
  })
  /** The client of a process that starts now. */
  const start = (service: typeof healthy) => {
    const context = { service, time: 0 }
    const client = createContentClient({
      url: 'http://content/v2',
      token: 'local-public',
      perSecond: 1000,
      retryDelay: 1,
      now: () => context.time,
      shopName: 'Halo',
      log: recordingLog().log,
      kept: { read: kept.read, write },
      fetch: (request) => context.service(request),
    })
    const headline = async () => (await client.story('de-de', 'home'))?.content['headline']
    return { client, context, headline }
  }
  return { folder, start }
}

/** Writing is not waited for. */
const isKept = (folder: string, count: number) =>
  expect.poll(async () => (await readdir(folder)).filter((name) => name.endsWith('.json')).length).toBe(count)

test.each([
  ['is down', down],
  ['answers nonsense', nonsense],
  ['answers a page for people', html],
])('a service that %s at a start has its last good stories, until it is well again', async (_, service) => {
  const { folder, start } = await setUp()
  const before = start(healthy)
  expect(await before.headline()).toBe('Gut')
  expect(await before.client.stories('de-de')).toHaveLength(1)
  await isKept(folder, 4)

  const { client, context, headline } = start(service)
  expect(await headline()).toBe('Gut')
  expect(await client.stories('de-de')).toHaveLength(1)
  context.service = changed
  context.time += 60_000
  expect(await headline()).toBe('Neu')
})

test('a service that is down at the first start of all fails', async () => {
  const { start } = await setUp()
  await expect(start(down).headline()).rejects.toThrow('down')
})

test.each(['', '{"format":0}', '{"format":1,"key":"another","value":7}'])(
  '%j is nothing kept',
  async (text) => {
    const { folder, start } = await setUp()
    await start(healthy).headline()
    await isKept(folder, 2)
    for (const name of await readdir(folder)) await writeFile(join(folder, name), text)
    await expect(start(down).headline()).rejects.toThrow('down')
  },
)
