import { expect, test } from 'vitest'
import { localPrice, tagPrice } from '#shop-api/seed/frames/price-points.ts'

test.each([
  [14900, 'DE', 'EUR', 14900],
  [1995, 'AT', 'EUR', 1995],
  [1995, 'IT', 'EUR', 1990],
  [14900, 'IT', 'EUR', 14900],
  [14900, 'CZ', 'CZK', 379000],
  [1690, 'CZ', 'CZK', 42900],
  [14900, 'PL', 'PLN', 64900],
  [490, 'PL', 'PLN', 2099],
  [14900, 'CH', 'CHF', 16900],
  [1690, 'CH', 'CHF', 1890],
  [0, 'CH', 'CHF', 0],
] as const)('%i cents are, in %s and %s, %i', (euroCents, country, currency, amount) =>
  expect(localPrice(euroCents, country, currency)).toBe(amount),
)

test.each(['CZ', 'PL', 'CH'] as const)('a higher price is never lower in %s', (country) => {
  const currency = ({ CZ: 'CZK', PL: 'PLN', CH: 'CHF' } as const)[country]
  const amounts = [190, 490, 995, 1690, 2990, 4900, 5990, 7900, 14900, 29900].map((cents) =>
    localPrice(cents, country, currency),
  )
  expect(amounts).toEqual(amounts.toSorted((a, b) => a - b))
})

test.each([
  ['EUR', 792, 790],
  ['EUR', 712, 700],
  ['EUR', 1396, 1395],
  ['EUR', 1394, 1390],
  ['EUR', 1399, 1399],
  ['EUR', 10_000, 10_000],
  ['EUR', 30, 50],
  ['EUR', 11_899.9999999, 11_900],
  ['CHF', 1899, 1895],
  ['CHF', 1889, 1850],
  ['PLN', 6413, 6400],
  ['PLN', 9999, 9999],
  ['PLN', 10_050, 10_000],
  ['CZK', 133_700, 133_500],
  ['CZK', 133_900, 133_900],
  ['CZK', 133_400, 133_000],
  ['CZK', 100, 500],
] as const)('in %s at most %d is %i on a tag', (currency, amount, price) =>
  expect(tagPrice(amount, currency)).toBe(price),
)
