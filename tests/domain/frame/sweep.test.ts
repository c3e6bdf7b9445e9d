import { expect, test } from 'vitest'
import { dot, meshBuilder, vectorAt, type Vector } from '#domain/frame/mesh.ts'
import { addEllipsoid, addSweep, addWire, smoothPath, type CrossSection } from '#domain/frame/sweep.ts'

const pointsOf = (build: (builder: ReturnType<typeof meshBuilder>) => void) => {
  const builder = meshBuilder()
  build(builder)
  const { positions, normals, triangles } = builder.mesh()
  const count = positions.length / 3
  return {
    triangles: triangles.length / 3,
    points: Array.from({ length: count }, (_, k) => vectorAt(positions, k * 3)),
    normals: Array.from({ length: count }, (_, k) => vectorAt(normals, k * 3)),
  }
}

const rod: CrossSection[] = [0, 5, 10].map((x) => ({
  centre: [x, 0, 0],
  across: [0, 0, 1],
  up: [0, 1, 0],
  width: 4,
  height: 2,
  squareness: 2,
}))

test('a swept body has its width and height, and is closed at both ends', () => {
  const open = pointsOf((builder) => addSweep(builder, rod, 0))
  expect(Math.max(...open.points.map(([, y]) => y))).toBeCloseTo(1, 6)
  expect(Math.max(...open.points.map(([, , z]) => z))).toBeCloseTo(2, 6)
  expect(open.triangles - pointsOf((builder) => addSweep(builder, rod.slice(0, 2), 0)).triangles).toBe(40)
  expect(open.normals.filter(([x]) => Math.abs(x) > 0.99).length).toBe(42)
})

test('normals point outwards', () => {
  const { points, normals } = pointsOf((builder) => addEllipsoid(builder, [0, 0, 0], [3, 2, 1], 0))
  expect(points.every((point, index) => dot(point, normals[index] ?? [0, 0, 0]) > 0)).toBe(true)
})

test('a wire has the same radius around a bend', () => {
  const path = smoothPath(
    [
      [0, 0, 0],
      [10, 0, 0],
      [10, 10, 0],
    ],
    8,
  )
  const { points } = pointsOf((builder) => addWire(builder, path, 0.5, 0))
  const off = points.map((point) =>
    Math.min(...path.map((place) => Math.hypot(...point.map((value, axis) => value - (place[axis] ?? 0))))),
  )
  expect(Math.max(...off)).toBeLessThan(0.9)
})

test('a smooth path passes through all its points', () => {
  const points: Vector[] = [
    [0, 0, 0],
    [4, 1, 0],
    [7, 5, 2],
  ]
  const path = smoothPath(points, 6)
  expect(points.every((point) => path.some((place) => place.join() === point.join()))).toBe(true)
})

test('a path of one point is refused', () => {
  expect(() => pointsOf((builder) => addSweep(builder, [], 0))).toThrow('at least two points')
})
