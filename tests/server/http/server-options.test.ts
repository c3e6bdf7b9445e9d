import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { MAX_SLIP_BYTES } from '#modules/prescription-slip/clean-slip.ts'
import { SERVER_OPTIONS } from '#server/http/server-options.ts'

/** Bits that a phone with a weak signal sends in a second. */
const SLOW = 500_000

test('the largest picture of a slip arrives in time from a slow phone, and headers have a minute', () => {
  const { requestTimeout, headersTimeout } = createServer(SERVER_OPTIONS)
  expect(requestTimeout).toBeGreaterThan(((MAX_SLIP_BYTES * 8) / SLOW) * 1000)
  expect(headersTimeout).toBe(60_000)
})
