import { expect, test } from 'vitest'
import { isStoreMode } from '#domain/shop/store-mode.ts'

test.each([
  ['storeMode=true', true, true],
  ['storeMode=true', false, false],
  ['storeMode=1', true, false],
  ['', true, false],
])('with "%s" and the flag %s a page is on a terminal: %s', (query, storeMode, expected) => {
  expect(isStoreMode(new URLSearchParams(query), { storeMode })).toBe(expected)
})
