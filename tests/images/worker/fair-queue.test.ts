import { expect, test } from 'vitest'
import { createFairQueue } from '#images/worker/fair-queue.ts'

type Entry = [client: string, task: string, isQuick?: boolean]

function filled(entries: Entry[]) {
  const queue = createFairQueue<string>({ perClient: 10, total: 20 })
  for (const [client, task, isQuick = false] of entries) queue.push({ client, task, isQuick })
  return queue
}
const drain = (queue: ReturnType<typeof filled>) =>
  Array.from({ length: queue.size }, () => queue.shift() ?? 'nothing')

test.each<[string, Entry[], string[]]>([
  ['nothing', [], []],
  [
    'one client, in order',
    [
      ['a', 'a1'],
      ['a', 'a2'],
    ],
    ['a1', 'a2'],
  ],
  [
    'one client, quick tasks first, these in order, too',
    [
      ['a', 'a1'],
      ['a', 'q1', true],
      ['a', 'a2'],
      ['a', 'q2', true],
    ],
    ['q1', 'q2', 'a1', 'a2'],
  ],
  [
    'one client, what it requests again in its place',
    [
      ['a', 'a1'],
      ['a', 'a2'],
      ['a', 'a1'],
    ],
    ['a1', 'a2'],
  ],
  [
    'turns',
    [
      ['a', 'a1'],
      ['a', 'a2'],
      ['a', 'a3'],
      ['b', 'b1'],
    ],
    ['a1', 'b1', 'a2', 'a3'],
  ],
])('a queue of %s', (_, entries, order) => expect(drain(filled(entries))).toEqual(order))

test('a client comes again after the others', () => {
  const queue = filled([
    ['a', 'a1'],
    ['a', 'a2'],
    ['b', 'b1'],
  ])
  expect(queue.shift()).toBe('a1')
  queue.push({ client: 'c', task: 'c1', isQuick: false })
  expect(drain(queue)).toEqual(['b1', 'a2', 'c1'])
})

test('is bounded for each client and for all', () => {
  const queue = createFairQueue<number>({ perClient: 2, total: 3 })
  let task = 0
  const push = (client: string) => queue.push({ client, task: task++, isQuick: false })
  expect(['a', 'a', 'a', 'b', 'c'].map(push)).toEqual([true, true, false, true, false])
  queue.shift()
  expect(push('c')).toBe(true)
})

test('a task that was taken back has no turn, and its place is free', () => {
  const queue = createFairQueue<string>({ perClient: 2, total: 2 })
  for (const task of ['a1', 'a2']) queue.push({ client: 'a', task, isQuick: false })
  queue.remove('a1')
  queue.remove('a1')
  expect(queue.push({ client: 'a', task: 'a3', isQuick: false })).toBe(true)
  expect(drain(queue)).toEqual(['a2', 'a3'])
  expect([queue.size, queue.shift()]).toEqual([0, undefined])
})

test('a task of two clients comes at the first turn of either', () => {
  const queue = filled([
    ['a', 'a1'],
    ['a', 'a2'],
    ['a', 'both'],
    ['b', 'both'],
    ['b', 'both'],
  ])
  expect(queue.size).toBe(4)
  expect([queue.shift(), queue.shift()]).toEqual(['a1', 'both'])
  queue.remove('both')
  expect(drain(queue)).toEqual(['a2'])
})
