import { expect, test } from 'vitest'
import { figuresOf, frameMake, frameShape } from '#domain/catalogue/figures.ts'
import { attributesOf } from '#tests/support/goods.ts'

const whole = attributesOf({
  lensWidth: '48',
  lensHeight: '41',
  bridgeWidth: '21',
  templeLength: '145',
  glassesWidth: '133',
})

test('a variant tells the figures of its drawing, before its product', () => {
  const figures = { lensWidth: 48, lensHeight: 41, bridge: 21, temple: 145, width: 133 }
  expect(figuresOf(whole, undefined)).toEqual(figures)
  expect(figuresOf(attributesOf({ glassesWidth: '136' }), whole)).toEqual({ ...figures, width: 136 })
})

test.each(['lensWidth', 'lensHeight', 'bridgeWidth', 'templeLength', 'glassesWidth'])(
  'without %s nothing is drawn',
  (key) => {
    const { [key]: _, ...rest } = whole
    expect(figuresOf(rest, undefined)).toBeNull()
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
  [{}, { isWire: false, rim: 'full' }],
])('%o is made as %o', (attributes, make) => {
  expect(frameMake(attributesOf(attributes))).toEqual(make)
})
