import { expect, test } from 'vitest'
import { chosenKind, isUsualPoint, pointFormat, pointName } from '#domain/delivery/point-format.ts'
import type { ShopCountry } from '#domain/shop/shop-country.ts'

test.each<[ShopCountry, string, string | undefined, string, string]>([
  ['DE', 'dhl-parcel-shop', 'packstation', '145', 'Packstation 145'],
  ['DE', 'dhl-parcel-shop', 'postfiliale', '541', 'Postfiliale 541'],
  ['DE', 'dhl-parcel-shop', undefined, '541', '541'],
  ['IT', 'dhl-parcel-shop', 'postfiliale', 'Tabacchi Rossi', 'Tabacchi Rossi'],
  ['PL', 'inpost-pl-parcel-shop', undefined, 'WAW123M', 'WAW123M'],
])('in %s the point of %s, %s %s, is %j', (country, method, kind, id, name) =>
  expect(pointName(country, method, { kind, id })).toBe(name),
)

test.each<[ShopCountry, string | undefined, string | null]>([
  ['DE', 'packstation', 'packstation'],
  ['DE', 'postfiliale', 'postfiliale'],
  ['DE', 'kiosk', null],
  ['DE', undefined, null],
  ['IT', 'packstation', null],
])('in %s %s is the kind %s', (country, value, kind) =>
  expect(chosenKind(country, 'dhl-parcel-shop', value)).toBe(kind),
)

test('only DHL in Germany has points of several kinds', () => {
  expect(pointFormat('DE', 'dhl-parcel-shop').kinds).toEqual(['packstation', 'postfiliale'])
  expect(pointFormat('IT', 'dhl-parcel-shop').kinds).toBeUndefined()
})

test.each([
  ['DHL Packstation 145', '145'],
  ['Filiale 541', '541'],
  ['145', '145'],
])('%j of DHL is the number %s', (typed, number) =>
  expect(pointFormat('DE', 'dhl-parcel-shop').normalise?.(typed)).toBe(number),
)

test.each<[ShopCountry, string, string | undefined, string, boolean]>([
  ['DE', 'dhl-parcel-shop', 'packstation', '100', true],
  ['DE', 'dhl-parcel-shop', 'packstation', '099', false],
  ['DE', 'dhl-parcel-shop', 'postfiliale', '401', true],
  ['DE', 'dhl-parcel-shop', 'postfiliale', '145', false],
  ['DE', 'dhl-parcel-shop', undefined, '145', true],
  ['PL', 'inpost-pl-parcel-shop', undefined, 'WAW123M', false],
  ['PL', 'inpost-pl-parcel-shop', undefined, 'POP-WAW12', false],
  ['PL', 'inpost-pl-parcel-shop', undefined, 'KRA01N', true],
  ['PL', 'inpost-pl-parcel-shop', undefined, 'ADA01N', true],
  ['PL', 'inpost-pl-parcel-shop', undefined, '12', true],
  ['CZ', 'zasilkova-parcel-shop', undefined, 'WAW123M', true],
])('in %s the point of %s, %s %s, may be at a place in Kraków: %s', (country, method, kind, id, may) =>
  expect(isUsualPoint(country, method, { kind, id }, (city) => city === 'Kraków')).toBe(may),
)
