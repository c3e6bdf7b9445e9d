import { describe, expect, test } from 'vitest'
import {
  begin,
  dueIn,
  EMPTY_QUEUE,
  hurry,
  intend,
  intentFor,
  PAUSE,
  putBack,
  settle,
  type WriteQueue,
} from '#domain/basket/write-queue.ts'

/** Clicks as [milliseconds, line, quantity]. */
const clicked = (...clicks: [number, string, number][]) =>
  clicks.reduce<WriteQueue<number>>(
    (queue, [now, line, intent]) => intend(queue, line, intent, now),
    EMPTY_QUEUE,
  )

describe('quick clicks', () => {
  test('on one line are one write of the last intent', () => {
    const twenty = Array.from({ length: 20 }, (_, click): [number, string, number] => [
      click * 50,
      'a',
      click + 2,
    ])
    const begun = begin(clicked(...twenty), 19 * 50 + PAUSE)
    expect(begun).toEqual({ waiting: [], writing: { line: 'a', intent: 21 } })
  })

  test('on two lines are two writes, one after the other', () => {
    const begun = begin(clicked([0, 'a', 2], [10, 'b', 3]), 1000)
    expect(begun.writing).toEqual({ line: 'a', intent: 2 })
    expect(begin(begun, 1000)).toBe(begun)
    expect(begin(settle(begun), 1000)).toEqual({ waiting: [], writing: { line: 'b', intent: 3 } })
  })
})

describe('the next write is due', () => {
  test.each([
    ['never where nothing is wanted', EMPTY_QUEUE, 0, null],
    ['after the pause', clicked([100, 'a', 2]), 100, PAUSE],
    ['after the pause from the last click', clicked([100, 'a', 2], [300, 'a', 3]), 400, PAUSE - 100],
    ['at once after the pause', clicked([100, 'a', 2]), 100 + PAUSE, 0],
    ['at once long after it', clicked([100, 'a', 2]), 9999, 0],
    ['at once in a hurry', hurry(clicked([100, 'a', 2])), 100, 0],
    ['not while another is on its way', begin(clicked([0, 'a', 2], [0, 'b', 2]), PAUSE), 9999, null],
  ])('%s', (_, queue, now, wait) => {
    expect(dueIn(queue, now)).toBe(wait)
  })

  test('and does not begin before', () => {
    const queue = clicked([100, 'a', 2])
    expect(begin(queue, 100 + PAUSE - 1)).toBe(queue)
    expect(begin(EMPTY_QUEUE, 100)).toBe(EMPTY_QUEUE)
  })
})

describe('a write that was not done', () => {
  const writing = begin(clicked([0, 'a', 2]), PAUSE)
  test.each([
    ['waits again before all others', intend(writing, 'b', 5, 900), ['a', 2], ['b', 5]],
    ['gives way to what is wanted of its line since', intend(writing, 'a', 3, 900), ['a', 3]],
  ])('%s', (_, queue, ...waiting) => {
    const back = putBack(queue, 1000)
    expect(back.waiting.map(({ line, intent }) => [line, intent])).toEqual(waiting)
    expect(back.writing).toBeNull()
  })

  test('is none where none was on its way', () => {
    expect(putBack(EMPTY_QUEUE, 0)).toEqual(EMPTY_QUEUE)
  })
})

describe('wanted of line a is in the end', () => {
  const writing = begin(clicked([0, 'a', 2]), PAUSE)
  test.each([
    ['nothing where nobody clicked it', clicked([0, 'b', 2]), undefined],
    ['what waits', clicked([0, 'a', 2], [1, 'a', 3]), 3],
    ['what is on its way', writing, 2],
    ['what waits rather than what is on its way', intend(writing, 'a', 4, 900), 4],
    ['nothing once it is done', settle(writing), undefined],
    ['nothing while another line is on its way', begin(clicked([0, 'b', 2]), PAUSE), undefined],
  ])('%s', (_, queue, intent) => {
    expect(intentFor(queue, 'a')).toBe(intent)
  })
})
