import { expect, test } from 'vitest'
import { isThereOn } from '#domain/branch/branch.ts'

test.each([
  [null, null, true],
  ['2026-11-23', '2026-11-23', true],
  ['2026-11-24', null, false],
  [null, '2026-11-22', false],
])('from %s until %s it is there on 2026-11-23: %s', (from, until, is) =>
  expect(isThereOn({ from, until }, '2026-11-23')).toBe(is),
)
