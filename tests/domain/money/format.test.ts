import { describe, expect, test } from 'vitest'
import { formatExactMoney, formatMoney, plainAmount } from '#domain/money/format.ts'
import { minor } from '#domain/money/price.ts'

describe('an amount as its shop writes it (spaces that do not break are shown as _)', () => {
  test.each([
    [12720, 'de-DE', 'EUR', '127,20_€'],
    [12900, 'de-DE', 'EUR', '129_€'],
    [0, 'de-DE', 'EUR', '0_€'],
    [5, 'de-DE', 'EUR', '0,05_€'],
    [-500, 'de-DE', 'EUR', '-5_€'],
    [129900, 'de-DE', 'EUR', '1.299_€'],
    [12720, 'de-AT', 'EUR', '€_127,20'],
    [12720, 'de-CH', 'CHF', 'CHF_127.20'],
    [12720, 'fr-CH', 'CHF', '127.20_CHF'],
    [12720, 'it-CH', 'CHF', 'CHF_127.20'],
    [12720, 'it-IT', 'EUR', '127,20_€'],
    [12720, 'de-IT', 'EUR', '127,20_€'],
    [129900, 'cs-CZ', 'CZK', '1_299_Kč'],
    [12720, 'pl-PL', 'PLN', '127,20_zł'],
  ])('%i in %s is %s %s', (amount, intl, currency, expected) => {
    expect(formatMoney(minor(amount), { intl, currency }).replaceAll(/[\u00A0\u202F]/g, '_')).toBe(expected)
  })
})

test.each([
  [12720, '127.20'],
  [12900, '129.00'],
  [5, '0.05'],
])('%i is %s to a program', (amount, expected) => {
  expect(plainAmount(minor(amount))).toBe(expected)
})

test.each([
  [12900, 'de-DE', 'EUR', '129,00_€'],
  [12720, 'cs-CZ', 'CZK', '127,20_Kč'],
])('%i in %s is on documents %s %s', (amount, intl, currency, expected) => {
  expect(formatExactMoney(minor(amount), { intl, currency }).replaceAll(/[\u00A0\u202F]/g, '_')).toBe(
    expected,
  )
})
