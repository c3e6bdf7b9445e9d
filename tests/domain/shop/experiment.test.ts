import { expect, test } from 'vitest'
import { FLAGS, type Flags } from '#domain/shop/configuration.ts'
import { isExperimentActive, showsYellowPrice } from '#domain/shop/experiment.ts'

test.each([
  ['variant_a', true],
  ['true', true],
  ['control', false],
  ['out_of_scope', false],
  ['', false],
  [undefined, false],
])('an experiment of value %s is active: %s', (value, expected) => {
  expect(isExperimentActive(value)).toBe(expected)
})

test.each([
  [true, {}, true],
  [true, { yellowPrice: 'control' }, true],
  [false, { yellowPrice: 'variant_a' }, true],
  [false, { yellowPrice: 'control' }, false],
  [false, { other: 'variant_a' }, false],
])(
  'with the flag %s and the experiments %o the yellow price is shown: %s',
  (yellowPrice, experiments, shown) => {
    const off: Flags = Object.assign({}, ...FLAGS.map((flag) => ({ [flag]: false })))
    expect(showsYellowPrice({ flags: { ...off, yellowPrice }, experiments })).toBe(shown)
  },
)
