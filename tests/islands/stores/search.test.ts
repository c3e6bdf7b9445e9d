import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { $search, searchFor } from '#islands/stores/search.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  searchFor('', async () => '')
  vi.useRealTimers()
})

/** Answers on demand. */
function shop() {
  const requests: { term: string; signal: AbortSignal; answer(found: string): void; fail(): void }[] = []
  const ask = (term: string, signal: AbortSignal) =>
    new Promise<string>((answer, reject) =>
      requests.push({ term, signal, answer, fail: () => reject(new Error('down')) }),
    )
  return { requests, ask }
}

test('typing requests nothing; a pause requests once', async () => {
  const { requests, ask } = shop()
  for (const text of ['p', 'pa', 'pan ']) {
    searchFor(text, ask)
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(requests).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(100)
  expect(requests.map(({ term }) => term)).toEqual(['pan'])
})

test('a late answer is dropped', async () => {
  const { requests, ask } = shop()
  searchFor('pan', ask)
  await vi.advanceTimersByTimeAsync(200)
  searchFor('panto', ask)
  await vi.advanceTimersByTimeAsync(200)
  expect(requests[0]?.signal.aborted).toBe(true)
  requests[1]?.answer('panto, found')
  await vi.advanceTimersByTimeAsync(0)
  requests[0]?.answer('pan, found')
  await vi.advanceTimersByTimeAsync(0)
  expect($search.get()).toEqual({ status: 'success', term: 'panto', results: 'panto, found' })
})

test('the previous results stay visible while an answer is pending', async () => {
  const { requests, ask } = shop()
  searchFor('pan', ask)
  await vi.advanceTimersByTimeAsync(200)
  requests[0]?.answer('pan, found')
  await vi.advanceTimersByTimeAsync(0)
  searchFor('pant', ask)
  expect($search.get()).toEqual({ status: 'pending', term: 'pant', previous: 'pan, found' })
})

test('a failure is an error, and the same term may be requested again', async () => {
  const { requests, ask } = shop()
  searchFor('pan', ask)
  await vi.advanceTimersByTimeAsync(200)
  requests[0]?.fail()
  await vi.advanceTimersByTimeAsync(0)
  expect($search.get()).toEqual({ status: 'error', term: 'pan' })
  searchFor('pan', ask)
  await vi.advanceTimersByTimeAsync(200)
  expect(requests).toHaveLength(2)
})

test('an empty field requests nothing', async () => {
  const { requests, ask } = shop()
  searchFor('pan', ask)
  searchFor('', ask)
  await vi.advanceTimersByTimeAsync(500)
  expect(requests).toHaveLength(0)
  expect($search.get()).toEqual({ status: 'idle' })
})
