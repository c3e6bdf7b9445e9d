import { expect, test } from 'vitest'
import { rxPartsOf } from '#domain/prescription/rx-part.ts'
import { deliveryOfFrame } from '#server/configurator/delivery-of-frame.ts'
import { aConfiguration } from '#tests/support/configuration.ts'
import { aProduct, aStock, aVariant } from '#tests/support/goods.ts'

const NOW = new Date('2026-11-23T09:00:00Z')
const frame = { variant: { stock: aStock(9) }, type: 'rxGlasses' } as const
const part = (referenceKey: string, customData: Record<string, unknown>) =>
  rxPartsOf(aProduct(5, { customData, variants: [aVariant(5, { referenceKey, stock: aStock(0, true) })] }))

test('lenses that are ground first have a time of their own; a coating and a service have none', () => {
  const parts = [
    ...part('single', { rxPart: 'lensType', design: 'single-vision' }),
    ...part('index_ch', { rxPart: 'index', indexKey: 'index_ch' }),
    ...part('grey', { rxPart: 'tint', tintingType: 'tinted' }),
    ...part('hard', { rxPart: 'coating' }),
    ...part('service', { rxPart: 'service' }),
  ]
  const delivery = deliveryOfFrame(frame, parts, aConfiguration(), { now: NOW, country: 'DE' })
  expect(delivery.frame.days).toEqual({ from: 2, to: 4 })
  expect(Object.entries(delivery.parts).map(([key, { days }]) => [key, days])).toEqual(
    ['single', 'index_ch', 'grey'].map((key) => [key, { from: 10, to: 15 }]),
  )
})
