import { expect, test } from 'vitest'
import { SHOP_COUNTRIES } from '#domain/shop/shop-country.ts'
import { DEMONSTRATION_ACCOUNTS } from '#domain/transfer/bank-account.ts'
import {
  compactIban,
  domesticAccount,
  formatIban,
  isIban,
  isQrIban,
  remainderBy97,
} from '#domain/transfer/iban.ts'

test.each([
  ['DE89 3704 0044 0532 0130 00', true],
  ['gb29-nwbk-6016-1331-9268-19', true],
  ['CH93 0076 2011 6238 5295 7', true],
  ['NO93 8601 1117 947', true],
  ['MT84MALT011000012345MTLCAST001S', true],
  ['DE89 3704 0044 0532 0130 01', false],
  ['DE98 3704 0044 0532 0130 00', false],
  ['DE89 3704 0044 0532 0130 0', false],
  ['ZZ89 3704 0044 0532 0130 00', false],
  ['DE89 3704 0044 0532 0130 0ä', false],
  ['8937 0400 4405 3201 3000', false],
  ['', false],
])('%s: %s', (typed, is) => expect(isIban(compactIban(typed))).toBe(is))

test.each(SHOP_COUNTRIES)('the demonstration has an account of %s', (country) => {
  const { iban } = DEMONSTRATION_ACCOUNTS[country]
  expect([iban.slice(0, 2), isIban(iban)]).toEqual([country, true])
})

test.each([
  ['CZ6508000000192000145399', '19-2000145399/0800'],
  ['CZ9455000000001011038930', '1011038930/5500'],
  ['AT611904300234573201', null],
])('the account %s has the domestic number %s', (iban, number) => {
  expect(isIban(iban)).toBe(true)
  expect(domesticAccount(iban)).toBe(number)
})

test('people read groups of four', () =>
  expect(formatIban('AT611904300234573201').split('\u00A0')).toEqual([
    'AT61',
    '1904',
    '3002',
    '3457',
    '3201',
  ]))

test.each([
  ['CH4431999123000889012', true],
  ['LI2230000123000889012', true],
  ['CH9300762011623852957', false],
  ['DE89310400440532013000', false],
])('%s takes QR references only: %s', (iban, is) => expect(isQrIban(iban)).toBe(is))

test('letters count as two digits', () => expect(remainderBy97('A1')).toBe(101 % 97))
