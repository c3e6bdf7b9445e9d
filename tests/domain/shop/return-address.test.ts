import { expect, test } from 'vitest'
import { DEMONSTRATION_RETURN_ADDRESSES, returnAddressLines } from '#domain/shop/return-address.ts'
import { SELLERS } from '#domain/shop/seller.ts'
import { SHOP_COUNTRIES } from '#domain/shop/shop-country.ts'

test.each(SHOP_COUNTRIES)('in %s goods go back to the seller of the demonstration', (country) => {
  const address = DEMONSTRATION_RETURN_ADDRESSES[country]
  const { name, street, city } = SELLERS[country]
  expect(address && returnAddressLines(address)).toEqual([name, street, city])
})
