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
