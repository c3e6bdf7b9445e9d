import { expect, test } from 'vitest'
import { counted } from '#cli/operator/counted.ts'

test.each([
  [0, '0 orders'],
  [1, '1 order'],
  [2, '2 orders'],
])('%d', (count, text) => expect(counted(count, 'order')).toBe(text))
