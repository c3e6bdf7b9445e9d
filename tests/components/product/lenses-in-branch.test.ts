import { expect, test } from 'vitest'
import Buy from '#components/product/Buy.astro'
import type { LensEntry } from '#components/product/product-view.ts'
import { LENSES_ELSEWHERE } from '#domain/configurator/view.ts'
import { minor } from '#domain/money/price.ts'
import { loadProduct } from '#server/loaders/product/product.ts'
import { inDays } from '#tests/support/delivery-days.ts'
import { aPrice, aProduct, aStock, aVariant, attributesOf } from '#tests/support/goods.ts'
import { render } from '#tests/support/render.ts'
import { fakeShopClient } from '#tests/support/shop-client.ts'
import { testContext } from '#tests/support/test-server.ts'

type Given = { price?: number; stock?: number; attributes?: Record<string, string>; hasEntry?: boolean }

const SUN = { baseColorLenses: 'grey' }

const ENTRY: LensEntry = {
  path: '/p/model-12/?configure=type',
  ways: [{ lensType: 'type_ei', price: minor(18_800) }],
  delivery: inDays(5, 8),
  isWornAsPictured: false,
}

/** What is beside the pictures of a product; with `hasEntry` its lenses are chosen here. */
async function shown({ price = 11_900, stock = 9, attributes = {}, hasEntry = false }: Given) {
  const product = aProduct(12, {
    attributes: attributesOf({ rimType: 'full', ...attributes }),
    variants: [aVariant(1, { price: aPrice(price), stock: aStock(stock) })],
  })
  const ctx = { ...testContext().ctx, shop: () => fakeShopClient({ product: async () => product }) }
  const page = await loadProduct(ctx, 'de-de', 12, null)
  if (!page.ok) throw new Error('the product was not found')
  return render(Buy, {
    page: page.value,
    packs: [],
    hasStockAlerts: false,
    submitted: null,
    hasOrderValues: false,
    lensEntry: hasEntry ? ENTRY : null,
    subscription: null,
  })
}

test.each<[string, Given, boolean]>([
  ['a frame whose lenses are chosen here', { hasEntry: true }, false],
  ['a frame without lenses', {}, true],
  ['a frame that costs nothing but with lenses', { price: 0 }, true],
  ['a frame that no branch sells', { attributes: { onlineExclusive: 'yes' } }, true],
  ['a frame that is sold out', { stock: 0 }, false],
  ['a frame that is not sold now', { attributes: { salesStatus: 'temporary_not_sellable' } }, false],
  ['sunglasses whose lenses are chosen here', { attributes: SUN, hasEntry: true }, false],
])('the page of %s', async (_, given, isSaid) => {
  const html = await shown(given)
  expect(html.includes('Online fertigen wir zu dieser Fassung zurzeit keine Gläser.')).toBe(isSaid)
  // Who followed a link to the configurator is led here.
  expect(html.includes(`id="${LENSES_ELSEWHERE}"`)).toBe(isSaid)
})

test('sunglasses are sold as they are, and lenses to values for them in branches', async () => {
  const html = await shown({ attributes: SUN })
  expect(html).toContain('Online fertigen wir zu dieser Sonnenbrille zurzeit keine Gläser in Ihrer Stärke.')
  expect(html).toContain('href="/niederlassungen/?variantid=1"')
  expect(html).toMatch(/class="[^"]*add/)
})

test.each<[string, Given]>([
  ['is sold in branches', {}],
  ['is sold online alone', { attributes: { onlineExclusive: 'yes' } }],
])('where a frame that %s has no lenses, a button leads to the branches', async (_, given) =>
  expect(await shown(given)).toMatch(/class="button main wide(?! elsewhere)[^"]*" href="\/niederlassungen\//),
)

test('a frame with lenses has one button, and a link to the branches that have it', async () => {
  const html = await shown({ hasEntry: true })
  expect(html.match(/class="button main/g)).toHaveLength(1)
  expect(html).toMatch(/class="link[^"]*" href="\/niederlassungen\/\?variantid=1"/)
})
