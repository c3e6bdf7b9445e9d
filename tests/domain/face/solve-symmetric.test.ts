import { expect, test } from 'vitest'
import { solveSymmetric } from '#domain/face/solve-symmetric.ts'

test.each([
  ['one unknown', [4], [8], [2]],
  ['unknowns that do not touch each other', [2, 0, 0, 5], [6, 10], [3, 2]],
  ['two', [4, 2, 2, 3], [8, 7], [1.25, 1.5]],
  ['three', [4, 2, 1, 2, 5, 3, 1, 3, 6], [11, 21, 25], [1, 2, 3]],
])('solves for %s', (_, matrix, right, expected) => {
  const solution = solveSymmetric(Float64Array.from(matrix), Float64Array.from(right))
  expected.forEach((value, index) => expect(solution[index]).toBeCloseTo(value, 9))
})
