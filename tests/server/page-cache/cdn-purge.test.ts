import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { readEnv } from '#platform/env.ts'
import { createCdnPurge } from '#server/page-cache/cdn-purge.ts'
import { recordingLog } from '#tests/support/log.ts'

/** A CDN on a port of its own, which records what it is sent. */
async function openCdn(environment: Record<string, string> = {}, path = '') {
  const calls: (string | number | undefined)[][] = []
  const state = { status: 200 }
  const server = createServer(async (request, response) => {
    const { tags } = JSON.parse(Buffer.concat(await request.toArray()).toString())
    const { method, url, headers } = request
    calls.push([
      method,
      url,
      headers['surrogate-key']?.toString(),
      tags.length,
      headers['fastly-key']?.toString(),
    ])
    response.writeHead(state.status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const { cdn } = readEnv({ CDN_PURGE_URL: `http://127.0.0.1:${port}/${path}`, ...environment })
  if (!cdn) throw new Error('there is no CDN')
  const closing = new AbortController()
  onTestFinished(() => {
    closing.abort()
    server.close()
  })
  const { log, lines } = recordingLog()
  const http = { fetch: (request: Request) => fetch(request), timeout: 20_000 }
  const purge = createCdnPurge({ cdn, http, log, now: () => 0, retryMs: 10 }, closing.signal)
  return { ...purge, calls, state, lines }
}

test('the tags are in a header and in the body, beside the operator’s own header', async () => {
  const { purge, flush, calls, lines } = await openCdn({ CDN_PURGE_HEADER: 'Fastly-Key: secret' }, 'purge')
  purge(['product:1', 'story:*'])
  await flush()
  expect([calls, lines]).toEqual([[['POST', '/purge', 'product:1 story:every', 2, 'secret']], []])
})

test('many tags are several requests, and very many are one for everything', async () => {
  const { purge, flush, calls } = await openCdn({ CDN_PURGE_METHOD: 'PURGE' })
  purge(Array.from({ length: 31 }, (_, id) => `product:${id}`))
  await flush()
  expect(calls.map(([method, , , count]) => [method, count])).toEqual([
    ['PURGE', 30],
    ['PURGE', 1],
  ])
  purge(Array.from({ length: 3001 }, (_, id) => `product:${id}`))
  await flush()
  expect(calls[2]?.slice(0, 4)).toEqual(['PURGE', '/', 'everything', 1])
})

test('an address with a place for a tag has a request for each', async () => {
  const { purge, flush, calls } = await openCdn({}, 'tags/{tag}')
  purge(['product:1', 'slug:de/a'])
  await flush()
  expect(calls.map(([method, url]) => [method, url])).toEqual([
    ['POST', '/tags/product%3A1'],
    ['POST', '/tags/slug%3Ade%2Fa'],
  ])
})

test('a CDN that is down is purged when it is back, of all that came meanwhile', async () => {
  const { purge, flush, calls, state, lines } = await openCdn()
  state.status = 503
  purge(['product:1'])
  await expect.poll(() => lines).toEqual(['warn: the CDN was not purged, which is tried again'])
  purge(['product:2'])
  state.status = 200
  await flush()
  expect(calls.flatMap((call) => String(call[2]).split(' '))).toEqual(
    expect.arrayContaining(['product:1', 'product:2']),
  )
  const before = calls.length
  await flush()
  expect(calls.length).toBe(before)
})
