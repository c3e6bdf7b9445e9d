import { Pool } from 'pg'
import { expect, test } from 'vitest'
import {
  createCallObserver,
  createOutcomeCounter,
  observePool,
  processMetrics,
} from '#platform/process-metrics.ts'

const shown = async (name: string) =>
  (await processMetrics.getSingleMetricAsString(name)).split('\n').filter((line) => !line.startsWith('#'))

// The metrics of a process are registered once.
const observe = createCallObserver('probe', 'calls')

test('calls are measured by their outcome, and an error goes on', async () => {
  expect(await observe('find', async () => 'paid')).toBe('paid')
  await expect(observe('find', () => Promise.reject(new Error('no answer')))).rejects.toThrow('no answer')
  const lines = await shown('veduta_probe_seconds')
  expect(lines).toContain('veduta_probe_seconds_count{call="find",outcome="done"} 1')
  expect(lines).toContain('veduta_probe_seconds_count{call="find",outcome="failed"} 1')
})

test('things are counted by their outcome', async () => {
  const count = createOutcomeCounter('probes', 'probes by outcome')
  for (const outcome of ['made', 'made', 'lost']) count(outcome)
  expect(await shown('veduta_probes_total')).toEqual([
    'veduta_probes_total{outcome="made"} 2',
    'veduta_probes_total{outcome="lost"} 1',
  ])
})

test('a pool shows its connections until it ends; two of one name are added up', async () => {
  const pools = [new Pool({ host: '127.0.0.1', port: 1 }), new Pool({ host: '127.0.0.1', port: 1 })]
  for (const pool of pools) observePool('test', pool)
  const failing = pools[0]?.connect().catch((error: Error) => error.message)
  expect(await shown('veduta_database_connections')).toContain(
    'veduta_database_connections{pool="test",state="used"} 1',
  )
  expect(await shown('veduta_database_waiting')).toContain('veduta_database_waiting{pool="test"} 0')
  expect(await failing).toMatch(/ECONNREFUSED/)
  for (const pool of pools) await pool.end()
  expect((await shown('veduta_database_connections')).join()).not.toContain('pool="test"')
})
