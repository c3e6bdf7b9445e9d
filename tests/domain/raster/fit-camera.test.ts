import { expect, test } from 'vitest'
import { projection } from '#domain/raster/camera.ts'
import { fitCamera } from '#domain/raster/fit-camera.ts'
import type { Body } from '#domain/raster/geometry-pass.ts'
import { projectMesh, regionOf } from '#domain/raster/projected-mesh.ts'
import { meshOfTriangles, rectangle, straightCamera } from '#tests/support/small-pictures.ts'

const size = { width: 32, height: 24 }
const camera = straightCamera(size, { scale: 5, centre: [1, 1] })
const plate = (...corners: [left: number, top: number, right: number, bottom: number]): Body => ({
  mesh: meshOfTriangles(size, rectangle([corners[0], corners[1]], [corners[2], corners[3]])),
})

test.each([
  ['a broad body fills its share of the width', [plate(0, 8, 16, 10)], { width: 0.5, height: 1 }, 1],
  ['a tall body fills its share of the height', [plate(0, 0, 1, 6)], { width: 1, height: 0.5 }, 2],
  ['several bodies fill it together', [plate(0, 0, 1, 1), plate(7, 0, 8, 1)], { width: 1, height: 1 }, 4],
])('%s, in the middle', (_, bodies, fill, scale) => {
  const fitted = fitCamera(bodies, camera, size, fill)
  expect(fitted.scale).toBeCloseTo(scale, 6)
  const meshes = bodies.map(({ mesh }) => projectMesh(mesh, projection(fitted)))
  const { left, top, width, height } = regionOf(meshes, size, 1)
  expect(left + width / 2).toBeCloseTo(size.width / 2, 6)
  expect(top + height / 2).toBeCloseTo(size.height / 2, 6)
})

test('a body that leans is measured as it stands', () => {
  const body = { ...plate(0, 0, 16, 12), tip: Math.PI / 2 }
  const upright = fitCamera([plate(0, 0, 16, 12)], camera, size, { width: 10, height: 1 })
  const lying = fitCamera([body], camera, size, { width: 10, height: 1 })
  expect(upright.scale).toBeCloseTo(2, 6)
  // Its far edge has come nearer by 12 mm, and is broader by that.
  expect(lying.scale).toBeCloseTo((320 / 16) * 0.988, 6)
})

test.each<[string, Body[]]>([
  ['without bodies', []],
  ['with an empty mesh', [{ mesh: meshOfTriangles(size, []) }]],
  ['with a body in one point', [plate(16, 12, 16, 12)]],
])('%s the scale stays and the target is in the middle', (_, bodies) => {
  const fitted = fitCamera(bodies, camera, size, { width: 0.8, height: 0.8 })
  expect(fitted).toEqual({ ...camera, centre: [16, 12] })
})
