import { expect, test } from 'vitest'
import { stockClass } from '#domain/branch/branch-stock.ts'

test.each([
  [-1, null],
  [0, null],
  [1, 'last'],
  [2, 'few'],
  [3, 'few'],
  [4, 'many'],
] as const)('%i pieces in a branch are %s', (quantity, kind) => expect(stockClass(quantity)).toBe(kind))
