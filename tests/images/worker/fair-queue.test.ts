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
  let task = 0
  const push = (client: string) => queue.push({ client, task: task++, cost: 1 })
  expect(['a', 'a', 'a', 'b', 'c'].map(push)).toEqual([true, true, false, true, false])
  queue.shift()
  expect(push('c')).toBe(true)
})

test('a task that was taken back has no turn, and its place is free', () => {
  const queue = createFairQueue<string>({ perClient: 2, total: 2 })
  for (const task of ['a1', 'a2']) queue.push({ client: 'a', task, cost: 1 })
  queue.remove('a1')
  queue.remove('a1')
  expect(queue.push({ client: 'a', task: 'a3', cost: 1 })).toBe(true)
  expect(drain(queue)).toEqual(['a2', 'a3'])
  expect([queue.size, queue.shift()]).toEqual([0, undefined])
})

test('a task of two clients comes at the first turn of either', () => {
  const queue = filled([
    ['a', 'a1', 1],
    ['a', 'a2', 1],
    ['a', 'both', 1],
    ['b', 'both', 1],
    ['b', 'both', 1],
  ])
  expect(queue.size).toBe(4)
  expect([queue.shift(), queue.shift()]).toEqual(['a1', 'both'])
  queue.remove('both')
  expect(drain(queue)).toEqual(['a2'])
})
