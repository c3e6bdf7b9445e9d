import { readEnv } from '#platform/env.ts'
import { createCdnPurge } from '#server/page-cache/cdn-purge.ts'
import { freePort } from './free-port.ts'
import { testInvalidation } from './invalidation.ts'
import { recordingLog } from './log.ts'
import { renderedPage, startTestServer } from './test-server.ts'
import { PURGE_TOKEN, startVarnish } from './varnish.ts'

/** A shop whose pages say the `version` they were made from, behind Varnish, which it purges. */
export async function startShopBehindVarnish(program: string) {
  const state = { version: 1 }
  const { log, lines } = recordingLog()
  const closing = new AbortController()
  const port = await freePort()
  const env = {
    CDN_PURGE_URL: `http://127.0.0.1:${port}/`,
    CDN_PURGE_METHOD: 'PURGE',
    CDN_PURGE_HEADER: `Authorization: Bearer ${PURGE_TOKEN}`,
  }
  const shop = await startTestServer({
    env,
    render: async ({ url }) => renderedPage(`version ${state.version} of ${url.pathname}`),
  })
  const varnish = await startVarnish(program, shop.address().port, port)
  const { cdn } = readEnv(env)
  if (!cdn) throw new Error('there is no CDN')
  const http = { fetch: (request: Request) => fetch(request), timeout: 2000 }
  const { purge: purgeCdn } = createCdnPurge({ cdn, http, log, now: () => 0, retryMs: 50 }, closing.signal)
  const { pageCache, content, now } = shop.ctx
  const { purge } = testInvalidation({ pageCache, content, now, purgeCdn })

  return {
    state,
    shop,
    varnish,
    purge,
    lines,
    async read(path: string, cookie?: string) {
      const response = await fetch(new URL(path, varnish.url), {
        headers: cookie === undefined ? {} : { cookie },
      })
      return {
        text: await response.text(),
        headers: response.headers,
        isHit:
          Number(response.headers.get('age')) > 0 || (response.headers.get('x-varnish') ?? '').includes(' '),
      }
    },
    async stop() {
      closing.abort()
      await varnish.stop()
      await shop[Symbol.asyncDispose]()
    },
  }
}
