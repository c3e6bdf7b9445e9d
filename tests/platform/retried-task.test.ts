import { expect, test } from 'vitest'
import { createRetriedTask } from '#platform/retried-task.ts'

function task(outcomes: (string | Error)[]) {
  const closing = new AbortController()
  const errors: unknown[] = []
  let runs = 0
  const start = createRetriedTask(
    {
      async run() {
        const outcome = outcomes[runs++]
        if (outcome instanceof Error) throw outcome
        return outcome
      },
      onError: (error) => errors.push(error),
      retryMs: 0,
    },
    closing.signal,
  )
  return { start, errors, runs: () => runs, close: () => closing.abort() }
}

const DOWN = new Error('down')

test.each([
  ['succeeds', [], 1, 0],
  ['fails twice', [DOWN, DOWN], 3, 2],
  ['is not finished yet', ['again'], 2, 0],
])('a run that %s is repeated until it is done', async (_, outcomes, runs, errors) => {
  const { start, ...seen } = task(outcomes)
  await start()
  expect([seen.runs(), seen.errors.length]).toEqual([runs, errors])
})

test('requests during a run are one more run', async () => {
  const { start, runs } = task([])
  await Promise.all([start(), start(), start()])
  expect(runs()).toBe(2)
})

test('after the end nothing is run or reported', async () => {
  const { start, runs, errors, close } = task([DOWN])
  close()
  await start()
  expect([runs(), errors]).toEqual([0, []])
})
