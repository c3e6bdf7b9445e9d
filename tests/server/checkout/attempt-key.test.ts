import { expect, test } from 'vitest'
import { newAttemptKey } from '#server/checkout/attempt-key.ts'
import { parseAttemptKey } from '#server/checkout/replayed-submission.ts'

test('each attempt has a key of its own, which the Shop API takes', () => {
  const keys = Array.from({ length: 100 }, newAttemptKey)
  expect(new Set(keys).size).toBe(keys.length)
  expect(keys.map(parseAttemptKey)).toEqual(keys)
})
