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

/** Of points on the border, how high the wall between both rounded edges reaches. */
const rim = points.filter(([x, y]) => Math.hypot(x, y) > 5.9).map(([, , z]) => z)

test('its wall is as high all around as the rounded edges leave', () => {
  expect(rim.length).toBeGreaterThan(100)
  for (const z of rim) expect(Math.abs(z)).toBeCloseTo(0.5, 5)
})

test('the points next to the border lie on one ring, a cell within', () => {
  const depths = points.map(([x, y]) => 6 - Math.hypot(x, y)).filter((depth) => depth > 0.1 && depth < 0.7)
  for (const depth of depths) expect(depth).toBeCloseTo(0.5, 1)
})

test('it is closed: only in the middle, where both halves meet, has an edge one triangle', () => {
  const edges = new Map<string, number>()
  for (let at = 0; at < mesh.triangles.length; at += 3)
    for (const [from, to] of [
      [0, 1],
      [1, 2],
      [2, 0],
    ] as const) {
      const ends = [mesh.triangles[at + from]!, mesh.triangles[at + to]!].toSorted((a, b) => a - b)
      edges.set(ends.join(' '), (edges.get(ends.join(' ')) ?? 0) + 1)
    }
  const open = [...edges].filter(([, count]) => count === 1).map(([ends]) => ends.split(' ').map(Number))
  for (const end of open.flat()) expect(points[end]![0]).toBeCloseTo(0, 5)
  expect([...edges.values()].every((count) => count <= 2)).toBe(true)
})

test('all of it has one material', () => expect(new Set(mesh.slots)).toEqual(new Set([3])))
