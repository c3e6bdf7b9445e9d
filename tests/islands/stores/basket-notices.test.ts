import { expect, test } from 'vitest'
import type { BasketFailureKind } from '#domain/basket/failure.ts'
import { noticesOf } from '#islands/stores/basket-notices.ts'
import { aFrame, anItem } from '#tests/support/basket-items.ts'
import { emptyBasket } from '#domain/basket/empty-basket.ts'

const frame = anItem('i1', { product: aFrame })
const care = anItem('i2')
const basket = { ...emptyBasket('EUR'), items: [frame, care] }

test.each<[string, BasketFailureKind, number, object]>([
  ['less of something', 'ItemAddedWithReducedQuantity', 2, { kind: 'reduced', name: care.product.name }],
  ['a frame a second time', 'ItemAddedWithReducedQuantity', 1, { kind: 'once', name: aFrame.name }],
  ['what is not known', 'ItemAddedWithReducedQuantity', 3, { kind: 'reduced', name: '' }],
  ['what is sold out', 'ItemUnvailable', 1, { kind: 'unavailable', name: aFrame.name }],
  ['what nobody knows', 'ItemDataNotFound', 3, { kind: 'unavailable', name: '' }],
  ['a line that has gone', 'BasketItemNotFound', 2, { kind: 'gone', name: care.product.name }],
  ['one too many', 'MaximumItemCountReached', 2, { kind: 'full' }],
  ['anything else', 'Unknown', 2, { kind: 'failed' }],
])('the notice of %s', (_, kind, variantId, notice) => {
  expect(noticesOf({ errors: [{ operation: 'add', kind, variantId }] }, [null, basket])).toEqual([notice])
})
