import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { createHealthChecks } from '#server/health-checks.ts'

function checks() {
  const begun: string[] = []
  let at = 0
  const { healthChecks } = createHealthChecks({
    shopApi: async () => void begun.push('shop'),
    // Its service never answers.
    content: () => new Promise(() => begun.push('content')),
    catalogue: undefined,
    database: () => Promise.reject(new Error('there is no database')),
    dataDir: tmpdir(),
    now: () => new Date(at),
    brokenStories: () => [],
  })
  return { healthChecks, begun, wait: (milliseconds: number) => void (at += milliseconds) }
}

test('many who ask within a second have the same check', async () => {
  const { healthChecks, begun, wait } = checks()
  await Promise.all(Array.from({ length: 50 }, () => healthChecks['shopApi']?.()))
  wait(999)
  await healthChecks['shopApi']?.()
  expect(begun).toEqual(['shop'])
  wait(1)
  await healthChecks['shopApi']?.()
  expect(begun).toEqual(['shop', 'shop'])
})

test('after a second a check that hangs is begun again, also where the clock was put back', () => {
  const { healthChecks, begun, wait } = checks()
  for (const step of [0, 1000, -5000]) {
    wait(step)
    void healthChecks['content']?.()
  }
  expect(begun).toEqual(['content', 'content', 'content'])
})

test('a failure is told to all who ask', async () => {
  const { healthChecks } = checks()
  const asked = [healthChecks['database']?.(), healthChecks['database']?.()]
  for (const each of asked) await expect(each).rejects.toThrow('no database')
  await expect(healthChecks['disk']?.()).resolves.toBeUndefined()
})
