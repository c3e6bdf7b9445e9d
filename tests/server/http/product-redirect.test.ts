import { describe, expect, test } from 'vitest'
import type { Product } from '#domain/catalogue/product.ts'
import { aProduct, aVariant } from '#tests/support/goods.ts'
import { fakeShopClient } from '#tests/support/shop-client.ts'
import { startTestServer } from '#tests/support/test-server.ts'

const ALBA = aProduct(42, { name: 'Alba', variants: [aVariant(10), aVariant(20)] })

/** A server whose shop has one product, or fails; with the ids that it was asked for. */
async function serverWith(product: Product | null | Error, env = {}) {
  const requested: number[] = []
  const shop = fakeShopClient({
    product: async (id) => {
      requested.push(id)
      if (product instanceof Error) throw product
      return product
    },
  })
  const server = await startTestServer({ env, overrides: { shop: () => shop } })
  return { server, requested, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() }
}

describe('a misspelt address of a product with a wrong slug', () => {
  test.each([
    ['/de-de/p/wrong-42', '/de-de/p/alba-42/'],
    ['/DE-DE/p/wrong-42/', '/de-de/p/alba-42/'],
    ['/DE-DE//p/wrong-42', '/de-de/p/alba-42/'],
    ['/de-de/p/wrong-42?variantid=20', '/de-de/p/alba-42/?variantid=20'],
    ['/de-de/p/wrong-42?gclid=a&variantid=20&page=2', '/de-de/p/alba-42/?variantid=20&gclid=a'],
  ])('%s is redirected once, to %s', async (path, location) => {
    await using shop = await serverWith(ALBA)
    const { status, headers } = await shop.server.get(path)
    expect([status, headers.location, shop.requested]).toEqual([301, location, [42]])
  })

  test('is redirected in domain mode as well', async () => {
    const env = { SHOP_DOMAINS: '{"de-de":"http://a.example"}' }
    await using shop = await serverWith(ALBA, env)
    const reply = await shop.server.get('/p/wrong-42', { headers: { host: 'a.example' } })
    expect([reply.status, reply.headers.location]).toEqual([301, '/p/alba-42/'])
  })
})

test.each([
  ['with the right slug', '/de-de/p/alba-42?a=b', ALBA, '/de-de/p/alba-42/?a=b', 1],
  ['of no product', '/de-de/p/wrong-42', null, '/de-de/p/wrong-42/', 1],
  ['of a product without a page', '/de-de/p/wrong-42', { ...ALBA, isActive: false }, '/de-de/p/wrong-42/', 1],
  ['without an id', '/de-de/p/wrong', ALBA, '/de-de/p/wrong/', 0],
  ['of another screen', '/de-de/basket', ALBA, '/de-de/basket/', 0],
  ['of nothing', '/de-de/a%00b', ALBA, '/de-de/a%00b/', 0],
] as const)('an address %s is only spelt anew', async (_, path, product, location, requests) => {
  await using shop = await serverWith(product)
  const { status, headers } = await shop.server.get(path)
  expect([status, headers.location, shop.requested.length]).toEqual([301, location, requests])
})

test('without the shop an address is spelt anew all the same', async () => {
  await using shop = await serverWith(new Error('down'))
  const { status, headers } = await shop.server.get('/de-de/p/wrong-42')
  expect([status, headers.location]).toEqual([301, '/de-de/p/wrong-42/'])
  expect(shop.server.logLines.join()).toContain('a redirect is not shortened')
})

test('an address that is no redirect asks the shop for nothing before its page', async () => {
  await using shop = await serverWith(ALBA)
  expect([(await shop.server.get('/de-de/p/wrong-42/')).status, shop.requested]).toEqual([200, []])
})
