import type { Region, StudioMesh } from './studio-mesh.ts'

/** For each pixel of a region the nearest triangle (mesh and number in one, −1 for none) and its distance. */
export type Visibility = { owners: Int32Array; depths: Float32Array }

/** Triangles of one mesh are numbered below this. */
export const MESH_STRIDE = 1 << 22

export const emptyVisibility = ({ width, height }: Region): Visibility => ({
  owners: new Int32Array(width * height).fill(-1),
  depths: new Float32Array(width * height).fill(Infinity),
})

/** Draws those triangles of a mesh of which `takes` is true. */
export function drawVisibility(
  { owners, depths }: Visibility,
  region: Region,
  { mesh, seen }: StudioMesh,
  number: number,
  takes: (slot: number) => boolean,
) {
  const { triangles, slots } = mesh
  const { left, top, width, height } = region
  for (let triangle = 0; triangle < slots.length; triangle++) {
    if (!takes(slots[triangle]!)) continue
    const a = triangles[triangle * 3]! * 3
    const b = triangles[triangle * 3 + 1]! * 3
    const c = triangles[triangle * 3 + 2]! * 3
    const ax = seen[a]! - left
    const ay = seen[a + 1]! - top
    const bx = seen[b]! - left
    const by = seen[b + 1]! - top
    const cx = seen[c]! - left
    const cy = seen[c + 1]! - top
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
    if (area === 0) continue
    const x0 = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5))
    const x1 = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5))
    const y0 = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5))
    const y1 = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5))
    if (x0 > x1 || y0 > y1) continue
    // 1/distance is straight across the picture; distance itself is not.
    const nearA = 1 / seen[a + 2]!
    const nearB = 1 / seen[b + 2]!
    const nearC = 1 / seen[c + 2]!
    const owner = number * MESH_STRIDE + triangle
    for (let y = y0; y <= y1; y++) {
      for (let x = x0; x <= x1; x++) {
        const px = x + 0.5
        const py = y + 0.5
        const shareA = ((bx - px) * (cy - py) - (by - py) * (cx - px)) / area
        const shareB = ((cx - px) * (ay - py) - (cy - py) * (ax - px)) / area
        const shareC = 1 - shareA - shareB
        if (shareA < -1e-6 || shareB < -1e-6 || shareC < -1e-6) continue
        const depth = 1 / (shareA * nearA + shareB * nearB + shareC * nearC)
        const at = y * width + x
        if (depth < depths[at]!) {
          depths[at] = depth
          owners[at] = owner
        }
      }
    }
  }
}
