import { expect, test } from 'vitest'
import { ownBranchValues } from '#domain/order/own-branch-values.ts'
import { aBranchOrder, BRANCH_VALUES } from '#tests/support/branch-orders.ts'

test('each line with values of an order of a branch has them, with the day of the order', () => {
  const [line] = aBranchOrder().lines
  const lenses = { right: { sphere: -3, baseCurve: 8.6 }, left: {} }
  const order = aBranchOrder({
    lines: [
      { ...line!, name: 'Case', values: null },
      { ...line!, name: 'Empty', values: { right: {}, left: {} } },
      line!,
      { ...line!, name: 'Lenses', values: lenses },
    ],
    orderedAt: '2026-11-10T10:00:00Z',
  })
  const common = {
    measured: null,
    source: 'branch',
    savedOn: '2026-11-10T10:00:00Z',
    measuredOn: '2026-11-10',
    wearer: null,
    items: [],
  }
  expect(ownBranchValues(order)).toEqual([
    {
      ...common,
      key: '2',
      kind: 'glasses',
      title: 'Brera 4711',
      values: BRANCH_VALUES,
      eyes: ['right', 'left'],
    },
    { ...common, key: '3', kind: 'lenses', title: 'Lenses', values: lenses, eyes: ['right'] },
  ])
})
