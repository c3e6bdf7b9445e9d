import { expect, test } from 'vitest'
import { rxPartsOf } from '#domain/prescription/rx-part.ts'
import { deliveryOfFrame } from '#server/configurator/delivery-of-frame.ts'
import { aConfiguration } from '#tests/support/configuration.ts'
import { aProduct, aStock, aVariant } from '#tests/support/goods.ts'

const NOW = new Date('2026-11-23T09:00:00Z')
const frame = { variant: { stock: aStock(9) }, type: 'rxGlasses' } as const
const part = (customData: Record<string, unknown>) =>
  rxPartsOf(aProduct(5, { customData, variants: [aVariant(5, { stock: aStock(0, true) })] }))

test('lenses that are ground first have a time of their own, a coating has none', () => {
  const parts = [...part({ rxPart: 'lensType', design: 'single-vision' }), ...part({ rxPart: 'coating' })]
  const delivery = deliveryOfFrame(frame, parts, aConfiguration(), { now: NOW, country: 'DE' })
  expect(delivery.frame.days).toEqual({ from: 2, to: 4 })
  expect(Object.values(delivery.parts).map(({ days }) => days)).toEqual([{ from: 10, to: 15 }])
})
