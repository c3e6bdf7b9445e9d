import { describe, expect, test } from 'vitest'
import { PROCEDURES } from '#server/rpc/procedures.ts'
import { startTestServer } from '#tests/support/test-server.ts'
import { call, headers } from '#tests/support/rpc.ts'

describe('a call is rejected', () => {
  test.each<[string, string, unknown, Record<string, string>, number, string]>([
    ['without a name', '', {}, {}, 404, 'not-found'],
    ['by an unknown name', 'dropTables', {}, {}, 404, 'not-found'],
    ['by the name of something else', 'constructor', {}, {}, 404, 'not-found'],
    ['for no shop', 'getProductById', { id: 1 }, { 'x-shop-id': '99' }, 400, 'bad-request'],
    ['in another format', 'getProductById', { id: 1 }, { 'content-type': 'text/plain' }, 415, 'unsupported'],
    ['from another site', 'getProductById', { id: 1 }, { origin: 'https://evil.example' }, 403, 'forbidden'],
    [
      'from another site, says the browser',
      'getProductById',
      { id: 1 },
      { 'sec-fetch-site': 'cross-site' },
      403,
      'forbidden',
    ],
    ['with a wrong payload', 'getProductById', { id: 'one' }, {}, 400, 'bad-request'],
    [
      'for a preview of what is not there',
      'getCmsStory',
      { slug: 'a', isCmsPreview: true },
      {},
      404,
      'not-found',
    ],
    [
      'for a base folder that is none',
      'getCmsStory',
      { slug: 'a', baseFolder: '../a' },
      {},
      400,
      'bad-request',
    ],
    ['for a slug that is none', 'getCmsStory', { slug: '../a' }, {}, 400, 'bad-request'],
    [
      'with a body beyond measure',
      'logMessage',
      { level: 'info', message: 'x'.repeat(300_000) },
      {},
      413,
      'too-large',
    ],
    [
      'with a body whose bytes are beyond measure',
      'logMessage',
      { level: 'info', message: 'ü'.repeat(200_000) },
      {},
      413,
      'too-large',
    ],
    ['for what is not there', 'getProductById', { id: 1 }, {}, 404, 'not-found'],
  ])('%s', async (_, name, payload, extra, status, kind) => {
    await using door = await startTestServer()
    const reply = await call(door, name, payload, extra)
    expect(reply).toMatchObject({ status, type: 'application/problem+json', body: { status, kind } })
  })

  test('with the path of the error', async () => {
    await using door = await startTestServer()
    const { body } = await call(door, 'getProductsByCategory', { categoryId: 1, where: { minPrice: -1 } })
    expect(body.detail).toContain('payload')
    expect((await call(door, 'getProductById', { id: 'one' })).body.detail).toContain('payload.id')
  })

  test('whichever it is, if its payload is invalid, with the path of the error', async () => {
    await using door = await startTestServer()
    for (const name of Object.keys(PROCEDURES))
      for (const payload of [null, 7, 'x', [], [{}]]) {
        const { status, body } = await call(door, name, payload)
        expect([name, payload, status, body.kind]).toEqual([name, payload, 400, 'bad-request'])
        expect(body.detail).toMatch(/^payload/)
      }
  })

  test.each(['', '{', '[]', 'null', '"x"', `{"payload":${'['.repeat(1000)}${']'.repeat(1000)}}`])(
    'with the body %s',
    async (body) => {
      await using door = await startTestServer()
      expect((await door.get('/api/rpc/getPageTypes', { method: 'POST', headers, body })).status).toBe(400)
    },
  )

  test.each<[string, () => Response | Promise<Response>, number]>([
    ['answers rubbish', () => new Response('<html>'), 503],
    ['fails', () => new Response('{}', { status: 500 }), 503],
    ['is down', () => Promise.reject(new Error('reset')), 503],
    ['is too slow', () => new Promise(() => {}), 503],
  ])('if the Shop API %s, without internal details', async (_, shopApi, status) => {
    await using door = await startTestServer({ shopApi })
    const reply = await call(door, 'getShopConfiguration', {})
    expect(reply.status).toBe(status)
    expect(JSON.stringify(reply.body)).not.toMatch(/http:|html|reset/)
  })
})
