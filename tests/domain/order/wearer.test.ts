import { expect, test } from 'vitest'
import { MAX_WEARER_LENGTH, parseWearer, wearerOf } from '#domain/order/wearer.ts'
import { anOrderItem } from '#tests/support/orders.ts'

test.each([
  [{ wearer: 'Mia' }, 'Mia'],
  [{ wearer: '' }, null],
  [{ wearer: 7 }, null],
  [{}, null],
])('the wearer in %j is %s', (customData, expected) =>
  expect(wearerOf(anOrderItem('i1', { customData }))).toBe(expected),
)

const LONG = 'a'.repeat(MAX_WEARER_LENGTH)
test.each([
  [' Mia ', { ok: true, value: 'Mia' }],
  ['Anna-Lena', { ok: true, value: 'Anna-Lena' }],
  ['Jiří', { ok: true, value: 'Jiří' }],
  ['Zoe\u0308', { ok: true, value: 'Zoë' }],
  ['  ', { ok: true, value: '' }],
  [LONG, { ok: true, value: LONG }],
  [`${LONG}a`, { ok: false, error: 'name' }],
  ['Mia <b>', { ok: false, error: 'name' }],
  ['-2,25', { ok: false, error: 'name' }],
])('"%s" is read as %j', (text, expected) => expect(parseWearer(text)).toEqual(expected))
