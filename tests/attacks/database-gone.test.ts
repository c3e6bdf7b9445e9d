import { expect, test } from 'vitest'
import { isConnectionLost } from '#platform/errors.ts'
import { call } from '#tests/support/rpc.ts'
import { renderedPage, startTestServer } from '#tests/support/test-server.ts'

const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
const gone = new Error('Failed query: select …', { cause: refused })

test.each([
  [gone, true],
  [Object.assign(new Error('the database is starting'), { code: '57P03' }), true],
  [new Error('Connection terminated unexpectedly'), true],
  [Object.assign(new Error('duplicate key'), { code: '23505' }), false],
  [new TypeError('undefined is not a function'), false],
  ['gone', false],
])('%s is a lost connection: %s', (error, isLost) => expect(isConnectionLost(error)).toBe(isLost))

test.each(['/de-de/basket/', '/de-de/checkout/', '/de-de/account/', '/de-de/wishlist/', '/de-de/signin/'])(
  '%s says when to come back, and has a way on',
  async (path) => {
    await using server = await startTestServer({ render: async () => renderedPage('sorry', { status: 500 }) })
    for (const method of ['GET', 'POST']) {
      const { status, headers, body } = await server.get(path, { method })
      expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '60', 'no-store'])
      expect(body.toString()).toContain('href="/de-de/"')
    }
  },
)

test('a call of somebody who is signed in is answered with 503', async () => {
  const auth = () => Promise.reject(gone)
  await using server = await startTestServer({ auth })
  const cookie = { cookie: `veduta-session=${'x'.repeat(43)}` }
  const { status, type, headers, body } = await call(server, 'getUser', {}, cookie)
  expect([status, type, headers['retry-after']]).toEqual([503, 'application/problem+json', '10'])
  expect(body).toMatchObject({ status: 503, kind: 'upstream' })
})
