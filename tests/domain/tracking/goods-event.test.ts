import { expect, test } from 'vitest'
import { goodsEvent } from '#domain/tracking/goods-event.ts'
import { anItem } from '#tests/support/basket-items.ts'

test('an event of goods names them, their pieces and what they cost together', () =>
  expect(goodsEvent('view_cart', 'EUR', [anItem('i7', { quantity: 2 }), anItem('i8')])).toMatchObject({
    event: 'view_cart',
    currency: 'EUR',
    value: '300.00',
    items: [
      { item_id: '7', item_variant: '7', price: '100.00', quantity: 2 },
      { item_id: '8', item_variant: '8', price: '100.00', quantity: 1 },
    ],
  }))

test('values of an eye are not in it', () => {
  const item = anItem('i7', {
    customData: { prescriptionValues: { right: { sphere: -2.25 } } },
    displayData: { meta: { key: 'sphere', label: 'Sphäre', value: '-2.25' } },
  })
  expect(JSON.stringify(goodsEvent('add_to_cart', 'EUR', [item]))).not.toContain('2.25')
})
