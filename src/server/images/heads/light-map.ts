import type { Mesh, Vector } from '#domain/frame/mesh.ts'
import { clamp } from '#domain/frame/scalar.ts'

/**
 * How much of a lamp's light reaches a place, 0 to 1. `steepness` is the cosine between the surface and the lamp: one
 * that the light only grazes must not fall into its own shadow.
 */
export type Lit = (x: number, y: number, z: number, steepness: number) => number

const SIDE = 440
const REACH = 190
const CELL = (2 * REACH) / SIDE

/** A far lamp: the direction towards it, and the place in the middle of its light. */
export type Lamp = { towards: Vector; middle: Vector }

/** Depths seen from the lamp, those of `behind` included. */
export function lampDepths(
  meshes: readonly Mesh[],
  { towards, middle }: Lamp,
  takes: (slot: number) => boolean,
  behind?: Float32Array,
): Float32Array {
  const [right, up] = axesOf(towards)
  const depths = behind?.slice() ?? new Float32Array(SIDE * SIDE).fill(-Infinity)
  const across = acrossFrom(middle)
  const seen = new Float64Array(9)
  for (const { positions, triangles, slots } of meshes) {
    for (let triangle = 0; triangle < slots.length; triangle++) {
      if (!takes(slots[triangle]!)) continue
      for (let corner = 0; corner < 3; corner++) {
        const at = triangles[triangle * 3 + corner]! * 3
        const x = positions[at]!
        const y = positions[at + 1]!
        const z = positions[at + 2]!
        seen[corner * 3] = (across(right, x, y, z) + REACH) / CELL
        seen[corner * 3 + 1] = (across(up, x, y, z) + REACH) / CELL
        seen[corner * 3 + 2] = across(towards, x, y, z)
      }
      fill(depths, seen)
    }
  }
  return depths
}

/** A place behind the first depth lies in shadow, softly at its edges. */
export function lightMap(depths: Float32Array, { towards, middle }: Lamp): Lit {
  const [right, up] = axesOf(towards)
  const across = acrossFrom(middle)
  const highest = highestAround(depths)
  return (x, y, z, steepness) => {
    const column = (across(right, x, y, z) + REACH) / CELL - 0.5
    const row = (across(up, x, y, z) + REACH) / CELL - 0.5
    const depth = across(towards, x, y, z) + 2.2 + 6 * (1 - clamp(steepness))
    const i = Math.floor(column)
    const j = Math.floor(row)
    if (i < 3 || j < 3 || i >= SIDE - 4 || j >= SIDE - 4) return 1
    if (highest[j * SIDE + i]! <= depth) return 1
    const p = column - i
    const q = row - j
    let light = 0
    let weights = 0
    for (let dj = -2; dj <= 3; dj++) {
      const tall = 1 - Math.abs(dj - q) / 3.2
      for (let di = -2; di <= 3; di++) {
        const weight = clamp(tall) * clamp(1 - Math.abs(di - p) / 3.2)
        const blocked = depths[(j + dj) * SIDE + i + di]! - depth
        light += weight * (1 - clamp(blocked / 1.5))
        weights += weight
      }
    }
    return light / weights
  }
}

const acrossFrom =
  ([mx, my, mz]: Vector) =>
  (axis: Vector, x: number, y: number, z: number) =>
    (x - mx) * axis[0] + (y - my) * axis[1] + (z - mz) * axis[2]

/** The highest depth of all cells that light at a cell is gathered from. */
function highestAround(depths: Float32Array): Float32Array {
  const once = new Float32Array(depths.length).fill(-Infinity)
  const twice = new Float32Array(depths.length).fill(-Infinity)
  widen(depths, once, 1)
  widen(once, twice, SIDE)
  return twice
}

function widen(from: Float32Array, to: Float32Array, step: number) {
  for (let at = 2 * step; at < from.length - 3 * step; at++) {
    let highest = from[at - 2 * step]!
    for (let other = at - step; other <= at + 3 * step; other += step) {
      if (from[other]! > highest) highest = from[other]!
    }
    to[at] = highest
  }
}

function axesOf([x, y, z]: Vector): [Vector, Vector] {
  const flat = Math.hypot(x, z)
  const right: Vector = [z / flat, 0, -x / flat]
  return [right, [y * right[2], z * right[0] - x * right[2], -y * right[0]]]
}

function fill(depths: Float32Array, seen: Float64Array) {
  const ax = seen[0]!
  const ay = seen[1]!
  const az = seen[2]!
  const bx = seen[3]!
  const by = seen[4]!
  const bz = seen[5]!
  const cx = seen[6]!
  const cy = seen[7]!
  const cz = seen[8]!
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
  if (area === 0) return
  const x0 = Math.max(0, Math.floor(Math.min(ax, bx, cx)))
  const x1 = Math.min(SIDE - 1, Math.ceil(Math.max(ax, bx, cx)))
  const y0 = Math.max(0, Math.floor(Math.min(ay, by, cy)))
  const y1 = Math.min(SIDE - 1, Math.ceil(Math.max(ay, by, cy)))
  for (let y = y0; y <= y1; y++) {
    for (let x = x0; x <= x1; x++) {
      const px = x + 0.5
      const py = y + 0.5
      const a = ((bx - px) * (cy - py) - (by - py) * (cx - px)) / area
      const b = ((cx - px) * (ay - py) - (cy - py) * (ax - px)) / area
      const c = 1 - a - b
      if (a < -0.05 || b < -0.05 || c < -0.05) continue
      const depth = a * az + b * bz + c * cz
      const at = y * SIDE + x
      if (depth > depths[at]!) depths[at] = depth
    }
  }
}
