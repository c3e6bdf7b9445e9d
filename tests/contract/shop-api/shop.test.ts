import { expect, test } from 'vitest'
import { redirect } from '#contract/shop-api/shop.ts'

test.each([
  [301, true],
  [302, true],
  [303, true],
  [307, true],
  [308, true],
  [200, false],
  [304, false],
  [404, false],
  [999, false],
])('with status %i a redirect is one: %s', (statusCode, isOne) => {
  expect(redirect.safeParse({ source: '/alt/', target: '/neu/', statusCode }).success).toBe(isOne)
})
