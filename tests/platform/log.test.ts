import { expect, onTestFinished, test, vi } from 'vitest'
import { sql } from 'drizzle-orm'
import { createLog } from '#platform/log.ts'
import { withRequestId } from '#platform/request-id.ts'
import { openEmbeddedCopy } from '#tests/support/embedded-copy.ts'

function written(level: 'info' | 'error', fields: object) {
  const lines: string[] = []
  createLog({ logLevel: level }, { write: (line) => lines.push(line) }).info(fields, 'message')
  return lines.join('')
}

test.each([
  [{ password: 'geheim' }],
  [{ request: { headers: { cookie: 'sid=geheim' } } }],
  [{ user: { email: 'geheim' } }],
  [{ item: { prescriptionValues: { left: 'geheim' } } }],
  [{ config: { token: 'geheim' } }],
])('%o is not logged', (fields) => {
  expect(written('info', fields)).not.toContain('geheim')
  expect(written('info', fields)).toContain('[removed]')
})

test('an error is logged with its cause', () =>
  expect(written('info', { error: new Error('outer', { cause: new Error('inner') }) })).toContain('inner'))

test('the values of a failed statement are not logged, nor the database’s detail', async () => {
  const { db, close } = await openEmbeddedCopy({ tables: [] })
  await db.execute(sql`create table eye (side text primary key, sphere text check (sphere = 'plano'))`)
  const failed = await db
    .execute(sql`insert into eye values ('left', ${'-2.25 geheim\n    at home'})`)
    .catch((error: unknown) => error)
  const line = written('info', { error: new Error('outer', { cause: failed }) })
  expect(line).toContain('insert into eye')
  expect(line).toContain('eye_sphere_check')
  expect(line).not.toMatch(/geheim|2\.25/)
  await close()
}, 120_000)

test.each([
  'Failed to fetch http://shop/v1/payments/geheim/standing?shopId=1. 500',
  'GET http://shop/v1/baskets/geheim?shopId=1: no answer',
  'GET http://shop/de-de/success/?a=1&cbd=geheim: the page broke off',
  'GET http://shop/v1/search?term=geheim&shopId=1: no answer',
  'Failed to fetch http://shop/v1/branches/1001/slots?service=geheim&from=2026-06-02&shopId=1. 500',
  'GET http://shop/v1/branches?near=geheim&slots=geheim&service=geheim&shopId=1: no answer',
  'GET https://geocoder.example/api?q=geheim&limit=5: no answer',
  'GET http://shop/de-de/niederlassungen/?appointment=geheim: the page broke off',
  'GET http://shop/de-de/niederlassungen/koeln/1/?appointment=when&move=geheim: the page broke off',
  'GET http://shop/de-de/reservation/?link=geheim: the page broke off',
  'all recipients were rejected: 550 <geheim@example.org>: unknown',
  'connect postgres://veduta:geheim@db.example/veduta',
])('an error is logged without personal data: %s', (message) => {
  const line = written('info', { error: new Error('outer', { cause: new Error(message) }) })
  expect(line).toContain('…')
  expect(line).not.toContain('geheim')
})

test('a line below the level is not logged', () => expect(written('error', { a: 1 })).toBe(''))

test('a line that repeats is written six times, and counted once it is over', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const lines: string[] = []
  const log = createLog({ logLevel: 'warn' }, { write: (line) => lines.push(line) })
  const ofBrowser = log.child({ from: 'browser' })
  for (let count = 0; count < 50; count++) {
    ofBrowser.warn({ path: '/' }, 'again')
    log.warn({ count }, 'another')
  }
  const again = () => lines.filter((line) => line.includes('again'))
  expect([again().length, lines.length]).toEqual([6, 56])
  vi.advanceTimersByTime(3000)
  expect(again().length).toBe(7)
  expect(JSON.parse(again()[6] ?? '')).toMatchObject({
    level: 'warn',
    from: 'browser',
    path: '/',
    repeated: 44,
  })
})

test('every line within a request has its id, and none outside', () => {
  const lines: string[] = []
  const log = createLog({ logLevel: 'info' }, { write: (line) => lines.push(line) })
  withRequestId('abcd1234-1', () =>
    log.child({ from: 'basket' }).warn({ error: new Error('no') }, 'a call failed'),
  )
  log.info({}, 'stopping')
  expect(lines[0]).toContain('"requestId":"abcd1234-1"')
  expect(lines[1]).not.toContain('requestId')
})

test('lines of several requests repeat each other', () => {
  const lines: string[] = []
  const log = createLog({ logLevel: 'info' }, { write: (line) => lines.push(line) })
  for (let count = 0; count < 20; count++)
    withRequestId(`abcd1234-${count}`, () => log.warn({}, 'a service is down'))
  expect(lines).toHaveLength(6)
})
