import { expect, test } from 'vitest'
import { sortEvents, type TrackedEvent } from '#domain/tracking/event.ts'

test.each<[string, TrackedEvent[], string[]]>([
  ['nothing', [], []],
  [
    'consent before all, a purchase after all',
    [{ event: 'purchase' }, { event: 'page_view' }, { event: 'consent' }],
    ['consent', 'page_view', 'purchase'],
  ],
  [
    'the same kind as it came',
    [{ event: 'add_to_cart', at: 1 }, { event: 'page_view' }, { event: 'add_to_cart', at: 2 }],
    ['page_view', 'add_to_cart1', 'add_to_cart2'],
  ],
])('%s', (_, events, expected) => {
  expect(sortEvents(events).map(({ event, at = '' }) => `${event}${at}`)).toEqual(expected)
})

test('the queue itself does not change', () => {
  const events: TrackedEvent[] = [{ event: 'purchase' }, { event: 'consent' }]
  sortEvents(events)
  expect(events[0]?.event).toBe('purchase')
})
