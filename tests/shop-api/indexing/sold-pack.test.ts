import { expect, test } from 'vitest'
import { z } from 'zod'
import { product } from '#contract/shop-api/product.ts'
import { isPackSold } from '#domain/catalogue/pack.ts'
import { shop } from '#shop-api/schema/shop.ts'
import { onShopApi } from '#tests/support/shop-api.ts'
import { fillTypedCatalogue } from '#tests/support/typed-catalogue.ts'

/** A contact lens in packs of 90, which Germany alone gets, and two in packs of 30. */
const BOXES = [20, 21, 24]
const WITH = 'with=attributes:key(quantityPerUnit),advancedAttributes:key(availablePackageSizes)'
const page = z.object({ entities: z.array(product) })

onShopApi(
  (ask, database) => {
    test('boxes of lenses are listed in the countries that get them, and known everywhere', async () => {
      const read = async (query: string) => page.parse((await ask(`/v1/products?${query}`)).body).entities
      const listed = new Map<string, number[]>()
      for (const { id, country } of await database().db.select().from(shop)) {
        const known = await read(`ids=${BOXES.join(',')}&${WITH}&shopId=${id}`)
        expect(known.map((box) => box.id)).toEqual(BOXES)
        const found = new Set((await read(`perPage=100&shopId=${id}`)).map((each) => each.id))
        const boxes = BOXES.filter((box) => found.has(box))
        expect(boxes).toEqual(known.filter((box) => isPackSold(box, country)).map((box) => box.id))
        listed.set(country, boxes)
      }
      expect(listed).toEqual(
        new Map([
          ['DE', BOXES],
          ['CZ', [21, 24]],
          ['PL', [21, 24]],
          ['CH', [21, 24]],
        ]),
      )
    })
  },
  { fill: fillTypedCatalogue },
)
