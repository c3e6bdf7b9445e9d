import { expect, test } from 'vitest'
import { ownVariant } from '#clients/shop-api/own-variant.ts'
import { VARIANT_CODES, VARIANTS, variantOfShop } from '#i18n/variants.ts'

test.each(VARIANT_CODES)('the shop of %s is found by its id', (code) =>
  expect([ownVariant(VARIANTS[code].shopId), variantOfShop(VARIANTS[code].shopId)]).toEqual([code, code]),
)

test('a shop that is none of ours has no variant', () => {
  expect(variantOfShop(1)).toBeNull()
  expect(() => ownVariant(1)).toThrow('shop 1 is none of ours')
})
