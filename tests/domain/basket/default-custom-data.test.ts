import { expect, test } from 'vitest'
import { withDefaultCustomData } from '#domain/basket/default-custom-data.ts'

const item = { variantId: 7, quantity: 1 }

test.each([
  ['to an item that says nothing', {}, { shopId: 10001, origin: 'shop' }],
  ['but not over what it says', { customData: { origin: 'listing' } }, { shopId: 10001, origin: 'listing' }],
])('default data are added %s', (_, own, customData) => {
  expect(withDefaultCustomData({ ...item, ...own }, { shopId: 10001, origin: 'shop' })).toEqual({
    ...item,
    customData,
  })
})
