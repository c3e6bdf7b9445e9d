import { expect, test } from 'vitest'
import { startTestServer } from '#tests/support/test-server.ts'
import { testShopApi } from '#tests/support/shopper.ts'

const api = testShopApi()
const JSON_TYPE = { 'content-type': 'application/json', 'x-shop-id': '10001' }
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const PAYMENT = 'a'.repeat(24)

test.each<[number, string, string, Record<string, string>, string?]>([
  [200, 'POST', '/api/rpc/getUser', JSON_TYPE, '{"payload":{}}'],
  [400, 'POST', '/api/rpc/oauthLogin', JSON_TYPE, '{"payload":{}}'],
  [400, 'POST', '/api/rpc/getUser', JSON_TYPE, `{"payload":${'['.repeat(50_000)}`],
  [400, 'POST', '/api/rpc/getUser', { ...JSON_TYPE, 'x-shop-id': '1 or 1' }, '{"payload":{}}'],
  [403, 'POST', '/api/rpc/getUser', { ...JSON_TYPE, origin: 'https://evil.example' }, '{"payload":{}}'],
  [403, 'POST', '/api/rpc/getUser', { ...JSON_TYPE, origin: 'null' }, '{"payload":{}}'],
  [403, 'POST', '/api/rpc/getUser', { ...JSON_TYPE, 'sec-fetch-site': 'same-site' }, '{"payload":{}}'],
  [404, 'POST', '/api/rpc/constructor', JSON_TYPE, '{"payload":{}}'],
  [404, 'POST', '/api/rpc/__proto__', JSON_TYPE, '{"payload":{}}'],
  [405, 'GET', '/api/rpc/getUser', {}],
  [413, 'POST', '/api/rpc/getUser', JSON_TYPE, 'a'.repeat(1_100_000)],
  [415, 'POST', '/api/rpc/getUser', { ...JSON_TYPE, 'content-type': 'text/plain' }, '{"payload":{}}'],
  [404, 'GET', `/api/payment/return?payment=${PAYMENT}&variant=de-de`, {}],
  [404, 'GET', `/api/payment/return?payment=${PAYMENT}&variant=..%2f`, {}],
  [404, 'GET', '/api/payment/return?payment=%0d%0aset-cookie:a=b&variant=de-de', {}],
  [404, 'GET', `/api/payment/go?payment=${PAYMENT}`, {}],
  [404, 'POST', `/api/payment/sandbox?payment=${PAYMENT}`, FORM, 'choice=success'],
  [401, 'POST', '/api/webhooks/payment', {}, '{"payment":"a"}'],
  [401, 'POST', '/api/webhooks/payment', { proof: 'wrong' }, PAYMENT],
  [404, 'GET', '/api/nothing', {}],
  [403, 'GET', '/api/metrics', { 'x-forwarded-for': '203.0.113.1' }],
])('the response %s to %s %s is not cached', async (status, method, path, headers, body) => {
  await using door = await startTestServer({ shopApi: api.answer, timeout: 10_000 })
  const reply = await door.get(path, { method, headers, ...(body !== undefined && { body }) })
  expect([reply.status, reply.headers['cache-control']]).toEqual([
    status,
    expect.stringContaining('no-store'),
  ])
  expect(reply.headers['set-cookie']).toBeUndefined()
})
