import { describe, expect, test } from 'vitest'
import { createGBuffer, gBufferBytes, NORMAL_SCALE, sampleCentre } from '#domain/raster/g-buffer.ts'
import type { Mesh } from '#domain/frame/mesh.ts'
import {
  meshOfTriangles,
  projected,
  rectangle,
  type SmallTriangle,
  visibilitiesOf,
} from '#tests/support/small-pictures.ts'

const size = { width: 8, height: 8 }
const broad = new Uint8Array(8).fill(1)

function bufferOf(mesh: Mesh, samples = 1) {
  const meshes = [projected(mesh, size, samples)]
  const { solid, glass, region } = visibilitiesOf(meshes, size, samples)
  return createGBuffer(solid, glass, region, samples, meshes, broad)
}

const whole = rectangle([0, 0], [8, 8])
const [upper] = whole
const textureAt = ({ textures }: { textures: Float32Array }, index: number) => [
  ...textures.subarray(index * 3, index * 3 + 3),
]

describe('the middle of a place', () => {
  const grid = {
    region: { left: 2, top: 1, width: 3, height: 2 },
    samples: 2,
    edges: new Uint32Array([1, 5]),
  }
  test.each([
    ['the first pixel', 0, [5, 3]],
    ['the last pixel', 5, [9, 5]],
    ['the first finer point of the first edge', 6, [6.5, 2.5]],
    ['the last finer point of the first edge', 9, [7.5, 3.5]],
    ['the second finer point of the second edge', 11, [9.5, 4.5]],
  ])('of %s', (_, place, middle) => {
    const into = new Float64Array(2)
    sampleCentre(grid, place, into)
    expect([...into]).toEqual(middle)
  })
})

describe('a layer', () => {
  test('has the slot, the normal and the place in the material of each pixel', () => {
    const { opaque, lens } = bufferOf(meshOfTriangles(size, whole))
    expect(opaque.places).toHaveLength(64)
    expect(lens.places).toHaveLength(0)
    expect(new Set(opaque.slots)).toEqual(new Set([0]))
    expect([...opaque.normals.subarray(0, 3)]).toEqual([0, 0, NORMAL_SCALE])
    expect(textureAt(opaque, 0)).toEqual([-3.5, 3.5, 0])
    expect(textureAt(opaque, 63)).toEqual([3.5, -3.5, 0])
  })

  test('has glass apart', () => {
    const glass = rectangle([2, 2], [4, 4], { z: 9, slot: 'lens' })
    const { opaque, lens } = bufferOf(meshOfTriangles(size, [...whole, ...glass]))
    expect([opaque.places.length, lens.places.length]).toEqual([64, 4])
    expect(new Set(lens.slots)).toEqual(new Set([4]))
  })

  test('has a normal between those of the corners, of unit length', () => {
    const mesh = meshOfTriangles(size, upper ? [upper] : [])
    mesh.normals.set([-1, 0, 0, 0, 0, 1, 0, 0, 1])
    const { normals, places } = bufferOf(mesh).opaque
    const at = [...places].indexOf(3) * 3
    const [x = NaN, y = NaN, z = NaN] = normals.subarray(at, at + 3)
    expect(x).toBeLessThan(0)
    expect(z).toBeGreaterThan(0)
    expect(Math.hypot(x, y, z) / NORMAL_SCALE).toBeCloseTo(1, 3)
  })

  test('follows the material in perspective', () => {
    // The right edge is twice as far: half way across the picture is a third of the way along the plate.
    const plate: SmallTriangle[] = [
      {
        corners: [
          [0, 0, 0],
          [8, 0, -1000],
          [8, 8, -1000],
        ],
      },
      {
        corners: [
          [0, 0, 0],
          [8, 8, -1000],
          [0, 8, 0],
        ],
      },
    ]
    const { textures, places } = bufferOf(meshOfTriangles(size, plate)).opaque
    const depthAt = (column: number) => -(textures[[...places].indexOf(4 * 8 + column) * 3 + 2] ?? NaN)
    const expected = (column: number) => {
      const share = (column + 0.5) / 8
      return 1 / ((1 - share) / 1000 + share / 2000) - 1000
    }
    for (const column of [0, 3, 4, 7]) expect(depthAt(column)).toBeCloseTo(expected(column), 1)
  })

  test('is open to the light unless the mesh knows better', () => {
    expect(new Set(bufferOf(meshOfTriangles(size, whole)).opaque.open)).toEqual(new Set([255]))
    const shaded = meshOfTriangles(size, whole, [0.5, 0.5, 0.5, 0.5, 0.5, 0.5])
    expect(new Set(bufferOf(shaded).opaque.open)).toEqual(new Set([127]))
    const beyond = meshOfTriangles(size, whole, [2, 2, 2, -1, -1, -1])
    expect(new Set(bufferOf(beyond).opaque.open)).toEqual(new Set([0, 255]))
  })

  test('has finer points where a pixel is covered in part', () => {
    const { edges, opaque, samples } = bufferOf(meshOfTriangles(size, rectangle([0, 0], [2.5, 1])), 2)
    expect(samples).toBe(2)
    // Two whole pixels, and half of the four points of the third.
    expect([edges.length, opaque.places.length]).toEqual([1, 2 + 2])
  })

  test('of a triangle without an area has no direction rather than one that is no number', () => {
    const point = projected(
      meshOfTriangles(size, [
        {
          corners: [
            [1, 1],
            [1, 1],
            [1, 1],
          ],
        },
      ]),
      size,
    )
    const region = { left: 0, top: 0, width: 1, height: 1 }
    const seen = { region, owners: new Int32Array([0]), nearness: new Float32Array([1]) }
    const bare = { region, owners: new Int32Array([-1]), nearness: new Float32Array([0]) }
    const { opaque } = createGBuffer(seen, bare, region, 1, [point], broad)
    expect([...opaque.normals, ...opaque.textures].map(Math.abs)).toEqual([0, 0, 0, 0, 0, 0])
  })
})

test('the bytes of a buffer are those of its arrays', () => {
  const buffer = bufferOf(meshOfTriangles(size, [...rectangle([0, 0], [2.5, 3]), ...whole]), 2)
  const sum = [buffer.opaque, buffer.lens]
    .flatMap((layer) => Object.values(layer))
    .reduce((bytes, { byteLength }) => bytes + byteLength, buffer.edges.byteLength)
  expect(gBufferBytes(buffer)).toBe(sum)
})
