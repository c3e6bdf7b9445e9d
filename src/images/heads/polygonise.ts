import type { DistanceFunction } from './distance-functions.ts'
import { surfaceNet, type Box } from './surface-net.ts'
import type { Mesh } from '#domain/frame/mesh.ts'

/**
 * Turns a sculpture into a mesh: corners exactly on the surface, normals from its gradient, and the openness of each
 * corner to the sky. A mirrored sculpture needs only its right half.
 */
export function polygonise(
  sculpture: DistanceFunction,
  box: Box,
  cell: number,
  slot: number,
  mirrored: boolean,
  others: DistanceFunction = sculpture,
): Mesh {
  const from = mirrored ? ([-cell / 2, box.from[1], box.from[2]] as const) : box.from
  const { corners, quads } = surfaceNet(sculpture, { from, to: box.to }, cell)
  const count = corners.length / 3
  const all = mirrored ? 2 * count : count
  const positions = new Float32Array(all * 3)
  const normals = new Float32Array(all * 3)
  const open = new Float32Array(all)
  const slope = new Float64Array(3)
  for (let index = 0; index < count; index++) {
    let x = corners[index * 3]!
    let y = corners[index * 3 + 1]!
    let z = corners[index * 3 + 2]!
    for (let round = 0; round < 2; round++) {
      const off = slopeAt(sculpture, x, y, z, slope)
      x -= slope[0]! * off
      y -= slope[1]! * off
      z -= slope[2]! * off
    }
    if (mirrored && x < cell * 0.55) x = Math.abs(x) < cell * 0.5 ? 0 : x
    positions.set([x, y, z], index * 3)
    normals.set(slope, index * 3)
    open[index] = openness(others, x, y, z, slope)
  }
  const triangles = trianglesOf(quads)
  if (!mirrored)
    return {
      positions,
      normals,
      textures: positions,
      triangles,
      slots: new Uint8Array(triangles.length / 3).fill(slot),
      open,
    }
  for (let index = 0; index < count; index++) {
    const to = (count + index) * 3
    const at = index * 3
    positions.set([-positions[at]!, positions[at + 1]!, positions[at + 2]!], to)
    normals.set([-normals[at]!, normals[at + 1]!, normals[at + 2]!], to)
    open[count + index] = open[index]!
  }
  const both = new Uint32Array(triangles.length * 2)
  both.set(triangles)
  both.set(
    triangles.map((corner) => corner + count),
    triangles.length,
  )
  return {
    positions,
    normals,
    textures: positions,
    triangles: both,
    slots: new Uint8Array(both.length / 3).fill(slot),
    open,
  }
}

/** Writes the unit gradient at a point and returns the distance there. */
function slopeAt(sculpture: DistanceFunction, x: number, y: number, z: number, into: Float64Array): number {
  const reach = 0.3
  const a = sculpture(x + reach, y - reach, z - reach)
  const b = sculpture(x - reach, y - reach, z + reach)
  const c = sculpture(x - reach, y + reach, z - reach)
  const d = sculpture(x + reach, y + reach, z + reach)
  const gx = a - b - c + d
  const gy = -a - b + c + d
  const gz = -a + b - c + d
  const length = Math.sqrt(gx * gx + gy * gy + gz * gz) || 1
  into[0] = gx / length
  into[1] = gy / length
  into[2] = gz / length
  return (a + b + c + d) / 4
}

/** 1 in the open, towards 0 in a fold: measures how far the surface stays away along the normal. */
function openness(
  sculpture: DistanceFunction,
  x: number,
  y: number,
  z: number,
  normal: Float64Array,
): number {
  let light = 1
  for (const reach of [3, 8, 18, 36]) {
    const free = sculpture(x + normal[0]! * reach, y + normal[1]! * reach, z + normal[2]! * reach) / 0.9
    light -= (Math.max(0, reach - free) / reach) * 0.2
  }
  return Math.max(0.15, light)
}

function trianglesOf(quads: number[]): Uint32Array {
  const triangles = new Uint32Array((quads.length / 4) * 6)
  for (let quad = 0; quad < quads.length / 4; quad++) {
    const a = quads[quad * 4]!
    const b = quads[quad * 4 + 1]!
    const c = quads[quad * 4 + 2]!
    const d = quads[quad * 4 + 3]!
    triangles.set([a, b, c, a, c, d], quad * 6)
  }
  return triangles
}
