import { expect, test } from 'vitest'
import { movedTo } from '#server/moved.ts'
import { testContext } from '#tests/support/door.ts'
import { SHOP_DOWN, shopThat } from '#tests/support/shop-client.ts'

const MOVED = { source: '/alt.html', target: '/neu/', statusCode: 301 }
const SHOP = shopThat({ redirect: async (path) => (path === '/alt.html' ? MOVED : null) })

test.each([
  ['/alt.html', SHOP, MOVED, 0],
  ['/nie-da.html', SHOP, null, 0],
  ['/alt.html', SHOP_DOWN, null, 1],
])('%s', async (path, shop, moved, warnings) => {
  const { ctx, lines } = testContext()
  expect(await movedTo({ ...ctx, shop: () => shop }, 'de-de', path)).toEqual(moved)
  expect(lines).toHaveLength(warnings)
})
