import { expect, test } from 'vitest'
import { frameDimensions, frameConstruction, frameShape } from '#domain/catalogue/frame-dimensions.ts'
import { attributesOf } from '#tests/support/goods.ts'

const whole = attributesOf({
  lensWidth: '48',
  lensHeight: '41',
  bridgeWidth: '21',
  templeLength: '145',
  glassesWidth: '133',
})

test("a variant's dimensions come before those of its product", () => {
  const figures = { lensWidth: 48, lensHeight: 41, bridge: 21, temple: 145, width: 133 }
  expect(frameDimensions(whole, undefined)).toEqual(figures)
  expect(frameDimensions(attributesOf({ glassesWidth: '136' }), whole)).toEqual({ ...figures, width: 136 })
})

test.each(['lensWidth', 'lensHeight', 'bridgeWidth', 'templeLength', 'glassesWidth'])(
  'without %s there is no drawing',
  (key) => {
    const { [key]: _, ...rest } = whole
    expect(frameDimensions(rest, undefined)).toBeNull()
  },
)

test.each([
  ['panto', 'panto'],
  ['triangle', null],
  [undefined, null],
])('the shape %s is drawn as %s', (value, shape) =>
  expect(frameShape(value === undefined ? undefined : attributesOf({ frameShape: value }))).toBe(shape),
)

test.each([
  [
    { frameMaterial: 'acetate', rimType: 'full' },
    { isWire: false, rim: 'full' },
  ],
  [
    { frameMaterial: 'titanium', rimType: 'nylor' },
    { isWire: true, rim: 'nylor' },
  ],
  [
    { frameMaterial: 'acetate', rimType: 'rimless' },
    { isWire: true, rim: 'rimless' },
  ],
  [
    { frameMaterial: 'stainless', rimType: 'inline_grooves' },
    { isWire: true, rim: 'nylor' },
  ],
  [
    { frameMaterial: 'acetate', rimType: 'randlos' },
    { isWire: true, rim: 'rimless' },
  ],
  [
    { frameMaterial: 'acetate', rimType: 'gerillt' },
    { isWire: false, rim: 'nylor' },
  ],
  [{}, { isWire: false, rim: 'full' }],
])('%o has the construction %o', (attributes, make) => {
  expect(frameConstruction(attributesOf(attributes))).toEqual(make)
})
