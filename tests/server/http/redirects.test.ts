import { expect, test } from 'vitest'
import { findRedirect, redirectLocation } from '#server/http/redirects.ts'
import { testContext } from '#tests/support/test-server.ts'
import { FAILING_SHOP_CLIENT, fakeShopClient } from '#tests/support/shop-client.ts'

const MOVED = { source: '/alt.html', target: '/neu/', statusCode: 301 }
const SHOP = fakeShopClient({ redirect: async (path) => (path === '/alt.html' ? MOVED : null) })

test.each([
  ['/alt.html', SHOP, MOVED, 0],
  ['/nie-da.html', SHOP, null, 0],
  ['/alt.html', FAILING_SHOP_CLIENT, null, 1],
])('%s', async (path, shop, moved, warnings) => {
  const { ctx, logLines } = testContext()
  expect(await findRedirect({ ...ctx, shop: () => shop }, 'de-de', path)).toEqual(moved)
  expect(logLines).toHaveLength(warnings)
})

test.each([
  ['/neu/', '/de-de/neu/'],
  ['neu/?a=1', '/de-de/neu/?a=1'],
  ['', '/de-de/'],
  ['//neu/', '/de-de/neu/'],
  ['https://other.example/neu', 'https://other.example/neu'],
  ['HTTP://other.example/', 'HTTP://other.example/'],
  ['https-neu/', '/de-de/https-neu/'],
])('the target %j leads to %s', (target, location) => {
  expect(redirectLocation(target, (path) => `/de-de${path}`)).toBe(location)
})
