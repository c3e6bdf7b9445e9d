import type { Region, ProjectedMesh } from './projected-mesh.ts'

/** For each point of a region the nearest triangle (mesh and number in one, −1 for none) and 1/distance to it. */
export type Visibility = { region: Region; owners: Int32Array; nearness: Float32Array }

/** Triangles of one mesh are numbered below 2 to this power. */
const MESH_BITS = 22

export const meshOf = (owner: number): number => owner >> MESH_BITS
export const triangleOf = (owner: number): number => owner & ((1 << MESH_BITS) - 1)

export const emptyVisibility = (region: Region): Visibility => ({
  region,
  owners: new Int32Array(region.width * region.height).fill(-1),
  nearness: new Float32Array(region.width * region.height),
})

/**
 * Draws those triangles of a mesh of which `takes` is true, but not the far side of a mesh that knows it has none, nor a
 * triangle that reaches behind the camera.
 */
export function drawVisibility(
  visibility: Visibility,
  { mesh, seen, averted }: ProjectedMesh,
  number: number,
  takes: (slot: number) => boolean,
) {
  const { triangles, slots } = mesh
  for (let triangle = 0; triangle < slots.length; triangle++) {
    if (!takes(slots[triangle]!)) continue
    const a = triangles[triangle * 3]! * 3
    const b = triangles[triangle * 3 + 1]! * 3
    const c = triangles[triangle * 3 + 2]! * 3
    if (averted && averted[a / 3]! && averted[b / 3]! && averted[c / 3]!) continue
    if (Math.min(seen[a + 2]!, seen[b + 2]!, seen[c + 2]!) <= 0) continue
    drawTriangle(visibility, seen, a, b, c, (number << MESH_BITS) | triangle)
  }
}

/** How far outside a triangle a point may lie, so that neighbours leave no gap between them. */
const SEAM = 1e-6

function drawTriangle(
  { region: { left, top, width, height }, owners, nearness }: Visibility,
  seen: Float64Array,
  a: number,
  b: number,
  c: number,
  owner: number,
) {
  const ax = seen[a]! - left
  const ay = seen[a + 1]! - top
  const bx = seen[b]! - left
  const by = seen[b + 1]! - top
  const cx = seen[c]! - left
  const cy = seen[c + 1]! - top
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
  if (area === 0) return
  const x0 = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5))
  const x1 = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5))
  const y0 = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5))
  const y1 = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5))
  if (x0 > x1 || y0 > y1) return
  // 1/distance is straight across the picture; distance itself is not.
  const nearA = 1 / seen[a + 2]!
  const nearB = 1 / seen[b + 2]!
  const nearC = 1 / seen[c + 2]!
  const stepA = (by - cy) / area
  const stepB = (cy - ay) / area
  const stepNear = stepA * nearA + stepB * nearB - (stepA + stepB) * nearC
  const px = x0 + 0.5
  for (let y = y0; y <= y1; y++) {
    const py = y + 0.5
    let shareA = ((bx - px) * (cy - py) - (by - py) * (cx - px)) / area
    let shareB = ((cx - px) * (ay - py) - (cy - py) * (ax - px)) / area
    let near = shareA * nearA + shareB * nearB + (1 - shareA - shareB) * nearC
    const end = y * width + x1
    let entered = false
    for (let at = y * width + x0; at <= end; at++) {
      if (shareA >= -SEAM && shareB >= -SEAM && shareA + shareB <= 1 + SEAM) {
        entered = true
        if (near > nearness[at]!) {
          nearness[at] = near
          owners[at] = owner
        }
      } else if (entered) break
      shareA += stepA
      shareB += stepB
      near += stepNear
    }
  }
}
