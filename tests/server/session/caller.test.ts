import { describe, expect, test } from 'vitest'
import { type Caller, callerOf, recognise } from '#server/session/caller.ts'
import { createVisitors } from '#server/session/visitors.ts'
import { aCustomer } from '#tests/support/customers.ts'

const DAY = 86_400_000
let now = Date.parse('2026-06-01T12:00:00Z')
const visitors = createVisitors({ secrets: ['secret'], now: () => new Date(now) })
const url = new URL('http://localhost/')
const customer = aCustomer({ id: 'customer', gender: 'n' })
const session = { token: 'abc', customer }
const cookiesOf = (caller: Caller) => (caller.act(), caller.cookies().map((line) => line.split(';')[0] ?? ''))
const from = (cookie = '') => callerOf(visitors, new Headers({ cookie }), url)

describe('a caller', () => {
  test('who only looks is nobody and gets no cookie', () => {
    const caller = from()
    expect([caller.visitor, caller.cookies()]).toEqual([null, []])
  })

  test('who acts becomes a visitor once', () => {
    const caller = from()
    expect(caller.act()).toBe(caller.act())
    expect(caller.cookies()).toHaveLength(2)
  })

  test('who is known stays who he is', () => {
    const first = from()
    const { id } = first.act()
    const [cookie = ''] = first.cookies()
    const again = from(cookie.split(';')[0])
    expect([again.visitor?.id, again.act().id, again.cookies()]).toEqual([id, id, []])
    now += 31 * DAY
    const [renewed = ''] = from(cookie.split(';')[0]).cookies()
    expect(from(renewed.split(';')[0]).visitor?.id).toBe(id)
    expect(from(renewed.split(';')[0]).cookies()).toEqual([])
  })

  test('who signs in has what the customer has, and another name as a visitor', () => {
    const [cookie = ''] = cookiesOf(from())
    const caller = from(cookie)
    const { id } = caller.act()
    caller.enter(session)
    expect([caller.user?.id, caller.act().id, caller.session]).toEqual(['customer', 'customer', session])
    const lines = caller.cookies()
    expect(lines).toHaveLength(4)
    expect(from(lines[0]?.split(';')[0]).visitor?.id).not.toBe(id)
    caller.leave()
    expect([caller.session, caller.user]).toEqual([null, null])
  })

  test('who is signed in needs no other cookie', () => {
    const caller = callerOf(visitors, new Headers(), url, session)
    expect([caller.act().id, caller.visitor, caller.cookies()]).toEqual(['customer', null, []])
  })
})

describe('the cookie of a session', () => {
  const asked: string[] = []
  const auth = { session: async (token: string) => (asked.push(token), token === 'good' ? session : null) }
  const told = (cookie: string) =>
    recognise({ visitors, auth: async () => auth }, new Headers({ cookie }), url, '203.0.113.7')

  test('tells who somebody is', async () => expect((await told('veduta-session=good')).session).toBe(session))

  test('tells nothing where it is made up', async () =>
    expect((await told('veduta-session=bad')).session).toBeNull())

  test('costs nobody anything who has none', async () => {
    asked.length = 0
    await told('veduta-visitor=x')
    expect(asked).toEqual([])
  })
})
