import { expect, test } from 'vitest'
import { accountGlasses } from '#domain/order/account-glasses.ts'
import { anOrder, anOrderItem } from '#tests/support/orders.ts'
import { aFrameItem, UNUSUAL } from '#tests/support/workshop.ts'

type Frame = [key: string, wearer?: string]

const order = (frames: readonly Frame[], rest: object = {}) =>
  anOrder({
    items: frames.map(([key, wearer]) =>
      aFrameItem(key, key, { prescriptionValues: UNUSUAL, ...(wearer && { wearer }) }),
    ),
    ...rest,
  })
const lenses = anOrder({
  items: [anOrderItem('i9', { customData: { prescriptionValues: { right: { sphere: -2 }, left: {} } } })],
})

test.each<[string, ReturnType<typeof order>[], (string | null)[] | null]>([
  ['no orders', [], null],
  ['contact lenses alone', [lenses], null],
  ['glasses without a name', [order([['i1']]), order([['i2']])], ['i1', null]],
  ['own glasses after those of a child', [order([['i1', 'Mia']]), order([['i2', 'Anna']])], ['i2', 'Anna']],
  ['unnamed glasses beside those of a child', [order([['i1', 'Mia'], ['i2']])], ['i2', null]],
  ['those of others alone', [order([['i1', 'Mia']]), order([['i2', 'Ben']])], ['i1', 'Mia']],
  [
    'values that leave',
    [order([['i1']], { valuesRemoval: 'requested' }), order([['i2', 'Mia']])],
    ['i2', 'Mia'],
  ],
  [
    'a pair whose values follow',
    [anOrder({ items: [aFrameItem('i1', 'g', { prescriptionValues: {} })] })],
    null,
  ],
])('the glasses of an account with %s', (_, orders, expected) => {
  const glasses = accountGlasses(orders, 'Anna')
  expect(glasses && [glasses.item.key, glasses.wearer]).toEqual(expected)
})
