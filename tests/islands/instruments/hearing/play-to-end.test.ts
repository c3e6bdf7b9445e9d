import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { playToEnd } from '#islands/instruments/hearing/play-to-end.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

class Source extends EventTarget {
  readonly start = vi.fn<() => void>()
  readonly stop = vi.fn<() => void>()
}

const CONTEXT = { resume: async () => {} }

test('a sound is waited for until it has ended', async () => {
  const source = new Source()
  const played = playToEnd(CONTEXT, source, 3)
  expect(source.start).toHaveBeenCalledOnce()
  source.dispatchEvent(new Event('ended'))
  await expect(played).resolves.toBeUndefined()
  expect(vi.getTimerCount()).toBe(0)
})

test('a sound that never ends is given up some seconds after its length, and cannot begin later', async () => {
  const source = new Source()
  const outcome = playToEnd({ resume: () => new Promise(() => {}) }, source, 3).catch(String)
  await vi.advanceTimersByTimeAsync(7999)
  expect(source.stop).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(await outcome).toContain('play')
  expect(source.stop).toHaveBeenCalledOnce()
})

test('a sound that the browser does not allow is given up at once', async () => {
  const source = new Source()
  const refused = playToEnd({ resume: () => Promise.reject(new Error('interrupted')) }, source, 3)
  await expect(refused).rejects.toThrow('play')
  expect(source.stop).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
})
