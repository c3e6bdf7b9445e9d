import { describe, expect, test } from 'vitest'
import { createRepeatThrottle } from '#platform/repeat-throttle.ts'

const line = (message: string, time: number) =>
  `{"level":"warn","time":"${new Date(time).toISOString()}","msg":"${message}"}\n`

/** Messages that come at these milliseconds, and what is written by the end: the message, and how often it was withheld. */
function written(coming: readonly (readonly [number, string])[], end: number): string[] {
  const throttle = createRepeatThrottle()
  const lines = coming.flatMap(([time, message]) => throttle.accept(line(message, time), time))
  return [...lines, ...throttle.settle(end)].map((each) => {
    const { msg, repeated } = JSON.parse(each) as { msg: string; repeated?: number }
    return repeated === undefined ? msg : `${msg} ×${repeated}`
  })
}
const each = (count: number, pace: number, message = 'a') =>
  Array.from({ length: count }, (_, nth) => [nth * pace, message] as const)
const as = (count: number) => Array.from({ length: count }, () => 'a')

describe('a line that repeats', () => {
  test.each([
    ['six times', each(6, 10), 5000, as(6)],
    ['seven times: one that is withheld is written later', each(7, 10), 5000, as(7)],
    ['a hundred times', each(100, 10), 5000, [...as(6), 'a ×94']],
    ['a hundred times, 999 ms apart', each(100, 999), 200_000, [...as(6), 'a ×94']],
    ['ten times, a second apart', each(10, 1000), 50_000, as(10)],
    ['and is not over yet', each(100, 10), 1989, as(6)],
    ['and is over', each(100, 10), 1990, [...as(6), 'a ×94']],
    ['and again after a second', [...each(8, 10), [1070, 'a']], 9000, [...as(6), 'a ×2', 'a']],
    ['among others', [...each(8, 10), [75, 'b'], [80, 'a'], [1080, 'b']], 9000, [...as(6), 'b', 'a ×3', 'b']],
  ] as const)('%s', (_, coming, end, expected) => expect(written(coming, end)).toEqual(expected))

  test('differs in its level and in each field, not in its time', () => {
    const throttle = createRepeatThrottle()
    const lines = Array.from({ length: 50 }, (_, nth) => `{"level":"info","time":"${nth}","ms":${nth}}\n`)
    expect(lines.flatMap((each) => throttle.accept(each, 0))).toEqual(lines)
  })

  test('is written with its own fields and the time of the last', () => {
    const throttle = createRepeatThrottle()
    for (let time = 0; time < 10; time++) throttle.accept(line('a', time), time)
    expect(throttle.isWithholding()).toBe(true)
    expect(throttle.settle(1009)).toEqual([
      '{"level":"warn","time":"1970-01-01T00:00:00.009Z","msg":"a","repeated":4}\n',
    ])
    expect(throttle.isWithholding()).toBe(false)
  })
})

test('of many different lines at once, none is lost, and the memory is limited', () => {
  const throttle = createRepeatThrottle()
  const lines = Array.from({ length: 7 }, () => throttle.accept(line('a', 0), 0)).flat()
  for (let nth = 0; nth < 1000; nth++) lines.push(...throttle.accept(line(`${nth}`, 0), 0))
  // The withheld line gave way.
  expect(lines).toHaveLength(6 + 1000 + 1)
})
