import { expect, test } from 'vitest'
import { deviceCookie, deviceToken, sessionCookies, sessionToken } from '#server/session/session-cookie.ts'
import { aCustomer } from '#tests/support/customers.ts'

const customer = aCustomer({ id: '1', gender: 'n' })
const session = { token: 'abc', customer }

test('a session is only readable by the server, and sent over https if the shop uses it', () => {
  expect(sessionCookies(session, false)).toEqual([
    'veduta-session=abc; Path=/; Max-Age=7776000; SameSite=Lax; HttpOnly',
    'veduta-account=1; Path=/; Max-Age=7776000; SameSite=Lax',
  ])
  expect(sessionCookies(session, true)[0]).toBe(
    '__Host-veduta-session=abc; Path=/; Max-Age=7776000; SameSite=Lax; Secure; HttpOnly',
  )
})

test('a guest has no account marker', () => {
  const [, holder] = sessionCookies({ ...session, customer: { ...customer, isGuest: true } }, false)
  expect(holder).toBe('veduta-account=; Path=/; Max-Age=0; SameSite=Lax')
})

test('a sign-out deletes all cookies', () => {
  expect(sessionCookies(null, false)).toEqual([
    'veduta-session=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly',
    'veduta-account=; Path=/; Max-Age=0; SameSite=Lax',
  ])
})

test.each([
  [null, false, null],
  ['a=b; veduta-session=abc', false, 'abc'],
  ['a=b; veduta-session=abc', true, null],
  ['__Host-veduta-session=abc', true, 'abc'],
  ['__Host-veduta-session=abc', false, null],
  ['veduta-session=', false, null],
  ['veduta-sessions=abc', false, null],
] as const)('%j (by https: %s) shows %s', (cookies, isSecure, token) =>
  expect(sessionToken(cookies, isSecure)).toBe(token),
)

test('the token of a device is set and found like a session', () => {
  const line = deviceCookie('abc', true)
  expect(line).toBe('__Host-veduta-device=abc; Path=/; Max-Age=15552000; SameSite=Lax; Secure; HttpOnly')
  expect([deviceToken(line, true), deviceToken(line, false)]).toEqual(['abc', null])
})
