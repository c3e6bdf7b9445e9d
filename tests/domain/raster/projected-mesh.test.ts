import { expect, test } from 'vitest'
import { projection } from '#domain/raster/camera.ts'
import { projectMesh, regionOf } from '#domain/raster/projected-mesh.ts'
import {
  isLens,
  meshOfTriangles,
  projected,
  rectangle,
  straightCamera,
} from '#tests/support/small-pictures.ts'

const size = { width: 16, height: 16 }
const one = meshOfTriangles(size, [
  {
    corners: [
      [8, 8],
      [12, 8],
      [8, 4],
    ],
    normal: [0, 1, 0],
  },
])

/** To hundredths of a millimetre or pixel. */
const rounded = (values: Iterable<number>) => [...values].map((value) => Math.round(value * 100) / 100 + 0)

test('a mesh that is not moved is seen where it lies', () => {
  const { positions, normals, seen } = projected(one, size)
  expect([...positions]).toEqual([0, 0, 0, 4, 0, 0, 0, 4, 0])
  expect([...normals]).toEqual([0, 1, 0, 0, 1, 0, 0, 1, 0])
  expect([...seen]).toEqual([8, 8, 1000, 12, 8, 1000, 8, 4, 1000])
})

test('a mesh turns with the table', () => {
  const { positions, normals } = projectMesh(one, projection(straightCamera(size, { yaw: 90 })))
  expect(rounded(positions)).toEqual([0, 0, 0, 0, 0, -4, 0, 4, 0])
  expect(rounded(normals.slice(0, 3))).toEqual([0, 1, 0])
})

test('a mesh that is tipped leans towards the viewer, and its normals with it', () => {
  const { positions, normals, seen } = projectMesh(one, projection(straightCamera(size)), Math.PI / 2)
  expect(rounded(positions)).toEqual([0, 0, 0, 4, 0, 0, 0, 0, 4])
  expect(rounded(normals.slice(0, 3))).toEqual([0, 0, 1])
  expect(rounded(seen)).toEqual([8, 8, 1000, 12, 8, 1000, 8, 8, 996])
})

const meshOf = (...corners: [left: number, top: number, right: number, bottom: number]) =>
  projected(meshOfTriangles(size, rectangle([corners[0], corners[1]], [corners[2], corners[3]])), size)

test.each([
  ['a pixel around', [meshOf(4, 5, 8, 9)], 1, [3, 4, 6, 6]],
  ['whole blocks', [meshOf(4, 5, 8, 9)], 4, [0, 4, 12, 8]],
  ['around all meshes', [meshOf(4, 5, 8, 9), meshOf(1, 10, 3, 12)], 1, [0, 4, 9, 9]],
  ['no more than the picture', [meshOf(-9, -9, 40, 40)], 1, [0, 0, 16, 16]],
  ['nothing without a mesh', [], 1, [0, 0, 0, 0]],
  ['nothing of an empty mesh', [projected(meshOfTriangles(size, []), size)], 1, [0, 0, 0, 0]],
] as const)('a region is %s', (_, meshes, block, [left, top, width, height]) => {
  expect(regionOf([...meshes], size, block)).toEqual({ left, top, width, height })
})

test.each([
  ['left', meshOf(-9, 4, -5, 8)],
  ['right', meshOf(30, 4, 34, 8)],
  ['above', meshOf(4, -9, 8, -5)],
  ['below', meshOf(4, 30, 8, 34)],
])('what lies %s of the picture has a region without pixels', (_, mesh) => {
  const { width, height } = regionOf([mesh], size, 1)
  expect(width * height).toBe(0)
})

test('a region of some slots is around their triangles alone', () => {
  const mesh = projected(
    meshOfTriangles(size, [...rectangle([2, 2], [14, 14]), ...rectangle([5, 5], [7, 7], { slot: 'lens' })]),
    size,
  )
  expect(regionOf([mesh], size, 1, isLens)).toEqual({ left: 4, top: 4, width: 4, height: 4 })
})
