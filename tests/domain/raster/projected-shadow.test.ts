import { expect, test } from 'vitest'
import { projection } from '#domain/raster/camera.ts'
import { projectMesh } from '#domain/raster/projected-mesh.ts'
import { projectShadow } from '#domain/raster/projected-shadow.ts'
import {
  isLens,
  isSolid,
  meshOfTriangles,
  rectangle,
  rowsOf,
  straightCamera,
} from '#tests/support/small-pictures.ts'

const size = { width: 16, height: 16 }

/** Of a plate that lies on the floor, 64 mm wide and deep, seen from above at a quarter of its size. */
function cast(over: { pitch: number; distance?: number; scale?: number }, slot: 'front' | 'lens' = 'front') {
  const camera = straightCamera(size, { scale: 0.25, ...over })
  const mesh = meshOfTriangles(size, rectangle([-24, -24], [40, 40], { slot }))
  return projectShadow([projectMesh(mesh, projection(camera), Math.PI / 2)], isSolid, isLens, camera, size)
}

const darkOf = (shadow: Float32Array, { columns }: { columns: number }) =>
  rowsOf({ width: columns, height: size.height }, (at) => ((shadow[at] ?? NaN) > 0.5 ? '#' : '.'))

test('from straight above the shadow is as large as the plate', () => {
  const shadow = cast({ pitch: 90 })
  expect(shadow).toMatchObject({ step: 1, columns: 16 })
  expect(darkOf(shadow.solid, shadow)).toEqual(Array.from({ length: 16 }, () => '################'))
  expect(shadow.lens.every((value) => value === 0)).toBe(true)
})

test('from far away the shadow has its place in the picture', () => {
  const shadow = cast({ pitch: 90, scale: 0.125 })
  const dark = darkOf(shadow.solid, shadow)
  expect(dark.slice(0, 3).join('')).not.toContain('#')
  expect(dark.slice(5, 11)).toEqual(Array.from({ length: 6 }, () => dark[8]))
  expect(dark[8]).toMatch(/^\.{3,4}#{8,10}\.{3,4}$/)
})

test('a lens casts a shadow of its own', () => {
  const shadow = cast({ pitch: 90 }, 'lens')
  expect(shadow.solid.every((value) => value === 0)).toBe(true)
  expect(shadow.lens[8 * 16 + 8]).toBe(1)
})

test('above the horizon there is no floor', () => {
  const shadow = cast({ pitch: 1, distance: 100, scale: 1 })
  const lit = darkOf(shadow.solid, shadow)
  expect(lit.slice(0, 6).join('')).not.toContain('#')
  expect(lit.slice(8).join('')).toContain('#')
})

test('a large picture has its shadow at every few columns', () => {
  const shadow = cast({ pitch: 90, scale: 8 })
  expect(shadow).toMatchObject({ step: 4, columns: 5 })
  expect(shadow.solid).toHaveLength(5 * 16)
})
