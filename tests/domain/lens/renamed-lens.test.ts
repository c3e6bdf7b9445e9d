import { expect, test } from 'vitest'
import { isRenamedLens } from '#domain/lens/renamed-lens.ts'
import { aProduct, attributesOf, aVariant } from '#tests/support/goods.ts'

const text = (value: string) => ({ label: value, value })
const PRODUCT = {
  brand: 'clarius',
  lensType: 'toric',
  wearingTime: 'monthly',
  lensMaterial: 'comfilcon',
  waterContent: '48',
  oxygenPermeability: '128',
}
const VARIANT = { baseCurve: '8.6', diameter: '14.2' }

const lens = (over: Partial<typeof PRODUCT & typeof VARIANT> = {}) => {
  const { baseCurve, diameter, ...ofProduct } = { ...PRODUCT, ...VARIANT, ...over }
  const textsOf = (values: Record<string, string>) =>
    attributesOf(Object.fromEntries(Object.entries(values).map(([key, value]) => [key, text(value)])))
  return {
    product: aProduct(1, { attributes: textsOf(ofProduct) }),
    variant: aVariant(1, { attributes: textsOf({ baseCurve, diameter }) }),
  }
}

test('a lens that is alike in all that decides the fit is renamed', () => {
  expect(isRenamedLens(lens(), lens())).toBe(true)
})

test.each<[keyof typeof PRODUCT | keyof typeof VARIANT, string]>([
  ['brand', 'lumea'],
  ['lensType', 'spherical'],
  ['wearingTime', 'daily'],
  ['lensMaterial', 'senofilcon'],
  ['waterContent', '38'],
  ['oxygenPermeability', '147'],
  ['baseCurve', '8.4'],
  ['diameter', '14.5'],
])('a lens of another %s is another lens', (key, value) => {
  expect(isRenamedLens(lens(), lens({ [key]: value }))).toBe(false)
})
