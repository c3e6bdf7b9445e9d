import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissAlert, pauseAlerts, resumeAlerts, showAlert } from '#islands/stores/alert-actions.ts'
import { $alerts } from '#islands/stores/alerts.ts'

const texts = () => $alerts.get().map(({ text }) => text)

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  resumeAlerts()
  for (const { id } of $alerts.get()) dismissAlert(id)
  vi.useRealTimers()
})

test('an alert is shown for five seconds', () => {
  showAlert('confirm', 'done')
  vi.advanceTimersByTime(4999)
  expect(texts()).toEqual(['done'])
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual([])
})

test('each has its own five seconds, in their order', () => {
  showAlert('confirm', 'first')
  vi.advanceTimersByTime(3000)
  showAlert('error', 'second')
  expect(texts()).toEqual(['first', 'second'])
  vi.advanceTimersByTime(2000)
  expect(texts()).toEqual(['second'])
})

test('none disappears while they are paused; afterwards each has its remaining time', () => {
  showAlert('confirm', 'before')
  vi.advanceTimersByTime(4000)
  pauseAlerts()
  showAlert('warning', 'meanwhile')
  vi.advanceTimersByTime(60_000)
  expect(texts()).toEqual(['before', 'meanwhile'])
  resumeAlerts()
  vi.advanceTimersByTime(1000)
  expect(texts()).toEqual(['meanwhile'])
  vi.advanceTimersByTime(4000)
  expect(texts()).toEqual([])
})

test('a repeated alert starts again and is shown once', () => {
  showAlert('confirm', 'done')
  vi.advanceTimersByTime(4000)
  showAlert('confirm', 'done')
  vi.advanceTimersByTime(4000)
  expect(texts()).toEqual(['done'])
  vi.advanceTimersByTime(1000)
  expect(texts()).toEqual([])
})

test('a dismissed alert is gone, and its time does not remove another', () => {
  dismissAlert(showAlert('confirm', 'gone'))
  showAlert('confirm', 'stays')
  vi.advanceTimersByTime(4999)
  expect(texts()).toEqual(['stays'])
})
