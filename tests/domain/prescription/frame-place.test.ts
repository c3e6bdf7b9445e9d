import { expect, test } from 'vitest'
import { framePlace } from '#domain/prescription/frame-place.ts'
import { aProduct, attributesOf, aVariant } from '#tests/support/goods.ts'

const SIZE = {
  lensWidth: '52',
  lensHeight: '40',
  bridgeWidth: '18',
  templeLength: '140',
  glassesWidth: '136',
}
const product = (look: object) => aProduct(1, { attributes: attributesOf({ ...look }) })
const variant = aVariant(1, { attributes: attributesOf(SIZE) })

test('a lens lies in its frame by its outline, its width, the bridge and what holds it', () => {
  const { lensHeight, place } = framePlace(product({ frameShape: 'panto', rimType: 'nylor' }), variant)
  expect(lensHeight).toBe(40)
  expect(place).toMatchObject({ lensWidth: 52, bridge: 18, hold: { rim: 'nylor', isWire: false } })
  expect(Math.max(...(place?.outline ?? []).map(([x]) => x))).toBeCloseTo(26, 0)
})

test('of a frame whose shape is not known the height is, of one without measures nothing', () => {
  expect(framePlace(product({}), variant)).toEqual({ lensHeight: 40, place: null })
  expect(framePlace(product({ frameShape: 'panto' }), aVariant(1))).toEqual({ lensHeight: null, place: null })
})
