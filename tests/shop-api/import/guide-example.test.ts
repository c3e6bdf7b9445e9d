import { expect, test } from 'vitest'
import { newProduct } from '#contract/shop-api/catalogue.ts'
import { importProducts } from '#shop-api/import/import-products.ts'
import { openEmbeddedCopy } from '#tests/support/embedded-copy.ts'
import { sectionOf } from '#tests/support/guides.ts'
import { SEEDED_AT, seedShop } from '#tests/support/seeded.ts'

test('the products of the guide are imported as they stand there', async () => {
  const [, json = ''] =
    /```json\n([\s\S]*?)```/.exec(sectionOf('src/setup/README.md', '##', 'Goods of your own')) ?? []
  const products: unknown[] = JSON.parse(json)
  const entries = new Map(products.map((product, place) => [place, newProduct.parse(product)]))
  const { db } = await openEmbeddedCopy({ fill: seedShop })
  expect(await importProducts({ db, now: SEEDED_AT }, { entries, faults: [] })).toEqual({
    ok: true,
    value: { created: 1, changed: 0, unchanged: 0 },
  })
})
