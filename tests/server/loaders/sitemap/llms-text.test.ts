import { expect, test } from 'vitest'
import { ShopError } from '#platform/errors.ts'
import { loadLlmsText } from '#server/loaders/sitemap/llms-text.ts'
import { aCategory } from '#tests/support/goods.ts'
import { fakeShopClient } from '#tests/support/shop-client.ts'
import { testContext } from '#tests/support/test-server.ts'

const ORIGIN = 'https://shop.example'
const absolute = (path: string, of: string) => `${ORIGIN}/${of}${path}`
const { ctx } = testContext()
const roots = [
  aCategory({ id: 7, name: 'Brillen', path: '/brillen' }),
  aCategory({ id: 9, name: 'Geheim', path: '/geheim', isHidden: true }),
]

test('a language model finds each shop with its main categories, and the list of all addresses', async () => {
  const shop = fakeShopClient({ rootCategories: async () => roots })
  const { text, variants } = await loadLlmsText(
    { ...ctx, shop: () => shop },
    'de-de',
    () => 'Veduta',
    ORIGIN,
    absolute,
  )
  expect(variants).toHaveLength(9)
  expect(text).toMatch(/^# Veduta\n\n> Brillen, Kontaktlinsen und gutes Sehen\n\n## Veduta \(DE, de\)/)
  expect(text).toContain('- [Brillen](https://shop.example/pl-pl/brillen/)')
  expect(text).toContain('(https://shop.example/sitemap.xml)')
  expect(text).not.toContain('Geheim')
})

test('a shop that does not answer is listed with its address alone; with domains a site names its own shop', async () => {
  const shop = fakeShopClient({
    rootCategories: () => Promise.reject(new ShopError('upstream', 'GET categories')),
  })
  const domains = { 'cs-cz': 'https://veduta.example' }
  const { text, variants } = await loadLlmsText(
    { ...ctx, env: { ...ctx.env, domains }, shop: () => shop },
    'cs-cz',
    () => 'Veduta Optika',
    ORIGIN,
    absolute,
  )
  expect(variants).toEqual(['cs-cz'])
  expect(text).toContain(
    '## Veduta Optika (CZ, cs)\n\n- [Veduta Optika](https://shop.example/cs-cz/)\n\n## Sitemap',
  )
})
