import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { $search, searchFor } from '#islands/stores/search.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  searchFor('', async () => '')
  vi.useRealTimers()
})

/** Answers on demand. */
function shop() {
  const asked: { term: string; signal: AbortSignal; answer(found: string): void; fail(): void }[] = []
  const ask = (term: string, signal: AbortSignal) =>
    new Promise<string>((answer, reject) =>
      asked.push({ term, signal, answer, fail: () => reject(new Error('down')) }),
    )
  return { asked, ask }
}

test('typing requests nothing; a pause requests once', async () => {
  const { asked, ask } = shop()
  for (const text of ['p', 'pa', 'pan ']) {
    searchFor(text, ask)
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(asked).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(100)
  expect(asked.map(({ term }) => term)).toEqual(['pan'])
})

test('a late answer is dropped', async () => {
  const { asked, ask } = shop()
  searchFor('pan', ask)
  await vi.advanceTimersByTimeAsync(200)
  searchFor('panto', ask)
  await vi.advanceTimersByTimeAsync(200)
  expect(asked[0]?.signal.aborted).toBe(true)
  asked[1]?.answer('panto, found')
  await vi.advanceTimersByTimeAsync(0)
  asked[0]?.answer('pan, found')
  await vi.advanceTimersByTimeAsync(0)
  expect($search.get()).toEqual({ status: 'success', term: 'panto', results: 'panto, found' })
})

test('the previous results stay visible while an answer is pending', async () => {
  const { asked, ask } = shop()
  searchFor('pan', ask)
  await vi.advanceTimersByTimeAsync(200)
  asked[0]?.answer('pan, found')
  await vi.advanceTimersByTimeAsync(0)
  searchFor('pant', ask)
  expect($search.get()).toEqual({ status: 'pending', term: 'pant', previous: 'pan, found' })
})

test('a failure is an error, and the same term may be requested again', async () => {
  const { asked, ask } = shop()
  searchFor('pan', ask)
  await vi.advanceTimersByTimeAsync(200)
  asked[0]?.fail()
  await vi.advanceTimersByTimeAsync(0)
  expect($search.get()).toEqual({ status: 'error', term: 'pan' })
  searchFor('pan', ask)
  await vi.advanceTimersByTimeAsync(200)
  expect(asked).toHaveLength(2)
})

test('an empty field requests nothing', async () => {
  const { asked, ask } = shop()
  searchFor('pan', ask)
  searchFor('', ask)
  await vi.advanceTimersByTimeAsync(500)
  expect(asked).toHaveLength(0)
  expect($search.get()).toEqual({ status: 'idle' })
})
