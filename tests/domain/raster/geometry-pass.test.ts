import { expect, test } from 'vitest'
import { gBufferBytes } from '#domain/raster/g-buffer.ts'
import { geometryPass, type Body, type Scene } from '#domain/raster/geometry-pass.ts'
import {
  meshOfTriangles,
  rectangle,
  type SmallTriangle,
  straightCamera,
} from '#tests/support/small-pictures.ts'

const size = { width: 16, height: 16 }
const camera = straightCamera(size)

const bodyOf = (triangles: SmallTriangle[], over: Partial<Body> = {}): Body => ({
  mesh: meshOfTriangles(size, triangles),
  ...over,
})
const sceneOf = (bodies: Body[], over: Partial<Scene> = {}): Scene => ({
  bodies,
  camera,
  floor: false,
  ...over,
})
const middle = rectangle([4, 4], [12, 12])

test('the buffer lies around the bodies', () => {
  const { buffer, size: drawn, eye } = geometryPass(sceneOf([bodyOf(middle)]), size, 1)
  expect(buffer.region).toEqual({ left: 3, top: 3, width: 10, height: 10 })
  expect(drawn).toEqual(size)
  expect(eye).toEqual([0, 0, 1000])
  expect(buffer.opaque.places).toHaveLength(64)
})

test('finer points need a finer camera', () => {
  const pass = geometryPass(sceneOf([bodyOf(middle)]), size, 3)
  expect(pass.camera).toEqual({ ...camera, scale: 3, centre: [24, 24] })
  expect(pass.buffer.region).toEqual({ left: 3, top: 3, width: 10, height: 10 })
})

test('every covered pixel has finer points, unless its body is broad', () => {
  const thin = geometryPass(sceneOf([bodyOf(middle)]), size, 2)
  const broad = geometryPass(sceneOf([bodyOf(middle)], { broad: () => true }), size, 2)
  expect([thin.buffer.edges.length, thin.buffer.opaque.places.length]).toEqual([64, 256])
  expect([broad.buffer.edges.length, broad.buffer.opaque.places.length]).toEqual([0, 64])
})

test('glass is always broad, and has a layer of its own', () => {
  const { buffer } = geometryPass(sceneOf([bodyOf(rectangle([4, 4], [12, 12], { slot: 'lens' }))]), size, 2)
  expect([buffer.edges.length, buffer.opaque.places.length, buffer.lens.places.length]).toEqual([0, 0, 64])
})

test('of a closed body nothing is seen of the far side', () => {
  const away = bodyOf(rectangle([4, 4], [12, 12], { normal: [0, 0, -1] }))
  const seen = (body: Body) => geometryPass(sceneOf([body]), size, 1).buffer.opaque.places.length
  expect(seen(away)).toBe(64)
  expect(seen({ ...away, closed: true })).toBe(0)
  expect(seen(bodyOf(middle, { closed: true }))).toBe(64)
})

test('a body that leans is seen as it stands', () => {
  const { buffer } = geometryPass(sceneOf([bodyOf(middle, { tip: Math.PI / 3 })]), size, 1)
  // Half as high as upright.
  expect(buffer.opaque.places).toHaveLength(32)
})

test('of several bodies the nearer hides the other', () => {
  const near = bodyOf(rectangle([6, 6], [10, 10], { z: 50, slot: 'temple' }))
  const slots = (bodies: Body[]) => {
    const all = [...geometryPass(sceneOf(bodies), size, 1).buffer.opaque.slots]
    return [all.filter((slot) => slot === 0).length, all.filter((slot) => slot === 1).length]
  }
  expect(slots([bodyOf(middle), near])).toEqual([48, 16])
  expect(slots([near, bodyOf(middle)])).toEqual([48, 16])
})

test('a shadow falls on the floor, where there is one', () => {
  const standing = geometryPass(sceneOf([bodyOf(middle)], { floor: true }), size, 1)
  const floating = geometryPass(sceneOf([bodyOf(middle)]), size, 1)
  expect(standing.shadow?.solid).toHaveLength(16 * 16)
  expect(floating.shadow).toBeUndefined()
  expect(floating.bytes).toBe(gBufferBytes(floating.buffer))
  expect(standing.bytes - floating.bytes).toBe(2 * 16 * 16 * 4)
})

test.each<[string, Body[]]>([
  ['no body', []],
  ['an empty mesh', [bodyOf([])]],
  ['bodies outside the view', [bodyOf(rectangle([40, 40], [50, 50])), bodyOf(rectangle([-9, -9], [-5, -5]))]],
  ['a body behind the camera', [bodyOf(rectangle([4, 4], [12, 12], { z: 2000 }))]],
])('of %s nothing is seen', (_, bodies) => {
  const { buffer } = geometryPass(sceneOf(bodies), size, 2)
  expect([buffer.edges.length, buffer.opaque.places.length, buffer.lens.places.length]).toEqual([0, 0, 0])
})

test('an empty mesh casts no shadow', () => {
  expect(geometryPass(sceneOf([bodyOf([])], { floor: true }), size, 1).shadow).toBeUndefined()
})
