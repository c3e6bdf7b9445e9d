import { expect, test } from 'vitest'
import { floorShadow, lowestOf, shadowAt } from '#domain/raster/floor-shadow.ts'
import { projectMesh, type ProjectedMesh } from '#domain/raster/projected-mesh.ts'
import { projection } from '#domain/raster/camera.ts'
import {
  isLens,
  meshOfTriangles,
  projected,
  rectangle,
  straightCamera,
} from '#tests/support/small-pictures.ts'

const size = { width: 16, height: 16 }
const all = () => true

/** A square plate of that width, lying at a height over the middle of the floor; millimetres. */
function plate(
  width: number,
  height: number,
  [x, z]: readonly [number, number] = [0, 0],
  slot: 'front' | 'lens' = 'front',
): ProjectedMesh {
  const corner = 8 - width / 2
  const upright = meshOfTriangles(size, rectangle([corner, corner], [16 - corner, 16 - corner], { slot }))
  const stood = projectMesh(upright, projection(straightCamera(size)), Math.PI / 2)
  const positions = stood.positions.map((value, at) => value + ([x, height, z][at % 3] ?? 0))
  return { ...stood, positions }
}

test.each([
  ['nothing', [], Infinity],
  ['an empty mesh', [projected(meshOfTriangles(size, []), size)], Infinity],
  ['two plates', [plate(4, 7), plate(4, -2)], -2],
])('the lowest vertex of %s', (_, meshes, lowest) => {
  expect(lowestOf(meshes)).toBeCloseTo(lowest, 5)
})

const low = floorShadow([plate(40, 0)], all, 0)
const high = floorShadow([plate(40, 100)], all, 0)

test.each([
  ['below a plate that touches the floor', low, [0, 0], 1, 1],
  ['beside it', low, [30, 0], 0, 0.2],
  ['far from it', low, [120, 0], 0, 0],
  ['outside the floor', low, [9000, 0], 0, 0],
  ['outside the floor at the other side', low, [-9000, 0], 0, 0],
  ['behind the floor', low, [0, -9000], 0, 0],
  ['before the floor', low, [0, 9000], 0, 0],
  ['below a plate high above', high, [0, 0], 0, 0.2],
  ['where the light from aside throws its shadow', high, [28, -35], 0.17, 0.2],
] as const)('shadow %s', (_, shadow, [x, z], least, most) => {
  expect(shadowAt(shadow, x, z)).toBeGreaterThanOrEqual(least)
  expect(shadowAt(shadow, x, z)).toBeLessThanOrEqual(most)
})

test('a shadow is softer the higher the plate', () => {
  const between = floorShadow([plate(40, 6)], all, 0)
  const below = [low, between, high].map((shadow) => shadowAt(shadow, 0, 0))
  expect(below).toEqual(below.toSorted((a, b) => b - a))
  expect(new Set(below).size).toBe(3)
})

test('only the slots that are taken cast a shadow', () => {
  const plates = [plate(40, 0, [-60, 0]), plate(40, 0, [60, 0], 'lens')]
  const shadow = floorShadow(plates, isLens, 0)
  expect(shadowAt(shadow, -60, 0)).toBe(0)
  expect(shadowAt(shadow, 60, 0)).toBe(1)
  const without = floorShadow(plates, () => false, 0)
  expect([...without.contact, ...without.wide].every((value) => value === 0)).toBe(true)
})

test('a shadow is no darker where triangles lie over each other', () => {
  expect(floorShadow([plate(40, 0), plate(40, 0)], all, 0)).toEqual(low)
})

test('what stands at the brink of the floor shades the part that is on it', () => {
  const brinks = [
    [270, 0],
    [-270, 0],
    [0, -334],
    [0, 205],
  ] as const
  const shadow = floorShadow(
    brinks.map((brink) => plate(60, 0, brink)),
    all,
    0,
  )
  for (const [x, z] of brinks) expect(shadowAt(shadow, x * 0.95, z * 0.95)).toBeGreaterThan(0.5)
  expect(shadowAt(shadow, 0, 0)).toBe(0)
})
