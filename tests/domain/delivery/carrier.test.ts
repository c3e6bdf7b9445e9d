import { expect, test } from 'vitest'
import { CARRIERS, deliveryFee, deliveryMethods } from '#domain/delivery/carrier.ts'
import { SHOP_COUNTRIES, type ShopCountry } from '#domain/shop/shop-country.ts'
import { minor } from '#domain/money/price.ts'

test.each<[ShopCountry, string[]]>([
  ['DE', ['dhl-home', 'dhl-parcel-shop', 'dpd-home', 'express-home', 'branch']],
  ['AT', ['post-at-home', 'post-at-parcel-shop', 'dpd-home', 'branch']],
  ['CH', ['post-ch-home', 'post-ch-parcel-shop', 'express-home', 'branch']],
  ['CZ', ['zasilkova-parcel-shop', 'post-cz-home', 'post-cz-parcel-shop', 'branch']],
  ['PL', ['inpost-pl-parcel-shop', 'inpost-pl-home', 'dpd-home', 'branch']],
  ['IT', ['dhl-home', 'dhl-parcel-shop', 'express-home', 'branch']],
])('parcels of %s travel by %j', (country, keys) =>
  expect(deliveryMethods(country).map(({ key }) => key)).toEqual(keys),
)

test.each(SHOP_COUNTRIES)('%s has each kind of delivery, by carriers of the specification', (country) => {
  const methods = deliveryMethods(country)
  expect(new Set(methods.map(({ kind }) => kind))).toEqual(new Set(['home', 'parcel-shop', 'branch']))
  expect(methods.flatMap(({ carrier }) => carrier ?? []).filter((each) => !CARRIERS.includes(each))).toEqual(
    [],
  )
})

test.each<[ShopCountry, string, number, number]>([
  ['DE', 'dhl-home', 4899, 490],
  ['DE', 'dhl-home', 4900, 0],
  ['DE', 'express-home', 100_000, 1490],
  ['DE', 'branch', 1, 0],
  ['CH', 'post-ch-home', 4899, 790],
  ['CZ', 'zasilkova-parcel-shop', 119_999, 7900],
  ['CZ', 'zasilkova-parcel-shop', 120_000, 0],
  ['PL', 'inpost-pl-home', 19_899, 1599],
  ['PL', 'inpost-pl-home', 19_900, 0],
  ['IT', 'express-home', 9900, 1290],
])('in %s %s costs, with goods of %i, %i', (country, key, goods, fee) => {
  const method = deliveryMethods(country).find((each) => each.key === key)
  expect(method && deliveryFee(method, minor(goods))).toBe(fee)
})
