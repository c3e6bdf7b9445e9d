import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { issueCbd, readCbd } from '#modules/tokens/cbd.ts'

const NOW = 1_795_000_000
const SECRET = 'a-secret'
const ORDER = '123456789012'

const signed = (payload: unknown, spell: (digest: Buffer) => string, secret = SECRET) => {
  const encoded = Buffer.from(JSON.stringify(payload)).toString('base64')
  return `${encoded}.${spell(createHmac('sha256', secret).update(encoded).digest())}`
}
const hexadecimal = (digest: Buffer) => Buffer.from(digest.toString('hex')).toString('base64')
const raw = (digest: Buffer) => digest.toString('base64')
const now = { order_id: 123_456_789_012, issued_at: NOW }

test('an issued token fits the contract, and can be read', () => {
  const token = issueCbd(SECRET, ORDER, NOW)
  expect(token).toBe(signed(now, hexadecimal))
  expect(readCbd(SECRET, token, NOW)).toEqual({ ok: true, value: ORDER })
})

test.each([
  ['the digest’s hexadecimal text', signed(now, hexadecimal)],
  ['the digest itself', signed(now, raw)],
  ['a number as a text', signed({ ...now, order_id: ORDER }, raw)],
  ['more than is needed', signed({ ...now, user: 7 }, raw)],
  ['an hour ago', signed({ ...now, issued_at: NOW - 3600 }, raw)],
  ['a clock that is ahead', signed({ ...now, issued_at: NOW + 60 }, raw)],
])('it may be signed by %s', (_, token) => {
  expect(readCbd(SECRET, token, NOW)).toEqual({ ok: true, value: ORDER })
})

test.each([
  ['nothing', '', 'forged'],
  ['no signature', signed(now, () => ''), 'forged'],
  ['another secret', signed(now, hexadecimal, 'other'), 'forged'],
  [
    'another payload',
    signed(now, hexadecimal).replace('eyJvcmRlcl9pZCI6MTIz', 'eyJvcmRlcl9pZCI6OTIz'),
    'forged',
  ],
  ['a signature with its case turned', signed(now, (each) => hexadecimal(each).toUpperCase()), 'forged'],
  ['more parts', `${signed(now, hexadecimal)}.x`, 'forged'],
  ['no payload', signed('x', hexadecimal), 'forged'],
  ['no order', signed({ issued_at: NOW }, hexadecimal), 'forged'],
  ['more than anybody reads', `${'A'.repeat(5000)}.x`, 'forged'],
  ['more than an hour ago', signed({ ...now, issued_at: NOW - 3601 }, hexadecimal), 'expired'],
  ['a future that nobody can have', signed({ ...now, issued_at: NOW + 61 }, hexadecimal), 'expired'],
] as const)('%s is invalid', (_, token, error) => {
  expect(readCbd(SECRET, token, NOW)).toEqual({ ok: false, error })
})
