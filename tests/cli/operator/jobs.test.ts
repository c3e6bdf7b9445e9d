import { expect, test } from 'vitest'
import { runCommand } from '#cli/operator/command.ts'
import { createOperatorApi } from '#modules/operator/operator-api.ts'
import { operatorJobsClient } from '#modules/operator/operator-jobs.ts'
import type { JobStatus } from '#platform/jobs/job-status.ts'
import { noDatabase, noFile, noTransfers, noPayouts, unusedServices } from '#tests/support/operator.ts'

const counts = { waiting: 0, retrying: 0, running: 0, failed: 0, done: 0 }
const ID = '0c4e54d2-6c7b-4b4e-9f0e-d1b1c54c7a55'
const STATUSES: JobStatus[] = [
  {
    name: 'email',
    recurs: 'every 30 s',
    state: 'failed',
    nextRunAt: '2026-11-21T10:00:30.000Z',
    lastRunAt: '2026-11-21T09:59:30.000Z',
    lastFailure: { id: ID, at: '2026-11-21T10:00:00.000Z', message: 'the server of the mail is down' },
    counts: { ...counts, waiting: 1, failed: 1, done: 7 },
  },
  {
    name: 'renewal',
    recurs: null,
    state: 'idle',
    nextRunAt: null,
    lastRunAt: null,
    lastFailure: null,
    counts,
  },
]
const nothing = () => Promise.reject(new Error('not called'))

/** The command, and the door of the open shop. */
async function type(line: string, token = 'local') {
  const retried: string[] = []
  const gate = createOperatorApi({
    payouts: noPayouts,
    ...unusedServices,
    declarations: { listOpen: nothing, find: nothing, settle: nothing },
    jobs: {
      list: async () => STATUSES,
      async retry(which) {
        retried.push(which)
        return which === 'renewal' ? 0 : 1
      },
    },
    token: 'local',
    shopApi: undefined,
    onMoved() {},
  })
  const output: string[] = []
  const outcome = await runCommand(
    line.split(' '),
    {
      orders: { byId: nothing, latest: nothing, search: nothing, move: nothing },
      declarations: { listOpen: nothing, find: nothing, settle: nothing },
      database: noDatabase,
      writeFile: noFile,
      payouts: noPayouts,
      ...unusedServices,
      transfers: noTransfers,
      jobs: operatorJobsClient('http://127.0.0.1:4322', token, gate),
    },
    (text) => void output.push(text),
  )
  return { outcome, output: output.join('\n'), retried }
}

test('jobs are listed with their schedule, their next run and their last failure', async () => {
  expect(await type('job list')).toMatchObject({
    outcome: 'done',
    output: [
      'email  every 30 s  failed  next 2026-11-21 10:00:30  last 2026-11-21 09:59:30  1 waiting  1 failed  7 done',
      `  failed 2026-11-21 10:00:00: the server of the mail is down [${ID}]`,
      'renewal  on demand  idle',
    ].join('\n'),
  })
})

test('the list is available as JSON', async () => {
  const { outcome, output } = await type('job list --json')
  expect([outcome, JSON.parse(output)]).toEqual(['done', STATUSES])
})

test.each(['email', ID])('%s is retried', async (which) => {
  expect(await type(`job retry ${which}`)).toEqual({
    outcome: 'done',
    output: '1 will run now',
    retried: [which],
  })
})

test.each([
  ['job retry renewal', 'refused', 'no job and no failed run is called renewal'],
  ['job retry', 'misread', 'nothing is not a job'],
  ['job retry email payments', 'misread', 'is not a job'],
  ['job retry ../email', 'misread', 'is not a job'],
  ['job retry email --json', 'misread', 'retry has no option --json'],
  ['job list email', 'misread', 'list takes no arguments'],
  ['job list --item 7', 'misread', 'list has no option --item'],
  ['job stop', 'misread', 'unknown command: stop'],
])('%s: %s', async (line, outcome, text) => {
  const answer = await type(line)
  expect(answer.outcome).toBe(outcome)
  expect(answer.output).toContain(text)
})

test('without the token jobs can neither be listed nor retried', async () => {
  await expect(type('job list', 'guessed')).rejects.toThrow('401')
  await expect(type('job retry email', 'guessed')).rejects.toThrow('401')
})
