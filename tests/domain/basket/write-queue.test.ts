import { describe, expect, test } from 'vitest'
import {
  startWrite,
  msUntilNextWrite,
  EMPTY_QUEUE,
  expediteQueue,
  enqueueUpdate,
  pendingUpdateFor,
  DEBOUNCE_MS,
  requeueWrite,
  finishWrite,
  type WriteQueue,
} from '#domain/basket/write-queue.ts'

/** Clicks as [milliseconds, line, quantity]. */
const clicked = (...clicks: [number, string, number][]) =>
  clicks.reduce<WriteQueue<number>>(
    (queue, [now, line, intent]) => enqueueUpdate(queue, line, intent, now),
    EMPTY_QUEUE,
  )

describe('quick clicks', () => {
  test('on one line are one write of the last intent', () => {
    const twenty = Array.from({ length: 20 }, (_, click): [number, string, number] => [
      click * 50,
      'a',
      click + 2,
    ])
    const begun = startWrite(clicked(...twenty), 19 * 50 + DEBOUNCE_MS)
    expect(begun).toEqual({ pending: [], inFlight: { line: 'a', intent: 21 } })
  })

  test('on two lines are two writes, one after the other', () => {
    const begun = startWrite(clicked([0, 'a', 2], [10, 'b', 3]), 1000)
    expect(begun.inFlight).toEqual({ line: 'a', intent: 2 })
    expect(startWrite(begun, 1000)).toBe(begun)
    expect(startWrite(finishWrite(begun), 1000)).toEqual({ pending: [], inFlight: { line: 'b', intent: 3 } })
  })
})

test('leaving the page makes all pending writes due, and lets the one on its way finish', () => {
  const begun = enqueueUpdate(startWrite(clicked([0, 'a', 2]), 1000), 'b', 3, 1000)
  const due = expediteQueue(begun)
  expect(due.inFlight).toEqual({ line: 'a', intent: 2 })
  expect(startWrite(finishWrite(due), 1000)).toEqual({ pending: [], inFlight: { line: 'b', intent: 3 } })
})

describe('the next write is due', () => {
  test.each([
    ['never where nothing is pending', EMPTY_QUEUE, 0, null],
    ['after the pause', clicked([100, 'a', 2]), 100, 350],
    ['after the pause from the last click', clicked([100, 'a', 2], [300, 'a', 3]), 400, DEBOUNCE_MS - 100],
    ['at once after the pause', clicked([100, 'a', 2]), 100 + DEBOUNCE_MS, 0],
    ['at once long after it', clicked([100, 'a', 2]), 9999, 0],
    ['at once in a hurry', expediteQueue(clicked([100, 'a', 2])), 100, 0],
    [
      'not while another is on its way',
      startWrite(clicked([0, 'a', 2], [0, 'b', 2]), DEBOUNCE_MS),
      9999,
      null,
    ],
  ])('%s', (_, queue, now, wait) => {
    expect(msUntilNextWrite(queue, now)).toBe(wait)
  })

  test('and not earlier', () => {
    const queue = clicked([100, 'a', 2])
    expect(startWrite(queue, 100 + DEBOUNCE_MS - 1)).toBe(queue)
    expect(startWrite(EMPTY_QUEUE, 100)).toBe(EMPTY_QUEUE)
  })
})

describe('a failed write', () => {
  const inFlight = startWrite(clicked([0, 'a', 2]), DEBOUNCE_MS)
  test.each([
    ['waits again before all others', enqueueUpdate(inFlight, 'b', 5, 900), ['a', 2], ['b', 5]],
    ['gives way to a later update of its line', enqueueUpdate(inFlight, 'a', 3, 900), ['a', 3]],
    [
      'gives way beside other lines',
      enqueueUpdate(enqueueUpdate(inFlight, 'b', 1, 800), 'a', 3, 900),
      ['b', 1],
      ['a', 3],
    ],
  ])('%s', (_, queue, ...waiting) => {
    const back = requeueWrite(queue, 1000)
    expect(back.pending.map(({ line, intent }) => [line, intent])).toEqual(waiting)
    expect(back.inFlight).toBeNull()
  })

  test('without a write in flight changes nothing', () => {
    expect(requeueWrite(EMPTY_QUEUE, 0)).toEqual(EMPTY_QUEUE)
  })
})

describe('the last intent of line a is', () => {
  const inFlight = startWrite(clicked([0, 'a', 2]), DEBOUNCE_MS)
  test.each([
    ['nothing where nobody clicked it', clicked([0, 'b', 2]), undefined],
    ['what waits', clicked([0, 'a', 2], [1, 'a', 3]), 3],
    ['what is on its way', inFlight, 2],
    ['what waits rather than what is on its way', enqueueUpdate(inFlight, 'a', 4, 900), 4],
    ['nothing once it is done', finishWrite(inFlight), undefined],
    ['nothing while another line is on its way', startWrite(clicked([0, 'b', 2]), DEBOUNCE_MS), undefined],
  ])('%s', (_, queue, intent) => {
    expect(pendingUpdateFor(queue, 'a')).toBe(intent)
  })
})
