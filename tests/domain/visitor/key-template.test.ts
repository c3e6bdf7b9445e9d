import { expect, test } from 'vitest'
import { fillTemplate } from '#domain/visitor/key-template.ts'

test.each([
  ['basket/{shopId}/{userId}', 'a', 'basket/10001/a'],
  ['{userId}-{userId}', 'a', 'a-a'],
  ['{userId}', '$&{shopId}', '$&{shopId}'],
  ['fixed', 'a', 'fixed'],
])('%s of user %s is %s', (template, userId, key) =>
  expect(fillTemplate(template, { shopId: 10001, userId })).toBe(key),
)
