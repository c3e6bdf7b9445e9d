import { expect, test } from 'vitest'
import { byPriority } from '#domain/promotion/by-priority.ts'

const [a1, b1, a2] = [
  { id: 'a', priority: 1 },
  { id: 'b', priority: 1 },
  { id: 'a', priority: 2 },
]

test.each([
  [a1, a2, -1],
  [a2, b1, 1],
  [a1, b1, -1],
  [b1, a1, 1],
  [a1, a1, 0],
])('%j before %j: %i', (one, other, sign) => expect(Math.sign(byPriority(one, other))).toBe(sign))
