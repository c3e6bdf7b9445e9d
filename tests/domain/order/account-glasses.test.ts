import { expect, test } from 'vitest'
import { accountGlasses, type AccountGlasses } from '#domain/order/account-glasses.ts'
import type { BranchOrder } from '#domain/branch/branch-order.ts'
import { aBranchOrder } from '#tests/support/branch-orders.ts'
import { anOrder, anOrderItem } from '#tests/support/orders.ts'
import { aFrameItem } from '#tests/support/workshop.ts'

/** Tells the pair by its pupillary distance. */
const valuesOf = (key: string) => {
  const eye = { sphere: -2, pd: 30 + Number(key.slice(1)) }
  return { right: eye, left: eye }
}
const keyOf = ({ prescription }: AccountGlasses) => `i${(prescription.right.pd ?? 0) - 30}`

type Frame = [key: string, wearer?: string]

const order = (frames: readonly Frame[], rest: object = {}) =>
  anOrder({
    items: frames.map(([key, wearer]) =>
      aFrameItem(key, key, { prescriptionValues: valuesOf(key), ...(wearer && { wearer }) }),
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
  const glasses = accountGlasses(orders, [], 'Anna')
  expect(glasses && [keyOf(glasses), glasses.wearer]).toEqual(expected)
})

const inBranch = (orderedAt: string, over: Partial<BranchOrder> = {}) =>
  aBranchOrder({ orderedAt, lines: [{ ...aBranchOrder().lines[0]!, values: valuesOf('i5') }], ...over })
test.each<[string, BranchOrder, string]>([
  ['later ones of a branch', inBranch('2026-11-22T08:00:00+01:00'), 'i5'],
  ['earlier ones of a branch', inBranch('2026-11-20T08:00:00+01:00'), 'i1'],
  [
    'ones of a branch whose values leave',
    inBranch('2026-11-22T08:00:00+01:00', { areValuesLeaving: true }),
    'i1',
  ],
])('glasses of the shop beside %s', (_, branchOrder, key) => {
  const ordered = order([['i1']], { placedAt: '2026-11-21T08:00:00Z' })
  const glasses = accountGlasses([ordered], [branchOrder], 'Anna')
  expect(glasses && keyOf(glasses)).toBe(key)
})

test('a branch has measured the distance of the pupils', () =>
  expect(accountGlasses([], [inBranch('2026-11-22T08:00:00Z')], 'Anna')).toEqual({
    prescription: valuesOf('i5'),
    pupilDistance: { method: 'branch' },
    orderedOn: '2026-11-22T08:00:00Z',
    wearer: null,
  }))
