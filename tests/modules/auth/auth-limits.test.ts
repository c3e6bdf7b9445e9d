import { expect, test } from 'vitest'
import { createAuthLimits } from '#modules/auth/auth-limits.ts'

const HUNDRED = Array.from({ length: 100 }, (_, nth) => nth)
const HOME = '203.0.113.7'
const place = (nth: number) => `198.51.${Math.floor(nth / 200)}.${nth % 200}`
const holder = (nth: number) => `holder-${nth}@example.org`

/** How many of a hundred attempts in a minute are allowed. */
async function passed(try_: (limits: ReturnType<typeof createAuthLimits>, nth: number) => Promise<boolean>) {
  const limits = createAuthLimits()
  const tried = await Promise.all(HUNDRED.map((nth) => try_(limits, nth)))
  return tried.filter(Boolean).length
}

test.each<[string, number, Parameters<typeof passed>[0]]>([
  ['one address at one account', 10, (limits) => limits.allowAttempt(HOME, holder(1))],
  ['one address at a hundred accounts', 40, (limits, nth) => limits.allowAttempt(HOME, holder(nth))],
  ['a hundred addresses at one account', 50, (limits, nth) => limits.allowAttempt(place(nth), holder(1))],
  [
    'a hundred addresses of one line',
    40,
    (limits, nth) => limits.allowAttempt(`2001:db8::${nth}`, holder(nth)),
  ],
  [
    'a hundred spellings of one account',
    10,
    (limits, nth) => limits.allowAttempt(HOME, `${' '.repeat(nth)}${nth % 2 ? 'ANNA' : 'anna'}@example.org`),
  ],
  ['a proxy that tells nobody, at one account', 10, (limits) => limits.allowAttempt('127.0.0.1', holder(1))],
  ['a hundred people, each at his own', 100, (limits, nth) => limits.allowAttempt(place(nth), holder(nth))],
  ['one address that begins as a guest', 30, (limits) => limits.allowGuest(HOME)],
  ['one address that makes accounts', 30, (limits) => limits.allowRegistration(HOME)],
  ['a hundred registrations', 100, (limits, nth) => limits.allowRegistration(place(nth))],
])('of a hundred attempts by %s, %i are allowed', async (_, count, attempt) =>
  expect(await passed(attempt)).toBe(count),
)

test('the number of password hashes per minute is limited for everybody together', async () => {
  const limits = createAuthLimits({ all: 60 })
  const tried = await Promise.all(HUNDRED.map((nth) => limits.allowAttempt(place(nth), holder(nth))))
  expect(tried.filter(Boolean)).toHaveLength(60)
})

test('one network of many lines leaves the attempts, registrations and guests of others alone', async () => {
  const limits = createAuthLimits()
  const line = (nth: number) => `2001:db8:7:${nth.toString(16)}::1`
  const many = Array.from({ length: 1000 }, (_, nth) => nth)
  const allowed = async (each: (nth: number) => Promise<boolean>) =>
    (await Promise.all(many.map(each))).filter(Boolean).length
  expect(await allowed((nth) => limits.allowAttempt(line(nth), holder(nth)))).toBe(400)
  expect(await limits.allowAttempt(HOME, holder(0))).toBe(true)
  expect(await allowed((nth) => limits.allowGuest(line(nth)))).toBe(300)
  expect([await limits.allowGuest(HOME), await limits.allowRegistration(HOME)]).toEqual([true, true])
})

test('passwords that are tried, and accounts that are made, keep no guest from buying', async () => {
  const limits = createAuthLimits({ all: 1, allRegistrations: 1 })
  for (const nth of [1, 2]) await limits.allowAttempt(place(nth), holder(nth))
  expect([await limits.allowRegistration(place(3)), await limits.allowRegistration(place(4))]).toEqual([
    true,
    false,
  ])
  expect(await limits.allowGuest(place(5))).toBe(true)
})

test('a successful attempt resets the counters', async () => {
  const limits = createAuthLimits({ pair: 3 })
  const attempt = () => limits.allowAttempt(HOME, holder(1))
  expect([await attempt(), await attempt(), await attempt(), await attempt()]).toEqual([
    true,
    true,
    true,
    false,
  ])
  await limits.resetAttempts(HOME, holder(1))
  expect([await attempt(), await attempt(), await attempt(), await attempt()]).toEqual([
    true,
    true,
    true,
    false,
  ])
})
