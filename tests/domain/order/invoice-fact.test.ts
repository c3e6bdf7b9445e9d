import { expect, test } from 'vitest'
import { demandsFact, type InvoiceFact } from '#domain/order/invoice-fact.ts'
import { SHOP_COUNTRIES, type ShopCountry } from '#domain/shop/shop-country.ts'

test.each<[InvoiceFact, readonly ShopCountry[]]>([
  ['supply-date', SHOP_COUNTRIES],
  ['seller-tax-number', SHOP_COUNTRIES],
  ['rate-of-line', SHOP_COUNTRIES],
  ['buyer-tax-number', ['AT', 'CZ', 'PL', 'IT']],
  ['unit-price', ['PL']],
  ['net-unit-price', ['CZ']],
])('the fact %s is demanded in %j', (fact, countries) =>
  expect(SHOP_COUNTRIES.filter((country) => demandsFact(country, fact))).toEqual(countries),
)
