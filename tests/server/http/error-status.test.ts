import { expect, test } from 'vitest'
import { statusOf } from '#server/http/error-status.ts'
import { ShopError } from '#platform/errors.ts'

test.each([
  [new ShopError('upstream', 'GET x'), 502],
  [new ShopError('timeout', 'GET x'), 504],
  [new ShopError('not-found', 'GET x'), 404],
  [Object.assign(new Error('from another copy of the class'), { name: 'ShopError', kind: 'timeout' }), 504],
  [Object.assign(new Error('odd'), { name: 'ShopError', kind: 'odd' }), 500],
  [new TypeError('a fault of ours'), 500],
  ['a string', 500],
  [undefined, 500],
])('%s → %i', (error, status) => {
  expect(statusOf(error)).toBe(status)
})
