import { expect, test } from 'vitest'
import { numberFormat } from '#domain/text/number-format.ts'

test.each([
  ['de-DE', {}, '1.234,5'],
  ['pl-PL', { minimumFractionDigits: 2 }, '1234,50'],
  ['de-DE', { minimumFractionDigits: 2 }, '1.234,50'],
  ['de-DE', { maximumFractionDigits: 0 }, '1.235'],
] as const)('in %s with %j, 1234.5 is %s', (intl, options, text) => {
  expect(numberFormat(intl, options).format(1234.5)).toBe(text)
})

test('a format is created once', () => {
  expect(numberFormat('fr-CH')).toBe(numberFormat('fr-CH', {}))
})
