import { expect, test } from 'vitest'
import { offersPupilDistance } from '#domain/shop/offers-pupil-distance.ts'
import { shopRows } from '#shop-api/seed/shops/configurations.ts'

const { flags } = shopRows()[0]!.configuration

test.each([
  [true, {}, true],
  [true, { pdTool: true }, true],
  [true, { pdTool: false }, false],
  [false, { pdTool: true }, false],
])('with the flag %s and the data %j: %s', (pdTool, customData, expected) => {
  expect(offersPupilDistance({ flags: { ...flags, pdTool }, customData })).toBe(expected)
})
