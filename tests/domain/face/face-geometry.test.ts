import { expect, test } from 'vitest'
import { POSE_POINTS } from '#domain/face/pose-points.ts'
import { geometry } from '#tests/support/worn.ts'

test('the canonical face has a vertex for each landmark, and triangles between them', () => {
  expect(geometry.vertices).toHaveLength(468 * 3)
  expect(geometry.triangles).toHaveLength(898 * 3)
  expect(Math.max(...geometry.triangles)).toBe(467)
})

test.each(POSE_POINTS)('landmark %d lies where the pose has it', (point, x, y, z) => {
  const [at] = [geometry.vertices.subarray(point * 3, point * 3 + 3)]
  for (const [axis, value] of [x, y, z].entries()) expect(at[axis]).toBeCloseTo(value, 1)
})
