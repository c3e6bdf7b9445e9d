import { expect, test } from 'vitest'
import { ownValues } from '#domain/order/own-values.ts'
import { valuesByWearer } from '#domain/order/values-by-wearer.ts'
import { anOrder } from '#tests/support/orders.ts'
import { aFrameItem, UNUSUAL } from '#tests/support/workshop.ts'

/** An order with glasses, each of the named. */
const group = (id: string, ...wearers: (string | null)[]) => ({
  id,
  entries: ownValues(
    anOrder({
      items: wearers.map((wearer, at) =>
        aFrameItem(`${id}${at}`, `g${at}`, { prescriptionValues: UNUSUAL, ...(wearer && { wearer }) }),
      ),
    }),
  ),
})

test.each<[string, ReturnType<typeof group>[], [string | null, string[][]][]]>([
  ['none', [], []],
  ['nobody named', [group('a', null), group('b', null)], [[null, [['a0'], ['b0']]]]],
  [
    'two people in one order, and no name in a later one',
    [group('a', null), group('b', 'Mia', 'Ben'), group('c', 'Ben')],
    [
      ['Mia', [['b0']]],
      ['Ben', [['b1'], ['c0']]],
      [null, [['a0']]],
    ],
  ],
])('values of %s', (_, groups, expected) =>
  expect(
    valuesByWearer(groups).map((each) => [
      each.wearer,
      each.groups.map(({ entries }) => entries.map(({ key }) => key)),
    ]),
  ).toEqual(expected),
)
