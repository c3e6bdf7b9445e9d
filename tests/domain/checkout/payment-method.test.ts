import { expect, test } from 'vitest'
import {
  mandateMethods,
  paymentMethods,
  paymentUnavailableReason,
  countriesWith,
} from '#domain/checkout/payment-method.ts'
import { payLaterLimit } from '#domain/checkout/pay-later-limits.ts'
import type { ShopCountry } from '#domain/shop/shop-country.ts'
import { minor } from '#domain/money/price.ts'
import type { PaymentKey } from '#domain/order/payment-key.ts'

test.each<[ShopCountry, PaymentKey[]]>([
  ['DE', ['paypal_instant', 'creditcard', 'klarna_paylater', 'accounting']],
  ['AT', ['creditcard', 'paypal_instant', 'klarna_paylater', 'accounting']],
  ['CH', ['twint', 'creditcard', 'accounting', 'paypal_instant']],
  ['CZ', ['creditcard', 'paypal_instant', 'accounting', 'cash_on_delivery']],
  ['PL', ['blik', 'p24', 'creditcard', 'paypal_instant', 'accounting', 'cash_on_delivery']],
  ['IT', ['creditcard', 'paypal_instant', 'klarna_paylater', 'cash_on_delivery']],
])('in %s one pays by %j', (country, keys) =>
  expect(paymentMethods(country, 'stripe').map(({ key }) => key)).toEqual(keys),
)

test.each<[ShopCountry, PaymentKey[]]>([
  ['DE', ['ratepay_invoice', 'ratepay_directdebit']],
  ['AT', ['ratepay_invoice', 'ratepay_directdebit']],
  ['CH', ['ratepay_invoice']],
  ['CZ', ['payu']],
  ['PL', ['payu']],
  ['IT', []],
])('in %s only the sandbox has %j', (country, keys) => {
  const real = paymentMethods(country, 'stripe').map(({ key }) => key)
  const all = paymentMethods(country, 'sandbox').map(({ key }) => key)
  expect(all.filter((key) => !real.includes(key))).toEqual(keys)
})

const method = (country: ShopCountry, key: PaymentKey) => {
  const found = paymentMethods(country, 'sandbox').find((each) => each.key === key)
  if (!found) throw new Error(`${key} is not to be had in ${country}`)
  return found
}

test.each<[ShopCountry, PaymentKey, number]>([
  ['CZ', 'cash_on_delivery', 3900],
  ['PL', 'cash_on_delivery', 990],
  ['IT', 'cash_on_delivery', 390],
  ['CZ', 'creditcard', 0],
  ['DE', 'accounting', 0],
])('in %s paying by %s costs %i', (country, key, fee) => expect(method(country, key).fee).toBe(fee))

test.each<[ShopCountry, PaymentKey, number | null]>([
  ['DE', 'accounting', 150_000],
  ['AT', 'accounting', 150_000],
  ['CH', 'accounting', 150_000],
  ['CZ', 'accounting', 3_500_000],
  ['PL', 'accounting', 600_000],
  ['DE', 'ratepay_invoice', 150_000],
  ['AT', 'ratepay_invoice', 150_000],
  ['CH', 'ratepay_invoice', 150_000],
  ['DE', 'ratepay_directdebit', 150_000],
  ['AT', 'ratepay_directdebit', 150_000],
  ['CZ', 'cash_on_delivery', 2_000_000],
  ['PL', 'cash_on_delivery', 400_000],
  ['IT', 'cash_on_delivery', 99_900],
  ['DE', 'creditcard', null],
])('in %s %s is for %j at most', (country, key, max) => expect(method(country, key).max).toBe(max))

test.each<[ShopCountry, PaymentKey, number, 'home' | 'branch' | null, boolean, string | null]>([
  ['DE', 'accounting', 150_000, 'home', false, null],
  ['DE', 'accounting', 150_001, 'home', false, 'too-much'],
  ['DE', 'accounting', 5000, 'home', true, 'other-address'],
  ['CZ', 'accounting', 3_500_001, 'home', false, 'too-much'],
  ['PL', 'accounting', 600_000, 'home', false, null],
  ['DE', 'ratepay_invoice', 150_001, 'home', false, 'too-much'],
  ['AT', 'ratepay_directdebit', 5000, 'home', true, 'other-address'],
  ['PL', 'payu', 999_999, 'home', true, null],
  ['DE', 'creditcard', 999_999, 'branch', true, null],
  ['CZ', 'cash_on_delivery', 5000, 'home', true, null],
  ['CZ', 'cash_on_delivery', 5000, 'branch', false, 'not-at-branch'],
  ['IT', 'cash_on_delivery', 99_901, 'home', false, 'too-much'],
  ['PL', 'blik', 5000, null, false, null],
])(
  'in %s %s for %i, delivered %s, billed elsewhere %s: %s',
  (country, key, total, delivery, elsewhere, why) =>
    expect(
      paymentUnavailableReason(method(country, key), {
        isSubscription: false,
        limit: payLaterLimit(country, true),
        total: minor(total),
        delivery,
        isBilledElsewhere: elsewhere,
      }),
    ).toBe(why),
)

test('what is paid later is limited, its fee included, and what is paid at once is not', () => {
  const situation = {
    isSubscription: false,
    limit: { orders: 2, total: minor(5000) },
    total: minor(5000),
    delivery: 'home',
    isBilledElsewhere: false,
  } as const
  expect(paymentUnavailableReason(method('IT', 'cash_on_delivery'), situation)).toBe('unproven')
  expect(paymentUnavailableReason(method('DE', 'accounting'), situation)).toBeNull()
  expect(
    paymentUnavailableReason(method('DE', 'creditcard'), { ...situation, total: minor(9000) }),
  ).toBeNull()
})

test.each<[ShopCountry, PaymentKey, string | null]>([
  ['DE', 'creditcard', null],
  ['DE', 'paypal_instant', null],
  ['AT', 'ratepay_directdebit', null],
  ['DE', 'accounting', null],
  ['PL', 'cash_on_delivery', null],
  ['PL', 'blik', 'not-recurring'],
  ['PL', 'p24', 'not-recurring'],
  ['CH', 'twint', 'not-recurring'],
  ['DE', 'klarna_paylater', 'not-recurring'],
])('a subscription in %s by %s: %s', (country, key, why) =>
  expect(
    paymentUnavailableReason(method(country, key), {
      isSubscription: true,
      limit: payLaterLimit(country, true),
      total: minor(2000),
      delivery: 'home',
      isBilledElsewhere: false,
    }),
  ).toBe(why),
)

test('invoices are offered in five countries', () =>
  expect(countriesWith('accounting')).toEqual(['DE', 'AT', 'CH', 'CZ', 'PL']))

test.each<[ShopCountry, 'stripe' | 'sandbox', PaymentKey[]]>([
  ['DE', 'stripe', ['paypal_instant', 'creditcard']],
  ['DE', 'sandbox', ['paypal_instant', 'creditcard', 'ratepay_directdebit']],
  ['PL', 'stripe', ['creditcard', 'paypal_instant']],
])('in %s with %s a customer agrees to %j once', (country, provider, keys) =>
  expect(mandateMethods(country, provider)).toEqual(keys),
)
