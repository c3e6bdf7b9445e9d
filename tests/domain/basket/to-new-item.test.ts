import { expect, test } from 'vitest'
import { toNewItem } from '#domain/basket/to-new-item.ts'
import { anItem } from '#tests/support/basket-items.ts'
import { aDiscount } from '#tests/support/promotions.ts'

const bare = { variantId: 7, quantity: 2, customData: { origin: 'listing' }, displayData: {}, promotions: [] }
const item = anItem('i7', { quantity: 2, customData: { origin: 'listing' } })
const had = (code?: string) => ({
  ...aDiscount('p', 10, code === undefined ? {} : { code }),
  isValid: true,
  failedConditions: [],
})

test.each([
  ['a plain item', item, bare],
  ['an item with data of the server', { ...item, customData: { ...item.customData, shopId: 1 } }, bare],
  [
    'an item from nowhere',
    { ...item, customData: {} },
    { variantId: 7, quantity: 2, displayData: {}, promotions: [] },
  ],
  [
    'lenses with values',
    { ...item, customData: { shopId: 1, prescriptionValues: { right: { sphere: -2 }, left: {} } } },
    { ...bare, customData: { prescriptionValues: { right: { sphere: -2 }, left: {} } } },
  ],
  [
    'a subscription',
    {
      ...item,
      customData: {
        pricePromotionKey: 'subscription',
        subscriptionDefinition: {
          subscriptionInterval: '3',
          subscriptionDeliveryDate: 12,
          subscriptionTerm: 12,
        },
      },
    },
    {
      variantId: 7,
      quantity: 2,
      displayData: {},
      promotions: [],
      subscription: { interval: '3', day: 12 },
    },
  ],
  [
    'an item with promotions',
    { ...item, promotions: [had(), had('LINSEN5')] },
    { ...bare, promotions: [{ id: 'p' }, { id: 'p', code: 'LINSEN5' }] },
  ],
])('%s is added again', (_, removed, again) => {
  expect(toNewItem(removed)).toEqual(again)
})
