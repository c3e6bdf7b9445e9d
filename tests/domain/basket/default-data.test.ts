import { expect, test } from 'vitest'
import { withDefaultData } from '#domain/basket/default-data.ts'

const item = { variantId: 7, quantity: 1 }

test.each([
  ['to an item that says nothing', {}, { shopId: 10001, origin: 'shop' }],
  ['but not over what it says', { customData: { origin: 'listing' } }, { shopId: 10001, origin: 'listing' }],
])('default data are added %s', (_, said, customData) => {
  expect(withDefaultData({ ...item, ...said }, { shopId: 10001, origin: 'shop' })).toEqual({
    ...item,
    customData,
  })
})
