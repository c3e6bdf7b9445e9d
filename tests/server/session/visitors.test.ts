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
const visitor = visitors.fresh()
const [line = '', hint = ''] = visitors.cookies(visitor, false)
const cookie = line.split(';')[0] ?? ''
const [name = '', value = ''] = cookie.split('=')

describe('a visitor', () => {
  test('is known again by his cookie, also among others', () =>
    expect(visitors.known(`a=1; ${cookie}; b=2`, false)).toEqual(visitor))

  test('is somebody else each time', () => expect(visitors.fresh().id).not.toBe(visitor.id))

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
  ])('is nobody with %s for a cookie', (_, cookies) => expect(visitors.known(cookies, false)).toBeNull())

  test('is known although somebody slipped in another cookie of the name', () =>
    expect(visitors.known(`${name}=rubbish; ${cookie}`, false)).toEqual(visitor))

  test.each([
    [399, true],
    [401, false],
  ])('is known for 400 days: after %i days %s', (days, isKnown) =>
    expect(at(days).known(cookie, false) !== null).toBe(isKnown),
  )

  test.each([
    [29, false],
    [31, true],
  ])('is due for another cookie after 30 days: after %i %s', (days, isDue) =>
    expect(at(days).isDueForRenewal(visitor)).toBe(isDue),
  )

  test('outlives a change of the secret', () => {
    expect(at(0, 'second', 'first').known(cookie, false)).toEqual(visitor)
    expect(at(0, 'second').known(cookie, false)).toBeNull()
  })
})

describe('the cookie', () => {
  test('survives closing the browser and is no script’s', () => {
    expect(line).toContain('; Path=/; Max-Age=34560000; SameSite=Lax; HttpOnly')
    expect(hint).toBe('veduta-known=1; Path=/; Max-Age=34560000; SameSite=Lax')
  })

  test('travels by https alone where the shop does', () => {
    const [secure = ''] = visitors.cookies(visitor, true)
    expect(secure).toMatch(/^__Host-.*; Secure; HttpOnly$/)
    expect(visitors.known(secure.split(';')[0] ?? '', true)).toEqual(visitor)
    expect(visitors.known(cookie, true)).toBeNull()
  })
})
