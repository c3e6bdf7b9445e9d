import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { $alerts, dismiss, hold, release, tell } from '#islands/stores/alerts.ts'

const told = () => $alerts.get().map(({ text }) => text)

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  release()
  for (const { id } of $alerts.get()) dismiss(id)
  vi.useRealTimers()
})

test('an alert is shown for five seconds', () => {
  tell('confirm', 'done')
  vi.advanceTimersByTime(4999)
  expect(told()).toEqual(['done'])
  vi.advanceTimersByTime(1)
  expect(told()).toEqual([])
})

test('each has its own five seconds, in the order in which they were told', () => {
  tell('confirm', 'first')
  vi.advanceTimersByTime(3000)
  tell('error', 'second')
  expect(told()).toEqual(['first', 'second'])
  vi.advanceTimersByTime(2000)
  expect(told()).toEqual(['second'])
})

test('none goes away while one is held; afterwards each has what was left of its time', () => {
  tell('confirm', 'before')
  vi.advanceTimersByTime(4000)
  hold()
  tell('warning', 'meanwhile')
  vi.advanceTimersByTime(60_000)
  expect(told()).toEqual(['before', 'meanwhile'])
  release()
  vi.advanceTimersByTime(1000)
  expect(told()).toEqual(['meanwhile'])
  vi.advanceTimersByTime(4000)
  expect(told()).toEqual([])
})

test('what is told again begins anew and stands once', () => {
  tell('confirm', 'done')
  vi.advanceTimersByTime(4000)
  tell('confirm', 'done')
  vi.advanceTimersByTime(4000)
  expect(told()).toEqual(['done'])
  vi.advanceTimersByTime(1000)
  expect(told()).toEqual([])
})

test('one that is sent away is gone, and its time does not take another', () => {
  dismiss(tell('confirm', 'gone'))
  tell('confirm', 'stays')
  vi.advanceTimersByTime(4999)
  expect(told()).toEqual(['stays'])
})
