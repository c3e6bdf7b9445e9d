import { expect, test } from 'vitest'
import { offeredInstruments } from '#domain/content/placed-instrument.ts'
import { shopRows } from '#shop-api/seed/shops/configurations.ts'

const { flags } = shopRows()[0]!.configuration

test.each([
  [true, { pdTool: true, vtoApiKey: 'key' }, ['try-on', 'pupil-distance', 'face-scan', 'hearing']],
  [true, { vtoApiKey: null }, ['try-on', 'pupil-distance', 'face-scan', 'hearing']],
  [true, { pdTool: false }, ['try-on', 'face-scan', 'hearing']],
  [false, { pdTool: true }, ['try-on', 'face-scan', 'hearing']],
])('with the flag %s and the data %j a shop has %j', (pdTool, customData, expected) => {
  expect(offeredInstruments({ flags: { ...flags, pdTool }, customData })).toEqual(expected)
})
