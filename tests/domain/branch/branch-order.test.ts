import { describe, expect, test } from 'vitest'
import {
  BRANCH_ORDER_EVENTS,
  BRANCH_ORDER_STATUSES,
  branchOrderValues,
  nextBranchOrderStatus,
  warrantyEnd,
} from '#domain/branch/branch-order.ts'
import { minor } from '#domain/money/price.ts'

describe('the status of a branch order', () => {
  const POSSIBLE: Record<string, string> = {
    'ordered workshop': 'workshop',
    'ordered ready': 'ready',
    'workshop workshop': 'workshop',
    'workshop ready': 'ready',
    'ready ready': 'ready',
    'ready collect': 'collected',
    'collected collect': 'collected',
    'collected complain': 'complained',
    'complained complain': 'complained',
    'complained workshop': 'workshop',
    'complained ready': 'ready',
  }
  const all = BRANCH_ORDER_STATUSES.flatMap((status) =>
    BRANCH_ORDER_EVENTS.map((event) => [status, event] as const),
  )
  test.each(all)('%s, then %s', (status, event) =>
    expect(nextBranchOrderStatus(status, event)).toBe(POSSIBLE[`${status} ${event}`] ?? null),
  )
})

test.each([
  ['2026-11-23', '2028-11-23'],
  ['2028-02-29T10:00:00Z', '2030-02-28'],
  ['2027-02-28', '2029-02-28'],
  ['2026-11-29T23:30:00Z', '2028-11-30'],
])('what is collected on %s has a warranty until %s', (on, until) => expect(warrantyEnd(on)).toBe(until))

test('its values are those of its first glasses', () => {
  const line = { name: 'x', quantity: 1, price: minor(100) }
  const glasses = { right: { sphere: -2 }, left: { sphere: -1.5 } }
  const lenses = { right: { sphere: -3, baseCurve: 8.6 }, left: {} }
  const lines = [
    { ...line, values: null },
    { ...line, values: lenses },
    { ...line, values: glasses },
  ]
  expect(branchOrderValues({ lines, areValuesLeaving: false })).toEqual(glasses)
  expect(branchOrderValues({ lines: lines.slice(0, 2), areValuesLeaving: false })).toBeNull()
  expect(branchOrderValues({ lines, areValuesLeaving: true })).toBeNull()
})
