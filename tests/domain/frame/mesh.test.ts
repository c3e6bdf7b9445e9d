import { expect, test } from 'vitest'
import {
  cross,
  dot,
  meshBuilder,
  subtract,
  normalised,
  slotNumber,
  SLOTS,
  vectorAt,
} from '#domain/frame/mesh.ts'

test('vertices and triangles stay in the order of adding, and can be moved', () => {
  const builder = meshBuilder()
  const corners = [
    builder.vertex([0, 0, 0], [0, 0, 1]),
    builder.vertex([1, 0, 0], [0, 0, 1], [9, 8, 7]),
    builder.vertex([0, 1, 0], [0, 0, 1]),
  ]
  builder.triangle(corners[0] ?? 0, corners[1] ?? 0, corners[2] ?? 0, slotNumber('lens'))
  builder.transform(([x, y, z], normal) => [[x + 2, y, z], normal])
  const mesh = builder.mesh()
  expect(builder.count).toBe(3)
  expect([...mesh.positions]).toEqual([2, 0, 0, 3, 0, 0, 2, 1, 0])
  expect([...mesh.textures]).toEqual([0, 0, 0, 9, 8, 7, 0, 1, 0])
  expect([[...mesh.triangles], [...mesh.slots]]).toEqual([[0, 1, 2], [SLOTS.indexOf('lens')]])
})

test('vectors', () => {
  expect(vectorAt([5, 1, 2, 3], 1)).toEqual([1, 2, 3])
  expect(normalised([0, 3, 4])).toEqual([0, 0.6, 0.8])
  expect(normalised([0, 0, 0])).toEqual([0, 0, 0])
  expect(subtract([3, 2, 1], [1, 1, 1])).toEqual([2, 1, 0])
  expect(cross([1, 0, 0], [0, 1, 0])).toEqual([0, 0, 1])
  expect(dot([1, 2, 3], [4, 5, 6])).toBe(32)
})
