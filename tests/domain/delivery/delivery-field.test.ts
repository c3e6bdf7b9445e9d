import { expect, test } from 'vitest'
import { deliveryMethods } from '#domain/delivery/carrier.ts'
import { type DeliveryField, deliveryFields, isPackstation } from '#domain/delivery/delivery-field.ts'
import type { ShopCountry } from '#domain/shop/shop-country.ts'
import { BRANCHES } from '#tests/support/checkout.ts'

const fieldsOf = (country: ShopCountry, key: string) => {
  const method = deliveryMethods(country).find((each) => each.key === key)
  if (!method) throw new Error(`${key} is not to be had in ${country}`)
  return deliveryFields(method, country, BRANCHES)
}

test.each<[ShopCountry, string, DeliveryField[]]>([
  ['DE', 'dhl-home', []],
  ['DE', 'express-home', []],
  ['DE', 'dhl-parcel-shop', ['kind', 'customer', 'id', 'zip', 'city']],
  ['IT', 'dhl-parcel-shop', ['id', 'zip', 'city']],
  ['CZ', 'zasilkova-parcel-shop', ['id', 'zip', 'city']],
  ['PL', 'inpost-pl-parcel-shop', ['id', 'zip', 'city']],
  ['AT', 'branch', ['branch']],
])('in %s %s has the fields %j', (country, key, names) =>
  expect(fieldsOf(country, key).map(({ name }) => name)).toEqual(names),
)

test.each<[ShopCountry, string, DeliveryField, string, string | undefined]>([
  ['DE', 'dhl-parcel-shop', 'customer', '12345', 'post-number'],
  ['DE', 'dhl-parcel-shop', 'customer', '1234567', undefined],
  ['DE', 'dhl-parcel-shop', 'id', '145', undefined],
  ['DE', 'dhl-parcel-shop', 'id', '14a', 'packstation'],
  ['DE', 'dhl-parcel-shop', 'id', '000', 'packstation'],
  ['DE', 'dhl-parcel-shop', 'kind', '', 'choice'],
  ['DE', 'dhl-parcel-shop', 'kind', 'kiosk', 'choice'],
  ['DE', 'dhl-parcel-shop', 'kind', 'postfiliale', undefined],
  ['DE', 'dhl-parcel-shop', 'zip', '2025', 'zip'],
  ['IT', 'dhl-parcel-shop', 'id', 'Tabacchi Rossi', undefined],
  ['IT', 'dhl-parcel-shop', 'id', '?', 'pick-up-point'],
  ['AT', 'post-at-parcel-shop', 'id', 'Abholstation 8020', undefined],
  ['CH', 'post-ch-parcel-shop', 'id', 'My Post 24 Bern', undefined],
  ['CH', 'post-ch-parcel-shop', 'id', '0000', 'pick-up-point'],
  ['PL', 'inpost-pl-parcel-shop', 'id', 'waw123m', undefined],
  ['PL', 'inpost-pl-parcel-shop', 'id', 'POP-KRA228', undefined],
  ['PL', 'inpost-pl-parcel-shop', 'id', 'WAW1M', 'locker'],
  ['PL', 'inpost-pl-parcel-shop', 'id', 'WAW12345M', 'locker'],
  ['PL', 'inpost-pl-parcel-shop', 'id', 'WAW01M', undefined],
  ['PL', 'inpost-pl-parcel-shop', 'id', 'KRA357', undefined],
  ['PL', 'inpost-pl-parcel-shop', 'id', 'POP-WAW12', undefined],
  ['PL', 'inpost-pl-parcel-shop', 'id', 'Kiosk am Eck', 'locker'],
  ['PL', 'inpost-pl-parcel-shop', 'id', '00-950', 'locker'],
  ['PL', 'inpost-pl-parcel-shop', 'id', '', 'required'],
  ['PL', 'inpost-pl-parcel-shop', 'city', '00-950', 'city'],
  ['CZ', 'zasilkova-parcel-shop', 'id', '4321', undefined],
  ['CZ', 'zasilkova-parcel-shop', 'id', 'Praha 4, Krčská 12', undefined],
  ['CZ', 'zasilkova-parcel-shop', 'id', '+420 601 123 456', 'point'],
  ['CZ', 'post-cz-parcel-shop', 'id', '1', undefined],
  ['DE', 'branch', 'branch', '1017', undefined],
  ['DE', 'branch', 'branch', 'at-graz', 'choice'],
  ['AT', 'branch', 'branch', '', 'required'],
])('in %s %s %s %j is %s', (country, key, name, value, kind) =>
  expect(
    fieldsOf(country, key)
      .find((each) => each.name === name)
      ?.rule(value)?.kind,
  ).toBe(kind),
)

test.each<[ShopCountry, string, boolean]>([
  ['DE', 'dhl-parcel-shop', true],
  ['DE', 'dhl-home', false],
  ['DE', 'branch', false],
  ['IT', 'dhl-parcel-shop', false],
  ['AT', 'post-at-parcel-shop', false],
])('DHL knows its customers by a number in %s, %s: %s', (country, key, is) => {
  const methods = deliveryMethods(country).filter((each) => each.key === key)
  expect(methods.map((method) => isPackstation(method, country))).toEqual([is])
})
