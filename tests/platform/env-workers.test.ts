import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { readEnv } from '#platform/env.ts'

const DATABASE_URL = 'postgres://veduta@localhost/veduta'

test.each([
  [{}, 1],
  [{ WORKERS: '1' }, 1],
  [{ WORKERS: '64', DATABASE_URL }, 64],
  [{ WORKERS: 'auto', DATABASE_URL }, availableParallelism()],
])('%j has %i workers', (environment, count) => expect(readEnv(environment).workers).toBe(count))

test.each(['0', '65', '1.5', 'many'])('%s workers are refused', (WORKERS) =>
  expect(() => readEnv({ WORKERS, DATABASE_URL })).toThrow('WORKERS: must be auto, or 1 to 64'),
)

test('several workers need a database server', () =>
  expect(() => readEnv({ WORKERS: '2' })).toThrow('WORKERS: needs DATABASE_URL'))
