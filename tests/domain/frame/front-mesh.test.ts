import { expect, test } from 'vitest'
import type { DistanceGrid } from '#domain/frame/front-field.ts'
import { addSheet } from '#domain/frame/front-mesh.ts'
import { meshBuilder, vectorAt } from '#domain/frame/mesh.ts'

/** A disc of radius 6 around 0, 0: the field is half of it. */
const disc: DistanceGrid = { cell: 0.5, columns: 16, rows: 32, bottom: -8, values: new Float32Array(16 * 32) }
disc.values.forEach((_, index) => {
  disc.values[index] = 6 - Math.hypot((index % 16) * 0.5, -8 + Math.floor(index / 16) * 0.5)
})

const builder = meshBuilder()
addSheet(builder, disc, { thickness: 4, bevel: 1.5, slot: 3 })
const mesh = builder.mesh()
const points = Array.from({ length: mesh.positions.length / 3 }, (_, k) => vectorAt(mesh.positions, k * 3))

test('the outline is on the border, even with a coarse grid', () => {
  const radii = points.map(([x, y]) => Math.hypot(x, y))
  expect(Math.max(...radii)).toBeCloseTo(6, 1)
})

test('the sheet has its thickness on both sides', () => {
  const depths = points.map(([, , z]) => z)
  expect([Math.max(...depths), Math.min(...depths)]).toEqual([2, -2])
})

test('its edge is rounded: both sides meet in the middle', () => {
  const rim = points.filter(([x, y]) => Math.hypot(x, y) > 5.98)
  expect(Math.max(...rim.map(([, , z]) => Math.abs(z)))).toBeLessThan(0.4)
})

test('all of it has one material', () => expect(new Set(mesh.slots)).toEqual(new Set([3])))
