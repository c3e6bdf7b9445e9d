import { expect, test } from 'vitest'
import { minor } from '#domain/money/price.ts'
import { bareOfferData, offerData, type SalesTerms } from '#domain/seo/offer-data.ts'
import { days, OFFER, TERMS } from '#tests/support/structured-product.ts'

test('an offer without known days and returns has neither; a buyer who pays for the return is told', () => {
  const withTerms = (terms: Partial<SalesTerms>) => offerData(OFFER, { ...TERMS, ...terms })
  const bare = withTerms({ days: null, returnsPaidBy: null })
  expect(bare).not.toHaveProperty('hasMerchantReturnPolicy')
  expect(bare).not.toHaveProperty('shippingDetails.deliveryTime')
  expect(withTerms({ returnsPaidBy: 'buyer' })).toHaveProperty(
    'hasMerchantReturnPolicy.returnFees',
    'https://schema.org/ReturnFeesCustomerResponsibility',
  )
})

test('a single day of delivery is not earlier at its end', () => {
  expect(offerData(OFFER, { ...TERMS, days: { from: 1, to: 1 } })).toHaveProperty(
    'shippingDetails.deliveryTime.transitTime',
    days(1, 1),
  )
})

test('a reduction gives the price before it, struck through', () => {
  expect(offerData({ ...OFFER, previous: minor(5990) }, TERMS)).toHaveProperty('priceSpecification', {
    '@type': 'UnitPriceSpecification',
    priceType: 'https://schema.org/StrikethroughPrice',
    price: '59.90',
    priceCurrency: 'EUR',
  })
})

test.each([
  ['now', 'InStock'],
  ['soon', 'LimitedAvailability'],
  ['on-order', 'BackOrder'],
  ['none', 'OutOfStock'],
] as const)('available %s is %s', (availability, word) => {
  const given = { ...OFFER, availability }
  const expected = `https://schema.org/${word}`
  expect(offerData(given, TERMS)).toHaveProperty('availability', expected)
  expect(bareOfferData(given)).toHaveProperty('availability', expected)
})
