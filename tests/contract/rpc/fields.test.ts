import { expect, test } from 'vitest'
import { fields } from '#contract/rpc/fields.ts'
import { TILE_WITH } from '#domain/catalogue/tile.ts'
import { basketFields, WISHLIST_FIELDS } from '#clients/shop-api/basket-fields.ts'

test.each([
  ['', true],
  ['items', true],
  ['items.product.attributes:key(brand|color):type(a)', true],
  ['categories:properties()', true],
  [TILE_WITH, true],
  [basketFields(), true],
  [basketFields(''), true],
  [basketFields('items'), true],
  [WISHLIST_FIELDS, true],
  ['items.', false],
  ['items,,product', false],
  ['a:key(b', false],
  ['a:key((b))', false],
  ['a b', false],
  ['a&shopId=2', false],
  ['a'.repeat(2001), false],
])('%s is a list of fields: %s', (list, isOne) => expect(fields.safeParse(list).success).toBe(isOne))
