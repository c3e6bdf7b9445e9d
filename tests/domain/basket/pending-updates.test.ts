import { expect, test } from 'vitest'
import { applyPendingUpdates, type PendingUpdate } from '#domain/basket/pending-updates.ts'
import { EMPTY_QUEUE, enqueueUpdate, type WriteQueue } from '#domain/basket/write-queue.ts'

const items = [
  { key: 'a', quantity: 1 },
  { key: 'b', quantity: 2 },
]
const queued = (line: string, intent: PendingUpdate): WriteQueue<PendingUpdate> =>
  enqueueUpdate(EMPTY_QUEUE, line, intent, 0)

test.each([
  ['are as they are', EMPTY_QUEUE, items],
  [
    'have the quantity of the shopper',
    queued('b', { kind: 'quantity', quantity: 5 }),
    [items[0], { key: 'b', quantity: 5 }],
  ],
  ['are without those that are to go', queued('a', { kind: 'remove' }), [items[1]]],
  ['do not change by what is gone already', queued('c', { kind: 'remove' }), items],
])('lines %s', (_, queue, shown) => {
  expect(applyPendingUpdates(items, queue)).toEqual(shown)
})
