import { expect, test } from 'vitest'
import { townsOf } from '#domain/branch/towns.ts'
import type { ShopCountry } from '#domain/shop/shop-country.ts'

test.each<[ShopCountry, string]>([
  ['DE', 'Berlin'],
  ['AT', 'Wien'],
  ['CH', 'Zürich'],
  ['CZ', 'Praha'],
  ['PL', 'Warszawa'],
  ['IT', 'Roma'],
])('the largest town of %s is %s, in its own language', (country, name) =>
  expect(townsOf(country)[0]?.name).toBe(name),
)

test('Venice is called as in Italy', () =>
  expect(townsOf('IT').find(({ slug }) => slug === 'venezia')?.name).toBe('Venezia'))

test('the towns of a country are read once', () => expect(townsOf('CZ')).toBe(townsOf('CZ')))
