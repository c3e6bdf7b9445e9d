import { expect, test } from 'vitest'
import { paymentMethods } from '#domain/checkout/payment-method.ts'
import { OPEN_DAYS, PAY_LATER_ATTEMPTS, payLaterLimit } from '#domain/checkout/pay-later-limits.ts'
import { isPaidLater } from '#domain/order/payment-key.ts'
import { SHOP_COUNTRIES, type ShopCountry } from '#domain/shop/shop-country.ts'

test.each<[ShopCountry, boolean, number, number]>([
  ['DE', false, 2, 30_000],
  ['AT', false, 2, 30_000],
  ['CH', false, 2, 30_000],
  ['CZ', false, 2, 700_000],
  ['PL', false, 2, 120_000],
  ['IT', false, 2, 30_000],
  ['DE', true, 6, 300_000],
  ['AT', true, 6, 300_000],
  ['CH', true, 6, 300_000],
  ['CZ', true, 6, 4_000_000],
  ['PL', true, 6, 800_000],
  ['IT', true, 6, 200_000],
])('in %s with a proven mailbox: %s, %i orders of %i may be open', (country, isVerified, orders, total) =>
  expect(payLaterLimit(country, isVerified)).toEqual({ orders, total }),
)

test.each(SHOP_COUNTRIES)('in %s a proven customer may have the dearest order open', (country) => {
  for (const { max } of paymentMethods(country, 'sandbox').filter(({ key }) => isPaidLater(key)))
    expect(max).toBeLessThanOrEqual(payLaterLimit(country, true).total)
})

test('six attempts an hour come from one address, and an order is open for two months', () =>
  expect([PAY_LATER_ATTEMPTS, OPEN_DAYS]).toEqual([{ orders: 6, seconds: 60 * 60 }, 60]))
