import { describe, expect, test } from 'vitest'
import { type Caller, createCaller, identifyCaller } from '#server/session/caller.ts'
import { createVisitors } from '#server/session/visitors.ts'
import { aCustomer } from '#tests/support/customers.ts'

const DAY = 86_400_000
let now = Date.parse('2026-06-01T12:00:00Z')
const visitors = createVisitors({ secrets: ['secret'], now: () => new Date(now) })
const url = new URL('http://localhost/')
const customer = aCustomer({ id: 'customer', gender: 'n' })
const session = { token: 'abc', customer }
const cookiesOf = (caller: Caller) => (
  caller.ensureUser(),
  caller.cookies().map((line) => line.split(';')[0] ?? '')
)
const from = (cookie = '') => createCaller(visitors, new Headers({ cookie }), url)

describe('a caller', () => {
  test('who only reads is anonymous and gets no cookie', () => {
    const caller = from()
    expect([caller.visitor, caller.cookies()]).toEqual([null, []])
  })

  test('becomes a visitor once at the first change', () => {
    const caller = from()
    expect(caller.ensureUser()).toBe(caller.ensureUser())
    expect(caller.cookies()).toHaveLength(2)
  })

  test('with a cookie stays the same visitor', () => {
    const first = from()
    const { id } = first.ensureUser()
    const [cookie = ''] = first.cookies()
    const again = from(cookie.split(';')[0])
    expect([again.visitor?.id, again.ensureUser().id, again.cookies()]).toEqual([id, id, []])
    now += 31 * DAY
    const [renewed = ''] = from(cookie.split(';')[0]).cookies()
    expect(from(renewed.split(';')[0]).visitor?.id).toBe(id)
    expect(from(renewed.split(';')[0]).cookies()).toEqual([])
  })

  test('who signs in has the customer’s data, and a new visitor id', () => {
    const [cookie = ''] = cookiesOf(from())
    const caller = from(cookie)
    const { id } = caller.ensureUser()
    caller.startSession(session)
    expect([caller.user?.id, caller.ensureUser().id, caller.session]).toEqual([
      'customer',
      'customer',
      session,
    ])
    const lines = caller.cookies()
    expect(lines).toHaveLength(4)
    expect(from(lines[0]?.split(';')[0]).visitor?.id).not.toBe(id)
    caller.endSession()
    expect([caller.session, caller.user]).toEqual([null, null])
  })

  test('who is signed in needs no other cookie', () => {
    const caller = createCaller(visitors, new Headers(), url, session)
    expect([caller.ensureUser().id, caller.visitor, caller.cookies()]).toEqual(['customer', null, []])
  })
})

describe('the cookie of a session', () => {
  const tokens: string[] = []
  const auth = { session: async (token: string) => (tokens.push(token), token === 'good' ? session : null) }
  const callerWith = (cookie: string) =>
    identifyCaller({ visitors, auth: async () => auth }, new Headers({ cookie }), url, '203.0.113.7')

  test('identifies the customer', async () =>
    expect((await callerWith('veduta-session=good')).session).toBe(session))

  test('identifies nobody if it is forged', async () =>
    expect((await callerWith('veduta-session=bad')).session).toBeNull())

  test('costs no query if it is absent', async () => {
    tokens.length = 0
    await callerWith('veduta-visitor=x')
    expect(tokens).toEqual([])
  })
})
