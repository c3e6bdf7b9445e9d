import type { Mesh, Vector } from '#domain/frame/mesh.ts'
import { clamp } from '#domain/frame/scalar.ts'

/**
 * The fraction of a lamp's light that reaches a point, 0 to 1. `steepness` is the cosine between the surface and the
 * lamp: a surface at a grazing angle must not shadow itself.
 */
export type LightAt = (x: number, y: number, z: number, steepness: number) => number

const SIDE = 440
const REACH = 190
const CELL = (2 * REACH) / SIDE

/** A distant lamp: the direction towards it, and the centre of its light. */
export type DirectionalLight = { towards: Vector; middle: Vector }

/** Depths seen from the lamp, combined with those of `behind`. */
export function renderShadowMap(
  meshes: readonly Mesh[],
  { towards, middle }: DirectionalLight,
  takes: (slot: number) => boolean,
  behind?: Float32Array,
): Float32Array {
  const [right, up] = axesOf(towards)
  const depths = behind?.slice() ?? new Float32Array(SIDE * SIDE).fill(-Infinity)
  const across = acrossFrom(middle)
  for (const { positions, triangles, slots } of meshes) {
    const seen = new Float64Array(positions.length)
    for (let at = 0; at < positions.length; at += 3) {
      const x = positions[at]!
      const y = positions[at + 1]!
      const z = positions[at + 2]!
      seen[at] = (across(right, x, y, z) + REACH) / CELL
      seen[at + 1] = (across(up, x, y, z) + REACH) / CELL
      seen[at + 2] = across(towards, x, y, z)
    }
    for (let triangle = 0; triangle < slots.length; triangle++) {
      if (takes(slots[triangle]!)) fill(depths, seen, triangles, triangle * 3)
    }
  }
  return depths
}

/**
 * A point behind the first depth is in shadow, softly at the edges. Anything not in the `broad` depths is thin: the
 * farther it is from a point, the less of a studio lamp's light it blocks.
 */
export function shadowMapLookup(
  depths: Float32Array,
  { towards, middle }: DirectionalLight,
  broad = depths,
): LightAt {
  const [right, up] = axesOf(towards)
  const across = acrossFrom(middle)
  const highest = highestAround(depths)
  const wide = new Float64Array(TAPS)
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
    let sum = 0
    for (let tap = 0; tap < TAPS; tap++) sum += wide[tap] = weightOf(tap - 2 - p)
    let light = 0
    let weights = 0
    for (let dj = 0; dj < TAPS; dj++) {
      const tall = weightOf(dj - 2 - q)
      const from = (j + dj - 2) * SIDE + i - 2
      let open = sum
      for (let di = 0; di < TAPS; di++) {
        const blocked = depths[from + di]! - depth
        if (blocked <= 0) continue
        const taken = broad[from + di]! > depth ? 1 : takenByThin(blocked)
        open -= wide[di]! * taken * Math.min(1, blocked / 1.5)
      }
      light += tall * open
      weights += tall * sum
    }
    return light / weights
  }
}

/** All of the light where a rim touches the skin, under half of it on the cheek below; distances in millimetres. */
const takenByThin = (away: number): number => 1 - 0.6 * clamp((away - 6) / 16)

/** Number of cells along each edge of the square that is sampled for the light at a point, and the weight of each. */
const TAPS = 6
const weightOf = (away: number) => Math.max(0, 1 - Math.abs(away) / 3.2)

const acrossFrom =
  ([mx, my, mz]: Vector) =>
  (axis: Vector, x: number, y: number, z: number) =>
    (x - mx) * axis[0] + (y - my) * axis[1] + (z - mz) * axis[2]

/** The highest depth among the cells that are sampled around each cell. */
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

/** How far outside a triangle, as a fraction of it, the centre of a cell may be and still be filled. */
const SLACK = 0.05

function fill(depths: Float32Array, seen: Float64Array, triangles: Uint32Array, first: number) {
  const from = triangles[first]! * 3
  const ax = seen[from]!
  const ay = seen[from + 1]!
  const az = seen[from + 2]!
  const next = triangles[first + 1]! * 3
  const bx = seen[next]!
  const by = seen[next + 1]!
  const bz = seen[next + 2]!
  const last = triangles[first + 2]! * 3
  const cx = seen[last]!
  const cy = seen[last + 1]!
  const cz = seen[last + 2]!
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
  if (area === 0) return
  const [left, right] = [Math.min(ax, bx, cx), Math.max(ax, bx, cx)]
  const [top, bottom] = [Math.min(ay, by, cy), Math.max(ay, by, cy)]
  const beside = 0.5 + 2 * SLACK * (right - left)
  const above = 0.5 + 2 * SLACK * (bottom - top)
  const x0 = Math.max(0, Math.ceil(left - beside))
  const x1 = Math.min(SIDE - 1, Math.floor(right + beside - 1))
  const y0 = Math.max(0, Math.ceil(top - above))
  const y1 = Math.min(SIDE - 1, Math.floor(bottom + above - 1))
  for (let y = y0; y <= y1; y++) {
    for (let x = x0; x <= x1; x++) {
      const px = x + 0.5
      const py = y + 0.5
      const a = ((bx - px) * (cy - py) - (by - py) * (cx - px)) / area
      const b = ((cx - px) * (ay - py) - (cy - py) * (ax - px)) / area
      const c = 1 - a - b
      if (a < -SLACK || b < -SLACK || c < -SLACK) continue
      const depth = a * az + b * bz + c * cz
      const at = y * SIDE + x
      if (depth > depths[at]!) depths[at] = depth
    }
  }
}
