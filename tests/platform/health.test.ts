import { expect, test } from 'vitest'
import { health, type HealthChecks } from '#platform/health.ts'

const works = async () => 'yes'
const fails = async () => {
  throw new Error('gone')
}
const hangs = () => new Promise(() => {})

test.each<[string, HealthChecks, number, object]>([
  ['nothing to check', {}, 200, { status: 'ok', parts: {} }],
  [
    'parts that work',
    { disk: works, database: works },
    200,
    { status: 'ok', parts: { disk: 'ok', database: 'ok' } },
  ],
  [
    'a part that fails',
    { disk: works, database: fails },
    503,
    { status: 'down', parts: { disk: 'ok', database: 'down' } },
  ],
  [
    'a part that never answers',
    { disk: works, database: hangs },
    503,
    { status: 'down', parts: { disk: 'ok', database: 'down' } },
  ],
])('with %s', async (_, checks, status, body) => {
  const answer = await health(checks, { patience: 50 })
  expect([answer.status, answer.headers.get('cache-control'), await answer.json()]).toEqual([
    status,
    'no-store',
    body,
  ])
})

test('a warning does not keep the shop from working', async () => {
  const answer = await health({ disk: works }, { warnings: { brokenStories: ['de/home'] } })
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { status: 'ok', parts: { disk: 'ok' }, brokenStories: ['de/home'] },
  ])
})
