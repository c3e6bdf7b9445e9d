import { expect, test } from 'vitest'
import { attributeLabel } from '#domain/catalogue/read-attribute.ts'
import { resolveProductType } from '#domain/catalogue/resolve-product-type.ts'
import { siblingLabels } from '#domain/catalogue/sibling-label.ts'
import { productDescription, productTitle } from '#domain/seo/title.ts'
import { breadcrumbsOf } from '#server/loaders/product/product-breadcrumbs.ts'
import { configuratorShop } from '#tests/support/configurator.ts'
import { embeddedCopyOfFile } from '#tests/support/embedded-copy.ts'
import { seedShop } from '#tests/support/seeded.ts'

const WITH = 'attributes,categories,categories.shopLevelCustomData'

// The texts come from the catalogue alone, so one database is enough.
const { server } = configuratorShop(() => embeddedCopyOfFile({ fill: seedShop }))

test.each(['de-de', 'fr-ch', 'it-it', 'pl-pl', 'cs-cz'] as const)(
  'in %s no two products share a title or a description',
  async (variant) => {
    const shop = server().ctx.shop(variant)
    const titles = new Map<string, number[]>()
    const add = (text: string, id: number) => titles.set(text, [...(titles.get(text) ?? []), id])
    let last = 1
    for (let page = 1; page <= last; page++) {
      const { entities, pagination } = await shop.products({ where: {}, page, perPage: 100, with: WITH })
      last = pagination.last
      for (const product of entities) {
        const brand = attributeLabel(product.attributes, 'brand') ?? ''
        const labels = siblingLabels(product.attributes)
        const kind = breadcrumbsOf(product).at(-1)?.label ?? ''
        add(
          productTitle({ brand, name: product.name, labels }, kind, resolveProductType(product)),
          product.id,
        )
        const description = attributeLabel(product.attributes, 'description') ?? ''
        add(productDescription({ name: `${brand} ${product.name}`, labels }, description), product.id)
      }
    }
    expect(titles.size).toBeGreaterThan(800)
    expect([...titles].filter(([, ids]) => ids.length > 1)).toEqual([])
  },
)
