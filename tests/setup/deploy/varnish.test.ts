import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEnv } from '#platform/env.ts'
import { createCdnPurge } from '#server/page-cache/cdn-purge.ts'
import { createInvalidation } from '#server/page-cache/invalidation.ts'
import { recordingLog } from '#tests/support/log.ts'
import { freePort } from '#tests/support/free-port.ts'
import { emptyContent, renderedPage, startTestServer } from '#tests/support/test-server.ts'
import { startVarnish, varnishProgram } from '#tests/support/varnish.ts'

const program = varnishProgram()
const SOON = { timeout: 20_000, interval: 50 }

test.runIf(process.env['CI'] === 'true')('Varnish is available', () => {
  expect(program, 'CI needs varnishd').not.toBeNull()
})

describe.skipIf(program === null)('behind Varnish', () => {
  let shop: Awaited<ReturnType<typeof startTestServer>>
  let varnish: Awaited<ReturnType<typeof startVarnish>>
  let purge: (tags: string[]) => void
  const closing = new AbortController()
  let version = 1
  const { log, lines } = recordingLog()

  beforeAll(async () => {
    const port = await freePort()
    const CDN_PURGE_URL = `http://127.0.0.1:${port}/`
    const env = { CDN_PURGE_URL, CDN_PURGE_METHOD: 'PURGE' }
    shop = await startTestServer({
      env,
      render: async ({ url }) => renderedPage(`version ${version} of ${url.pathname}`),
    })
    varnish = await startVarnish(program ?? '', shop.address().port, port)
    const { cdn } = readEnv(env)
    if (!cdn) throw new Error('there is no CDN')
    const http = { fetch: (request: Request) => fetch(request), timeout: 2000 }
    const { purge: purgeCdn } = createCdnPurge({ cdn, http, log, now: () => 0, retryMs: 50 }, closing.signal)
    const caches = {
      pageCache: shop.ctx.pageCache,
      shops: { expire() {}, expireGoods() {} },
      content: emptyContent,
    }
    const others = { publish() {}, onError() {}, now: () => Date.now() }
    purge = createInvalidation({ ...caches, ...others, purgeCdn }).purge
  })
  afterAll(async () => {
    closing.abort()
    await varnish.stop()
    await shop[Symbol.asyncDispose]()
  })

  async function read(path: string, cookie?: string) {
    const response = await fetch(new URL(path, varnish.url), {
      headers: cookie === undefined ? {} : { cookie },
    })
    return {
      text: await response.text(),
      headers: response.headers,
      isHit:
        Number(response.headers.get('age')) > 0 || (response.headers.get('x-varnish') ?? '').includes(' '),
    }
  }

  test('a page is fetched from the shop once, until what it shows is purged', async () => {
    version = 1
    expect(await read('/de-de/a/')).toMatchObject({ text: 'version 1 of /de-de/a/', isHit: false })
    expect(await read('/de-de/a/', 'veduta-basket=1; veduta-consent=')).toMatchObject({ isHit: true })
    version = 2
    purge(['product:99'])
    expect(await read('/de-de/a/')).toMatchObject({ text: 'version 1 of /de-de/a/' })
    const started = performance.now()
    purge(['product:1'])
    await expect.poll(async () => (await read('/de-de/a/')).text, SOON).toBe('version 2 of /de-de/a/')
    expect(performance.now() - started).toBeLessThan(1000)
  })

  test.each([['product:*'], ['*']])('%s purges every page that shows a product', async (tag) => {
    version = 3
    await read('/de-de/b/')
    version = 4
    purge([tag])
    await expect.poll(async () => (await read('/de-de/b/')).text, SOON).toBe('version 4 of /de-de/b/')
  })

  test('what names a page to the CDN leaves it no further, and browsers look again each time', async () => {
    const { headers } = await read('/de-de/c/')
    expect(headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=\d+, must-revalidate$/)
    for (const name of ['surrogate-key', 'cache-tag', 'surrogate-control', 'cdn-cache-control'])
      expect(headers.get(name)).toBeNull()
  })

  test('who has agreed to something has pages with a policy of their own', async () => {
    const agreed = 'veduta-consent=C0002'
    await read('/de-de/d/', agreed)
    expect((await read('/de-de/d/')).isHit).toBe(false)
    expect((await read('/de-de/d/')).isHit).toBe(true)
    const own = await read('/de-de/d/', agreed)
    expect([own.isHit, own.headers.get('cache-control')]).toEqual([
      false,
      'private, max-age=0, must-revalidate',
    ])
  })

  test('one person’s screen is never stored', async () => {
    await read('/de-de/basket/')
    const { isHit, headers } = await read('/de-de/basket/')
    expect([isHit, headers.get('cache-control')]).toEqual([false, 'private, no-store'])
  })

  test('while Varnish is gone the shop goes on, and afterwards it is purged', async () => {
    await varnish.kill()
    purge(['product:1'])
    await expect.poll(() => lines, SOON).toEqual(['warn: the CDN was not purged, which is tried again'])
    expect((await shop.get('/de-de/a/')).status).toBe(200)
    await varnish.start()
    version = 5
    purge(['product:2'])
    await read('/de-de/a/')
    await expect.poll(async () => (await read('/de-de/a/')).text, SOON).toBe('version 5 of /de-de/a/')
  })
})
