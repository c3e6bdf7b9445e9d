import { describe, expect, test } from 'vitest'
import { shopConfigurationAnswer } from '#contract/shop-api/shop-configuration.ts'
import type { Flag } from '#domain/shop/configuration.ts'
import { aConfiguration } from '#tests/support/configuration.ts'

const answer = shopConfigurationAnswer({ locale: 'de-AT', currency: 'EUR' })

/** What the public service says of a shop, and nothing more. */
const bare = {
  shopId: 10002,
  name: 'Outside',
  country: 'AUT',
  customData: {},
  shopCustomData: {},
  properties: [],
}

test('the fields of spec §3 are read as they are', () => {
  const given = aConfiguration({
    locale: 'cs-CZ',
    currency: 'CZK',
    googleTagId: 'GTM-A',
    experiments: { a: 'b' },
    orderReturnPortal: { domain: 'https://returns.example', portal: 'de' },
    customData: { other: [1] },
  })
  expect(answer.parse({ ...given, shopCustomData: {}, properties: [] })).toEqual({
    ...given,
    customData: { other: [1] },
  })
})

test('a shop that says nothing more is open, in the usual language and currency, without extras', () => {
  const { flags, ...rest } = answer.parse(bare)
  expect(rest).toEqual({
    shopId: 10002,
    name: 'Outside',
    country: 'AUT',
    locale: 'de-AT',
    currency: 'EUR',
    domain: null,
    googleTagId: null,
    experiments: {},
    orderReturnPortal: null,
    customData: {},
  })
  expect(Object.entries(flags).filter(([, isOn]) => isOn)).toEqual([['onlineShop', true]])
})

describe('a flag', () => {
  test.each<[Flag, object, boolean]>([
    ['subscription', { shopCustomData: { subscription: true } }, true],
    ['subscription', { customData: { subscription: 'ja' } }, true],
    ['subscription', { properties: [{ key: 'subscription', value: '1' }] }, true],
    ['subscription', { properties: [{ key: 'subscription', value: 'no' }] }, false],
    ['subscription', { shopCustomData: { flags: { subscription: true } } }, true],
    ['subscription', { customData: { subscription: true }, shopCustomData: { subscription: false } }, false],
    [
      'subscription',
      { properties: [{ key: 'subscription', value: '1' }], customData: { subscription: 0 } },
      false,
    ],
    ['rxConfigurator', { customData: { correctionalGlasses: true } }, true],
    ['freeRxShipping', { customData: { rxFreeShipping: true } }, true],
    ['zeroCostFrames', { customData: { zeroCostFrames: true } }, true],
    ['onlineShop', { shopCustomData: { onlineShop: false } }, false],
    ['onlineShop', { flags: { onlineShop: 'false' } }, false],
  ])('%s is read from %j: %s', (flag, given, expected) => {
    expect(answer.parse({ ...bare, ...given }).flags[flag]).toBe(expected)
  })
})

test('settings that properties write as text become lists and objects', () => {
  const read = answer.parse({
    ...bare,
    properties: [
      { key: 'rxLensTypes', value: 'type_ei, type_none' },
      { key: 'deliveryEstimatesProductType', value: '{"contactLens":{"from":1,"to":3}}' },
      { key: 'orderReturnPortal', value: '{"domain":"https://returns.example","portal":"at"}' },
      { key: 'abTestingConfig', value: '{"yellowPrice":"variant"}' },
      { key: 'broken', value: '{' },
    ],
  })
  expect(read.customData).toEqual({
    rxLensTypes: ['type_ei', 'type_none'],
    deliveryEstimatesProductType: { contactLens: { from: 1, to: 3 } },
    orderReturnPortal: {
      domain: 'https://returns.example',
      portal: 'at',
    },
    abTestingConfig: { yellowPrice: 'variant' },
    broken: '{',
  })
  expect(read.orderReturnPortal).toEqual({ domain: 'https://returns.example', portal: 'at' })
  expect(read.experiments).toEqual({ yellowPrice: 'variant' })
})

test.each([
  [{ googleTagId: 7 }, 'googleTagId'],
  [{ orderReturnPortal: 'https://returns.example' }, 'orderReturnPortal'],
] as const)('%j is not understood, and left out', (customData, name) => {
  expect(answer.parse({ ...bare, customData })[name]).toBeNull()
})

test('an answer without a shop is not one', () => {
  expect(answer.safeParse({ ...bare, shopId: undefined }).success).toBe(false)
})
