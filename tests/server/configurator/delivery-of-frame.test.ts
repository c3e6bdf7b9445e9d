import { expect, test } from 'vitest'
import { rxPartsOf } from '#domain/prescription/rx-part.ts'
import { deliveryOfFrame } from '#server/configurator/delivery-of-frame.ts'
import { aConfiguration } from '#tests/support/configuration.ts'
import { aProduct, aStock, aVariant } from '#tests/support/goods.ts'

const NOW = new Date('2026-11-23T09:00:00Z')
const frame = { variant: { stock: aStock(9) }, type: 'rxGlasses' } as const
const part = (customData: Record<string, unknown>) =>
  rxPartsOf(aProduct(5, { customData, variants: [aVariant(5, { stock: aStock(0, true) })] }))

test.each([
  ['made with nothing', [], true],
  ['lenses that are ground first', part({ rxPart: 'lensType', design: 'single-vision' }), false],
  ['a coating, which takes no time of its own', part({ rxPart: 'coating' }), true],
])('a frame with %s', (_, parts, isAsFast) => {
  const { frame: alone, pair } = deliveryOfFrame(frame, parts, aConfiguration(), { now: NOW, country: 'DE' })
  expect(JSON.stringify(pair) === JSON.stringify(alone)).toBe(isAsFast)
})
