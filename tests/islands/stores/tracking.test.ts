import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ConsentGroup } from '#domain/consent/consent.ts'

/** A page of its own: each page has one queue. */
async function openPage() {
  vi.resetModules()
  const [{ $consent: consent }, queue] = await Promise.all([
    import('#islands/stores/consent.ts'),
    import('#islands/stores/tracking.ts'),
  ])
  const passed: string[][] = []
  return {
    ...queue,
    passed,
    listen: () => queue.setEventReceiver((events) => void passed.push(events.map(({ event }) => event))),
    agree: (...granted: ConsentGroup[]) => consent.set({ isDecided: true, granted }),
  }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('events are sent a second after the first, in their order', async () => {
  const page = await openPage()
  page.agree('C0002')
  page.listen()
  page.track({ event: 'add_to_cart' })
  vi.advanceTimersByTime(900)
  page.track({ event: 'page_view' })
  vi.advanceTimersByTime(99)
  expect(page.passed).toEqual([])
  vi.advanceTimersByTime(1)
  expect(page.passed).toEqual([['page_view', 'add_to_cart']])
})

test('leaving the page sends the waiting events', async () => {
  const page = await openPage()
  page.agree('C0004')
  page.listen()
  page.track({ event: 'page_view' })
  page.flush()
  vi.advanceTimersByTime(5000)
  expect(page.passed).toEqual([['page_view']])
})

test('before a decision nothing is sent, and nothing is lost', async () => {
  const page = await openPage()
  page.listen()
  page.track({ event: 'page_view' })
  vi.advanceTimersByTime(5000)
  expect(page.passed).toEqual([])
  page.agree('C0002')
  page.flush()
  expect(page.passed).toEqual([['page_view']])
})

test('a refusal drops the waiting events', async () => {
  const page = await openPage()
  page.listen()
  page.track({ event: 'page_view' })
  page.agree()
  page.flush()
  page.agree('C0002')
  page.flush()
  expect(page.passed).toEqual([])
})

test('at most a hundred events wait', async () => {
  const page = await openPage()
  for (let count = 0; count < 150; count += 1) page.track({ event: 'search' })
  page.agree('C0002')
  page.listen()
  expect(page.passed.flat().length).toBe(100)
})

test('a purchase is reported once, where the browser stores that', async () => {
  const storage = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  })
  const page = await openPage()
  const passed: unknown[] = []
  page.setEventReceiver((events) => void passed.push(...events))
  for (const orderId of ['4711', '4711', '4712']) page.trackPurchase(orderId, { transaction_id: orderId })
  page.flush()
  // Before its buyer has agreed, nothing of it is stored either.
  expect([passed, storage.size]).toEqual([[], 0])
  page.agree('C0002')
  page.flush()
  page.trackPurchase('4711', { transaction_id: '4711' })
  page.flush()
  expect(passed).toEqual([
    { event: 'purchase', transaction_id: '4711' },
    { event: 'purchase', transaction_id: '4712' },
  ])
  vi.unstubAllGlobals()
})
