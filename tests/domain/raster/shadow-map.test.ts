import { expect, test } from 'vitest'
import { shadowMapLookup, type DirectionalLight } from '#domain/raster/shadow-map.ts'

const SIDE = 440
const lamp: DirectionalLight = { towards: [0, 0, 1], middle: [0, 0, 0] }
/** An object as large as the area that the lamp sees, across its middle. */
const wall = new Float32Array(SIDE * SIDE).fill(0)
const nothing = new Float32Array(SIDE * SIDE).fill(-Infinity)

test.each([
  ['in front of everything', 10, wall, 1],
  ['far behind something broad', -40, wall, 0],
  ['right behind something thin', -6, nothing, 0],
  ['far behind something thin', -40, nothing, 0.6],
])('a point %s receives the right amount of light', (_, z, broad, light) => {
  expect(shadowMapLookup(wall, lamp, broad)(0, 0, z, 1)).toBeCloseTo(light, 5)
})

test('a point beside the area that the lamp sees is lit', () =>
  expect(shadowMapLookup(wall, lamp)(250, 0, -40, 1)).toBe(1))
