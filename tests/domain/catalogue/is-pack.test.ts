import { expect, test } from 'vitest'
import { isPack } from '#domain/catalogue/is-pack.ts'
import { aProduct, attributesOf } from '#tests/support/goods.ts'

test.each([
  ['contact lenses', { quantityPerUnit: '30' }, true],
  ['care', { preservativeFree: 'true' }, false],
  ['frames', { rimType: 'full' }, false],
])('%s with %j are sold in packs', (_, known, isSold) => {
  expect(isPack(aProduct(7, { attributes: attributesOf(known) }))).toBe(isSold)
})
