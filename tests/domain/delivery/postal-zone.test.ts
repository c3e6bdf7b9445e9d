import { expect, test } from 'vitest'
import { mayHaveZip } from '#domain/delivery/postal-zone.ts'
import { SHOP_COUNTRIES, type ShopCountry } from '#domain/shop/shop-country.ts'
import { townsOf } from '#domain/branch/towns.ts'
import { seedBranches } from '#shop-api/seed/branches.ts'

const may = (country: ShopCountry, zip: string, city: string) =>
  mayHaveZip(country, zip, city, townsOf(country))

test.each<[ShopCountry, string, string]>([
  ['DE', '20095', 'Hamburg'],
  ['DE', '20095', 'HAMBURG'],
  ['DE', '60311', 'Frankfurt'],
  ['DE', '15230', 'Frankfurt'],
  ['DE', '06108', 'Halle'],
  ['DE', '99734', 'Nordhausen'],
  ['DE', '25980', 'Sylt'],
  ['AT', '1010', 'Wien'],
  ['AT', '9900', 'Lienz'],
  ['CH', '8001', 'Zürich'],
  ['CH', '7500', 'St. Moritz'],
  ['CH', '1201', 'Genf'],
  ['CZ', '110 00', 'Praha'],
  ['CZ', '100 00', 'Praha 10'],
  ['CZ', '760 01', 'Zlín'],
  ['PL', '00-950', 'Warszawa'],
  ['PL', '59-920', 'Bogatynia'],
  ['PL', '16-400', 'Suwałki'],
  ['IT', '00184', 'Roma'],
  ['IT', '30121', 'Venezia'],
  ['IT', '39100', 'Bolzano'],
  // Nobody knows what is not in the table of towns.
  ['DE', '80331', 'Kleinkleckersdorf'],
])('in %s %s may be in %s', (country, zip, city) => expect(may(country, zip, city)).toBe(true))

test.each<[ShopCountry, string, string]>([
  ['DE', '80331', 'Hamburg'],
  ['DE', '20095', 'München'],
  ['DE', '20095', 'Frankfurt'],
  // No zone has these digits.
  ['DE', '05123', 'Berlin'],
  ['AT', '6020', 'Wien'],
  ['CH', '1201', 'Zürich'],
  ['CZ', '602 00', 'Praha'],
  ['CZ', '702 00', 'Praha 10'],
  ['PL', '30-001', 'Warszawa'],
  ['PL', '00-950', 'Gdańsk'],
  ['IT', '20121', 'Roma'],
])('in %s %s is far from %s', (country, zip, city) => expect(may(country, zip, city)).toBe(false))

test('each zone has a town of the table', () => {
  const digits = Array.from({ length: 100 }, (_, index) => String(index).padStart(2, '0'))
  const counts = SHOP_COUNTRIES.map((country) => {
    const nearest = (zone: string) =>
      townsOf(country)
        .slice(0, 100)
        .some((town) => may(country, `${zone}00`, town.name))
    return [country, digits.filter(nearest).length]
  })
  expect(Object.fromEntries(counts)).toEqual({ DE: 96, AT: 79, CH: 83, CZ: 60, PL: 99, IT: 93 })
})

test('each branch has a postcode of its town', () =>
  expect(
    seedBranches(new Date('2026-11-29T12:00Z')).filter(({ country, zip, city }) => !may(country, zip, city)),
  ).toEqual([]))
