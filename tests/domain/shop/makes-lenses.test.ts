import { expect, test } from 'vitest'
import { makesLensesFor } from '#domain/shop/makes-lenses.ts'
import { aVariant } from '#tests/support/goods.ts'

const frame = aVariant(1)
const given = { price: { ...frame.price, withTax: 0 as typeof frame.price.withTax } }
const on = { onlineShop: true, rxConfigurator: true, zeroCostFrames: true }

test.each([
  [on, true, true],
  [{ ...on, zeroCostFrames: false }, true, false],
  [{ ...on, rxConfigurator: false }, false, false],
  [{ ...on, onlineShop: false }, false, false],
])(
  'with %j lenses are made for a frame: %s, and for one that is given with them: %s',
  (flags, sold, free) => {
    expect([makesLensesFor(flags, frame), makesLensesFor(flags, given)]).toEqual([sold, free])
  },
)
