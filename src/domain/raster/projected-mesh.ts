import type { Mesh } from '#domain/frame/mesh.ts'
import type { Projection } from './camera.ts'

/** A mesh as it stands in the studio, with the column, row and distance at which each vertex is seen. */
export type ProjectedMesh = {
  mesh: Mesh
  positions: Float32Array
  normals: Float32Array
  seen: Float64Array
  /** Vertices of a closed body that face away from the camera: nothing is seen of its far side. */
  averted?: Uint8Array
}

const RADIANS = Math.PI / 180

/** Tips a mesh about the x axis (radians), turns it with the table, and looks at it. */
export function projectMesh(mesh: Mesh, { camera, project }: Projection, tip = 0): ProjectedMesh {
  const count = mesh.positions.length / 3
  const positions = new Float32Array(count * 3)
  const normals = new Float32Array(count * 3)
  const seen = new Float64Array(count * 3)
  const cosTip = Math.cos(tip)
  const sinTip = Math.sin(tip)
  const cosYaw = Math.cos(camera.yaw * RADIANS)
  const sinYaw = Math.sin(camera.yaw * RADIANS)
  const turn = (from: Float32Array, to: Float32Array, at: number) => {
    const x = from[at]!
    const y = from[at + 1]!
    const z = from[at + 2]!
    const deep = y * sinTip + z * cosTip
    to[at] = x * cosYaw + deep * sinYaw
    to[at + 1] = y * cosTip - z * sinTip
    to[at + 2] = deep * cosYaw - x * sinYaw
  }
  const pixel = new Float64Array(3)
  for (let at = 0; at < count * 3; at += 3) {
    turn(mesh.positions, positions, at)
    turn(mesh.normals, normals, at)
    project(positions[at]!, positions[at + 1]!, positions[at + 2]!, pixel)
    seen.set(pixel, at)
  }
  return { mesh, positions, normals, seen }
}

export type Region = { left: number; top: number; width: number; height: number }

/** The part of a picture that the meshes can touch, or their triangles that `takes` names, in whole blocks of `block` pixels. */
export function regionOf(
  meshes: ProjectedMesh[],
  size: { width: number; height: number },
  block: number,
  takes: (slot: number) => boolean = () => true,
): Region {
  let left = Infinity
  let right = -Infinity
  let top = Infinity
  let bottom = -Infinity
  for (const { mesh, seen } of meshes) {
    for (let triangle = 0; triangle < mesh.slots.length; triangle++) {
      if (!takes(mesh.slots[triangle]!)) continue
      for (let corner = triangle * 3; corner < triangle * 3 + 3; corner++) {
        const x = seen[mesh.triangles[corner]! * 3]!
        const y = seen[mesh.triangles[corner]! * 3 + 1]!
        if (x < left) left = x
        if (x > right) right = x
        if (y < top) top = y
        if (y > bottom) bottom = y
      }
    }
  }
  if (left > right) return { left: 0, top: 0, width: 0, height: 0 }
  const low = (value: number) => Math.max(0, Math.floor((value - 1) / block) * block)
  const high = (value: number, limit: number) => Math.min(limit, Math.ceil((value + 1) / block) * block)
  const x = low(left)
  const y = low(top)
  return {
    left: x,
    top: y,
    width: Math.max(0, high(right, size.width) - x),
    height: Math.max(0, high(bottom, size.height) - y),
  }
}
