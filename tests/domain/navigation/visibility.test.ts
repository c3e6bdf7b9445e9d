import { expect, test } from 'vitest'
import { earliestMoment, isVisible, nextNavigationChange } from '#domain/navigation/visibility.ts'
import type { NavigationItem } from '#domain/navigation/tree.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const BEFORE = '2026-11-01T00:00:00Z'
const AFTER = '2026-12-01T00:00:00Z'
const LATER = '2026-12-24T00:00:00Z'

test.each([
  [null, null, true],
  [BEFORE, null, true],
  [null, AFTER, true],
  [BEFORE, AFTER, true],
  ['2026-11-21T12:00:00Z', '2026-11-21T12:00:00Z', true],
  [AFTER, null, false],
  [null, BEFORE, false],
  [AFTER, LATER, false],
])('from %s to %s: %s', (visibleFrom, visibleTo, expected) => {
  expect(isVisible({ visibleFrom, visibleTo }, NOW)).toBe(expected)
})

const item = (visibleFrom: string | null, visibleTo: string | null, children: NavigationItem[] = []) =>
  ({
    id: 1,
    name: '',
    assets: {},
    visibleFrom,
    visibleTo,
    children,
    type: 'page',
    page: '',
  }) satisfies NavigationItem

test('the next bound is found at every depth, and past ones are ignored', () => {
  expect(nextNavigationChange([item(BEFORE, LATER, [item(AFTER, null)])], NOW)).toBe(AFTER)
  expect(nextNavigationChange([item(BEFORE, null)], NOW)).toBeNull()
  expect(nextNavigationChange([], NOW)).toBeNull()
})

test.each([
  [[], null],
  [[null, null], null],
  [[LATER, null, AFTER], AFTER],
  // Half past ten in Berlin is before ten in Greenwich.
  [['2026-12-01T10:00:00Z', '2026-12-01T10:30:00+01:00'], '2026-12-01T10:30:00+01:00'],
])('of %j the first is %s', (bounds, expected) => {
  expect(earliestMoment(bounds)).toBe(expected)
})
