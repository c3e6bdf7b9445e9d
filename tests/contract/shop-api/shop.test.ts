import { expect, test } from 'vitest'
import { redirect, shopConfiguration } from '#contract/shop-api/shop.ts'
import { aConfiguration } from '#tests/support/configuration.ts'

test.each([
  [301, true],
  [302, true],
  [303, true],
  [307, true],
  [308, true],
  [200, false],
  [304, false],
  [404, false],
  [999, false],
])('status %i is valid for a redirect: %s', (statusCode, isOne) => {
  expect(redirect.safeParse({ source: '/alt/', target: '/neu/', statusCode }).success).toBe(isOne)
})

test.each([
  [{ contactLens: { from: 1, to: 3 } }, { contactLens: { from: 1, to: 3 } }],
  [
    { contactLens: '1-3', smartGlasses: { from: 1, to: 2 }, sunglasses: { from: 1, to: 2 } },
    { sunglasses: { from: 1, to: 2 } },
  ],
  ['1-3', undefined],
  [undefined, undefined],
])('delivery estimates %j are read as %j, and other settings of a shop stay', (given, expected) => {
  const customData = { deliveryEstimatesProductType: given, other: [1] }
  const read = shopConfiguration.parse({ ...aConfiguration(), customData })
  expect(read.customData).toEqual({ deliveryEstimatesProductType: expected, other: [1] })
})
