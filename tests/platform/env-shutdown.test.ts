import { expect, test } from 'vitest'
import { readEnv } from '#platform/env.ts'

test.each([
  ['4', 4000],
  ['9.5', 9500],
  ['600', 600_000],
])('a stop may take %s seconds', (seconds, milliseconds) =>
  expect(readEnv({ SHUTDOWN_SECONDS: seconds }).shutdownMs).toBe(milliseconds),
)

test.each(['3', '601', 'soon'])('a stop that may take %s seconds is refused', (seconds) =>
  expect(() => readEnv({ SHUTDOWN_SECONDS: seconds })).toThrow('SHUTDOWN_SECONDS: must be seconds, 4 to 600'),
)
