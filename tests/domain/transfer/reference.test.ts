import { describe, expect, test } from 'vitest'
import {
  creditorReference,
  formatReference,
  qrReference,
  transferReference,
  variableSymbol,
} from '#domain/transfer/reference.ts'

const DE = 'DE89370400440532013000'
const SWISS = 'CH9300762011623852957'
const SWISS_QR = 'CH4431999123000889012'
const ORDER = '123456789012'

describe('check digits', () => {
  // Examples of ISO 11649 and of the Swiss implementation guidelines.
  test.each([
    ['539007547034', 'RF18539007547034'],
    ['2348231', 'RF712348231'],
  ])('the creditor reference of %s is %s', (number, is) => expect(creditorReference(number)).toBe(is))

  test.each([
    ['21000000000313947143000901', '210000000003139471430009017'],
    ['12000000000023447894321689', '120000000000234478943216899'],
    ['0', '000000000000000000000000000'],
  ])('the QR reference of %s is %s', (number, is) => expect(qrReference(number)).toBe(is))

  test.each([
    ['123456789012', '3456789012'],
    ['120000000012', '12'],
    ['120000000000', '0'],
  ])('the variable symbol of %s is %s', (number, is) => expect(variableSymbol(number)).toBe(is))
})

test.each([
  ['DE', DE, 'creditor', creditorReference(ORDER)],
  ['CH', SWISS, 'creditor', creditorReference(ORDER)],
  ['CH', SWISS_QR, 'qr', qrReference(ORDER)],
  ['CZ', DE, 'symbol', '3456789012'],
  ['PL', DE, 'title', 'R-123456789012'],
] as const)('in %s with %s it is a %s', (country, iban, kind, value) =>
  expect(transferReference(ORDER, country, iban)).toEqual({ kind, value }),
)

test.each([
  ['creditor', 'RF18539007547034', 'RF18 5390 0754 7034'],
  ['qr', '210000000003139471430009017', '21 00000 00003 13947 14300 09017'],
  ['symbol', '3456789012', '3456789012'],
] as const)('a %s reference is read in groups', (kind, value, is) =>
  expect(formatReference({ kind, value }).replaceAll('\u00A0', ' ')).toBe(is),
)
