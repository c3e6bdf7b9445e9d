import { describe, expect, test } from 'vitest'
import { callerOf } from '#server/session/caller.ts'
import { createVisitors } from '#server/session/visitors.ts'

const DAY = 86_400_000
let now = Date.parse('2026-06-01T12:00:00Z')
const visitors = createVisitors({ secrets: ['secret'], now: () => new Date(now) })
const url = new URL('http://localhost/')
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
})
