import { expect, test } from 'vitest'
import { isInTwoColumns } from '#domain/navigation/columns.ts'

test.each([
  [0, false],
  [1, false],
  [10, false],
  [11, true],
  [40, true],
])('a list of %i items has two columns: %s', (items, expected) => {
  expect(isInTwoColumns(items)).toBe(expected)
})
