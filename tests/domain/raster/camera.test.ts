import { expect, test } from 'vitest'
import type { Vector } from '#domain/frame/mesh.ts'
import { projection, rotateAboutY, type Camera } from '#domain/raster/camera.ts'
import { straightCamera } from '#tests/support/small-pictures.ts'

const size = { width: 32, height: 16 }

const seenAt = (over: Partial<Camera>, [x, y, z]: Vector) => {
  const into = new Float64Array(3)
  projection(straightCamera(size, over)).project(x, y, z, into)
  return [...into]
}

test.each<[string, Partial<Camera>, Vector, number[]]>([
  ['the target is in the middle', {}, [0, 0, 0], [16, 8, 1000]],
  ['right is right and up is up', {}, [3, 2, 0], [19, 6, 1000]],
  ['twice the scale, twice as far from the middle', { scale: 2 }, [3, 2, 0], [22, 4, 1000]],
  ['what is nearer is larger', {}, [3, 2, 500], [22, 4, 500]],
  ['what is farther is smaller', {}, [4, 2, -1000], [18, 7, 2000]],
  ['another target', { target: [3, 2, 0] }, [3, 2, 0], [16, 8, 1000]],
  ['from straight above, what is nearer to the viewer is lower', { pitch: 90 }, [0, 0, 5], [16, 13, 1000]],
  ['from straight above, what is higher is nearer', { pitch: 90 }, [0, 100, 0], [16, 8, 900]],
  ['the target turns with the table', { yaw: 90, target: [10, 0, 0] }, [0, 0, -10], [16, 8, 1000]],
])('%s', (_, over, point, expected) => {
  seenAt(over, point).forEach((value, index) => expect(value).toBeCloseTo(expected[index] ?? NaN, 9))
})

test.each<[string, Partial<Camera>]>([
  ['straight on', {}],
  ['from above', { pitch: 35 }],
  ['turned and enlarged', { yaw: -40, pitch: 10, scale: 3, target: [5, 6, 7] }],
])('%s, a pixel looks in the direction of what it shows', (_, over) => {
  const view = projection(straightCamera(size, over))
  const pixel = new Float64Array(3)
  const ray = new Float64Array(3)
  const point: Vector = [4, -3, 12]
  view.project(...point, pixel)
  view.direction(pixel[0] ?? NaN, pixel[1] ?? NaN, ray)
  const [x, y, z] = point.map((value, axis) => value - (view.eye[axis] ?? NaN))
  const length = Math.hypot(x ?? NaN, y ?? NaN, z ?? NaN)
  expect(ray[0]).toBeCloseTo((x ?? NaN) / length, 9)
  expect(ray[1]).toBeCloseTo((y ?? NaN) / length, 9)
  expect(ray[2]).toBeCloseTo((z ?? NaN) / length, 9)
})

test.each<[number, Vector]>([
  [0, [1, 2, 3]],
  [90, [3, 2, -1]],
  [180, [-1, 2, -3]],
  [-90, [-3, 2, 1]],
])('a turn by %d degrees', (yaw, expected) => {
  rotateAboutY([1, 2, 3], yaw).forEach((value, axis) => expect(value).toBeCloseTo(expected[axis] ?? NaN, 9))
})
