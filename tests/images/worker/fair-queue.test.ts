import { expect, test } from 'vitest'
import { createFairQueue } from '#images/worker/fair-queue.ts'

function filled(entries: [client: string, task: string, cost: number][]) {
  const queue = createFairQueue<string>({ perClient: 10, total: 20 })
  for (const [client, task, cost] of entries) queue.push({ client, task, cost })
  return queue
}
const drain = (queue: ReturnType<typeof filled>) =>
  Array.from({ length: queue.size }, () => queue.shift() ?? 'nothing')

test.each<[string, [string, string, number][], string[]]>([
  ['nothing', [], []],
  [
    'one client, in order',
    [
      ['a', 'a1', 1],
      ['a', 'a2', 1],
    ],
    ['a1', 'a2'],
  ],
  [
    'one client, the cheapest first',
    [
      ['a', 'a9', 9],
      ['a', 'a1', 1],
      ['a', 'a5', 5],
    ],
    ['a1', 'a5', 'a9'],
  ],
  [
    'turns',
    [
      ['a', 'a1', 1],
      ['a', 'a2', 1],
      ['a', 'a3', 1],
      ['b', 'b1', 9],
    ],
    ['a1', 'b1', 'a2', 'a3'],
  ],
])('a queue of %s', (_, entries, order) => expect(drain(filled(entries))).toEqual(order))

test('a client comes again after the others', () => {
  const queue = filled([
    ['a', 'a1', 1],
    ['a', 'a2', 1],
    ['b', 'b1', 1],
  ])
  expect(queue.shift()).toBe('a1')
  queue.push({ client: 'c', task: 'c1', cost: 1 })
  expect(drain(queue)).toEqual(['b1', 'a2', 'c1'])
})

test('is bounded for each client and for all', () => {
  const queue = createFairQueue<number>({ perClient: 2, total: 3 })
  const push = (client: string) => queue.push({ client, task: 1, cost: 1 })
  expect(['a', 'a', 'a', 'b', 'c'].map(push)).toEqual([true, true, false, true, false])
  queue.shift()
  expect(push('c')).toBe(true)
  expect([queue.clear().length, queue.size, queue.shift()]).toEqual([3, 0, undefined])
})
