import { expect, test } from 'vitest'
import { findRedirect } from '#server/http/redirects.ts'
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
