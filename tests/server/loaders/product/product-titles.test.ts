import { expect, test } from 'vitest'
import { attributeLabel } from '#domain/catalogue/read-attribute.ts'
import { resolveProductType } from '#domain/catalogue/resolve-product-type.ts'
import { hasPage } from '#domain/catalogue/sales-status.ts'
import { VARIANT_CODES } from '#i18n/variants.ts'
import { productTexts } from '#server/loaders/product/product-head.ts'
import { configuratorShop } from '#tests/support/configurator.ts'
import { embeddedCopyOfFile } from '#tests/support/embedded-copy.ts'
import { seedShop } from '#tests/support/seeded.ts'

// The texts come from the catalogue alone, so one database is enough.
const { server } = configuratorShop(() => embeddedCopyOfFile({ fill: seedShop }))

/** Every product that has a page, also one that is sold out or costs nothing. */
const ALL = {
  where: {},
  perPage: 250,
  with: 'attributes,categories,categories.shopLevelCustomData',
  includeSoldOut: true,
  includeSellableForFree: true,
}

test.each(VARIANT_CODES)('in %s no two products share a title or a description', async (variant) => {
  const shop = server().ctx.shop(variant)
  const idsByText = new Map<string, number[]>()
  const add = (text: string, id: number) => idsByText.set(text, [...(idsByText.get(text) ?? []), id])
  let last = 1
  let soldOut = 0
  for (let page = 1; page <= last; page++) {
    const { entities, pagination } = await shop.products({ ...ALL, page })
    last = pagination.last
    for (const product of entities.filter(hasPage)) {
      const brand = attributeLabel(product.attributes, 'brand') ?? ''
      const texts = productTexts(variant, { product, type: resolveProductType(product), brand })
      add(`title: ${texts.title}`, product.id)
      // Without a description the page describes itself by its title.
      add(`description: ${texts.description ?? texts.title}`, product.id)
      soldOut += Number(product.isSoldOut)
    }
  }
  expect(soldOut).toBeGreaterThan(0)
  expect(idsByText.size).toBeGreaterThan(1000)
  expect([...idsByText].filter(([, ids]) => ids.length > 1)).toEqual([])
})
