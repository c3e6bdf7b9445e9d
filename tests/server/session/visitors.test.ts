import { describe, expect, test } from 'vitest'
import { createVisitors } from '#server/session/visitors.ts'

const DAY = 86_400_000
const start = Date.parse('2026-06-01T12:00:00Z')
const at = (days: number, ...secrets: string[]) =>
  createVisitors({
    secrets: secrets.length > 0 ? secrets : ['first'],
    now: () => new Date(start + days * DAY),
  })

const visitors = at(0)
const visitor = visitors.create()
const [line = '', hint = ''] = visitors.cookies(visitor, false)
const cookie = line.split(';')[0] ?? ''
const [name = '', value = ''] = cookie.split('=')

describe('a visitor', () => {
  test('is recognised by the cookie, also among others', () =>
    expect(visitors.read(`a=1; ${cookie}; b=2`, false)).toEqual(visitor))

  test('has a new id each time', () => expect(visitors.create().id).not.toBe(visitor.id))

  test.each([
    ['none', ''],
    ['an empty one', `${name}=`],
    ['another id', `${name}=${value.replace(/^./, (sign) => (sign === 'A' ? 'B' : 'A'))}`],
    ['another time', `${name}=${value.replace(/\.(.)/, (_, sign) => `.${sign === '1' ? '2' : '1'}`)}`],
    ['another proof', `${name}=${value.slice(0, -2)}${value.endsWith('AA') ? 'BB' : 'AA'}`],
    ['no proof', `${name}=${value.split('.').slice(0, 2).join('.')}`],
    ['rubbish', `${name}=%00.;=;;${name}`],
    ['an endless one', `${name}=${'x'.repeat(100_000)}`],
    ['no ASCII', `${name}=${value.slice(0, -1)}é`],
  ])('is unknown with %s for a cookie', (_, cookies) => expect(visitors.read(cookies, false)).toBeNull())

  test('is recognised although another cookie has the same name', () =>
    expect(visitors.read(`${name}=rubbish; ${cookie}`, false)).toEqual(visitor))

  test.each([
    [399, true],
    [401, false],
  ])('is recognised for 400 days: after %i days %s', (days, isKnown) =>
    expect(at(days).read(cookie, false) !== null).toBe(isKnown),
  )

  test.each([
    [29, false],
    [31, true],
  ])('is due for another cookie after 30 days: after %i %s', (days, isDue) =>
    expect(at(days).isDueForRenewal(visitor)).toBe(isDue),
  )

  test('is recognised after a change of the secret', () => {
    expect(at(0, 'second', 'first').read(cookie, false)).toEqual(visitor)
    expect(at(0, 'second').read(cookie, false)).toBeNull()
  })
})

describe('the cookie', () => {
  test('persists when the browser is closed and is not readable for scripts', () => {
    expect(line).toContain('; Path=/; Max-Age=34560000; SameSite=Lax; HttpOnly')
    expect(hint).toBe('veduta-known=1; Path=/; Max-Age=34560000; SameSite=Lax')
  })

  test('is sent only over https if the shop uses it', () => {
    const [secure = ''] = visitors.cookies(visitor, true)
    expect(secure).toMatch(/^__Host-.*; Secure; HttpOnly$/)
    expect(visitors.read(secure.split(';')[0] ?? '', true)).toEqual(visitor)
    expect(visitors.read(cookie, true)).toBeNull()
  })
})

test('a text of the shop is known by its proof, also after a change of the secret, and no other is', () => {
  const proof = at(0, 'first').proofOf('values')
  expect(at(0, 'second', 'first').isProof(proof, 'values')).toBe(true)
  expect(at(0, 'second').isProof(proof, 'values')).toBe(false)
  expect(at(0, 'first').isProof(proof, 'other values')).toBe(false)
  expect(at(0, 'first').isProof('', 'values')).toBe(false)
})
