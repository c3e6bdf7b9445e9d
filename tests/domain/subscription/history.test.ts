import { expect, test } from 'vitest'
import { boundedHistory, MOST_CHANGES } from '#domain/subscription/history.ts'
import type { Subscription } from '#domain/subscription/subscription.ts'

type Event = Subscription['history'][number]
const event = (name: Event['event'], key = ''): Event => ({
  at: '2027-01-20T08:00:00.000Z',
  event: name,
  actor: 'customer',
  key,
})
const changes = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => event(at % 2 ? 'pause' : 'change', String(at + from)))

test.each<[string, Event[], Event[]]>([
  ['as it is, while it is short', changes(MOST_CHANGES), changes(MOST_CHANGES)],
  [
    'the latest changes, and all that is none',
    [event('confirm'), ...changes(MOST_CHANGES + 2), event('cancel'), event('skip', 'last')],
    [event('confirm'), ...changes(MOST_CHANGES + 2).slice(3), event('cancel'), event('skip', 'last')],
  ],
])('a history keeps %s', (_, history, kept) => expect(boundedHistory(history)).toEqual(kept))
