import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { $search, look } from '#islands/stores/search.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  look('', async () => '')
  vi.useRealTimers()
})

/** Answers when told to. */
function shop() {
  const asked: { term: string; signal: AbortSignal; answer(found: string): void; fail(): void }[] = []
  const ask = (term: string, signal: AbortSignal) =>
    new Promise<string>((answer, reject) =>
      asked.push({ term, signal, answer, fail: () => reject(new Error('down')) }),
    )
  return { asked, ask }
}

test('while somebody types nothing is asked; when the fingers rest, once', async () => {
  const { asked, ask } = shop()
  for (const text of ['p', 'pa', 'pan ']) {
    look(text, ask)
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(asked).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(100)
  expect(asked.map(({ term }) => term)).toEqual(['pan'])
})

test('an answer that comes late is dropped', async () => {
  const { asked, ask } = shop()
  look('pan', ask)
  await vi.advanceTimersByTimeAsync(200)
  look('panto', ask)
  await vi.advanceTimersByTimeAsync(200)
  expect(asked[0]?.signal.aborted).toBe(true)
  asked[1]?.answer('panto, found')
  await vi.advanceTimersByTimeAsync(0)
  asked[0]?.answer('pan, found')
  await vi.advanceTimersByTimeAsync(0)
  expect($search.get()).toEqual({ status: 'success', term: 'panto', found: 'panto, found' })
})

test('what was found before stays to be seen while an answer is awaited', async () => {
  const { asked, ask } = shop()
  look('pan', ask)
  await vi.advanceTimersByTimeAsync(200)
  asked[0]?.answer('pan, found')
  await vi.advanceTimersByTimeAsync(0)
  look('pant', ask)
  expect($search.get()).toEqual({ status: 'pending', term: 'pant', before: 'pan, found' })
})

test('a failure is one, and the same term may be asked for again', async () => {
  const { asked, ask } = shop()
  look('pan', ask)
  await vi.advanceTimersByTimeAsync(200)
  asked[0]?.fail()
  await vi.advanceTimersByTimeAsync(0)
  expect($search.get()).toEqual({ status: 'error', term: 'pan' })
  look('pan', ask)
  await vi.advanceTimersByTimeAsync(200)
  expect(asked).toHaveLength(2)
})

test('an emptied field asks for nothing more', async () => {
  const { asked, ask } = shop()
  look('pan', ask)
  look('', ask)
  await vi.advanceTimersByTimeAsync(500)
  expect(asked).toHaveLength(0)
  expect($search.get()).toEqual({ status: 'idle' })
})
