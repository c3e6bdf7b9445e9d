import { expect, test } from 'vitest'
import { isStoreMode, withStoreMode } from '#domain/shop/store-mode.ts'

test.each([
  ['storeMode=true', true, true],
  ['storeMode=true', false, false],
  ['storeMode=1', true, false],
  ['', true, false],
])('with "%s" and the flag %s a page is on a terminal: %s', (query, storeMode, expected) => {
  expect(isStoreMode(new URLSearchParams(query), { storeMode })).toBe(expected)
})

test.each([
  ['/de-de/', '/de-de/?storeMode=true'],
  ['/de-de/brillen/?page=2#top', '/de-de/brillen/?page=2&storeMode=true#top'],
  ['/de-de/?a=1&amp;storeMode=true', '/de-de/?a=1&amp;storeMode=true'],
  ['/de-de/?storeMode=true&page=2', '/de-de/?storeMode=true&page=2'],
  ['/de-de/?', '/de-de/?storeMode=true'],
  ['?step=payment', '?step=payment&storeMode=true'],
  ['', '?storeMode=true'],
  ['#main', '?storeMode=true#main'],
])('%s leads on to %s', (address, expected) => expect(withStoreMode(address)).toBe(expected))
