import { expect, test } from 'vitest'
import { isRateLimited } from '#server/forms/form-action.ts'
import { createRateLimits } from '#server/session/rate-limits.ts'

test('who sends form after form without a cookie is stopped by the address', async () => {
  const ctx = { rateLimits: createRateLimits({ newcomers: 2 }) }
  const newcomer = { user: null, address: '203.0.113.7' }
  const send = (caller = newcomer) => isRateLimited({ ctx, caller }, 'basket form')
  expect([await send(), await send(), await send()]).toEqual([false, false, true])
  expect(await send({ ...newcomer, address: '203.0.113.8' })).toBe(false)
})
