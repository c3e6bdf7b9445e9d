import type { ProjectedMesh } from './projected-mesh.ts'

/** How much light the product keeps from the floor, on a grid around the middle of the studio. */
export type FloorShadow = {
  level: number
  cell: number
  side: number
  contact: Float32Array
  wide: Float32Array
}

const SIDE = 360
const CELL = 1.5

/** Where the light comes from: how far a shadow moves aside and back for each millimetre of height. */
const DRIFT = { aside: 0.28, back: -0.35 }

/** Height of the lowest vertex, millimetres; infinite where there is none. */
export function lowestOf(meshes: ProjectedMesh[]): number {
  let lowest = Infinity
  for (const { positions } of meshes) {
    for (let at = 1; at < positions.length; at += 3) lowest = Math.min(lowest, positions[at]!)
  }
  return lowest
}

/** A sharp shadow where the product touches the floor, and a wide one from the soft box above. */
export function floorShadow(
  meshes: ProjectedMesh[],
  takes: (slot: number) => boolean,
  level: number,
): FloorShadow {
  const contact = new Float32Array(SIDE * SIDE)
  const wide = new Float32Array(SIDE * SIDE)
  for (const { mesh, positions } of meshes) {
    for (let triangle = 0; triangle < mesh.slots.length; triangle++) {
      if (!takes(mesh.slots[triangle]!)) continue
      splat(contact, wide, positions, mesh.triangles, triangle * 3, level)
    }
  }
  return { level, cell: CELL, side: SIDE, contact: blurred(contact, 1), wide: blurred(wide, 6) }
}

/** Marks the cells below a triangle, at points no further apart than a cell unless it is broader than 300 mm. */
function splat(
  contact: Float32Array,
  wide: Float32Array,
  positions: Float32Array,
  triangles: Uint32Array,
  first: number,
  level: number,
) {
  const a = triangles[first]! * 3
  const b = triangles[first + 1]! * 3
  const c = triangles[first + 2]! * 3
  const span = Math.max(
    Math.abs(positions[a]! - positions[b]!),
    Math.abs(positions[a]! - positions[c]!),
    Math.abs(positions[b]! - positions[c]!),
    Math.abs(positions[a + 2]! - positions[b + 2]!),
    Math.abs(positions[a + 2]! - positions[c + 2]!),
    Math.abs(positions[b + 2]! - positions[c + 2]!),
  )
  const steps = Math.min(200, Math.max(1, Math.ceil(span / CELL)))
  for (let i = 0; i < steps; i++) {
    for (let j = 0; j < steps - i; j++) {
      const shareB = (i + 1 / 3) / steps
      const shareC = (j + 1 / 3) / steps
      const shareA = 1 - shareB - shareC
      const x = positions[a]! * shareA + positions[b]! * shareB + positions[c]! * shareC
      const y = positions[a + 1]! * shareA + positions[b + 1]! * shareB + positions[c + 1]! * shareC - level
      const z = positions[a + 2]! * shareA + positions[b + 2]! * shareB + positions[c + 2]! * shareC
      mark(contact, x + y * 0.05, z - y * 0.05, Math.exp(-y / 4))
      mark(wide, x + y * DRIFT.aside, z + y * DRIFT.back, Math.exp(-y / 70))
    }
  }
}

function mark(grid: Float32Array, x: number, z: number, value: number) {
  const column = Math.floor(x / CELL + SIDE / 2)
  const row = Math.floor(z / CELL + SIDE * 0.62)
  if (column < 0 || row < 0 || column >= SIDE || row >= SIDE) return
  const at = row * SIDE + column
  if (value > grid[at]!) grid[at] = value
}

/** Three box blurs each way, which together are close to a bell curve; a bare grid needs none. */
function blurred(grid: Float32Array, radius: number): Float32Array {
  if (grid.every((value) => value === 0)) return grid
  const line = new Float32Array(SIDE)
  for (let pass = 0; pass < 3; pass++) {
    for (let row = 0; row < SIDE; row++) blurLine(grid, row * SIDE, 1, radius, line)
    for (let column = 0; column < SIDE; column++) blurLine(grid, column, SIDE, radius, line)
  }
  return grid
}

/** `line` is where the blurred values wait until the whole line is read. */
function blurLine(grid: Float32Array, start: number, step: number, radius: number, line: Float32Array) {
  let sum = 0
  for (let i = -radius; i < SIDE; i++) {
    if (i + radius < SIDE) sum += grid[start + (i + radius) * step]!
    if (i - radius - 1 >= 0) sum -= grid[start + (i - radius - 1) * step]!
    if (i >= 0) line[i] = sum / (2 * radius + 1)
  }
  for (let i = 0; i < SIDE; i++) grid[start + i * step] = line[i]!
}

/** Shadow at a place on the floor, 0 to about 1. */
export function shadowAt({ contact, wide, side, cell }: FloorShadow, x: number, z: number): number {
  const column = x / cell + side / 2 - 0.5
  const row = z / cell + side * 0.62 - 0.5
  const i = Math.floor(column)
  const j = Math.floor(row)
  if (i < 0 || j < 0 || i >= side - 1 || j >= side - 1) return 0
  const p = column - i
  const q = row - j
  const at = j * side + i
  const sample = (grid: Float32Array) =>
    (grid[at]! * (1 - p) + grid[at + 1]! * p) * (1 - q) +
    (grid[at + side]! * (1 - p) + grid[at + side + 1]! * p) * q
  return Math.min(1, 0.94 * sample(contact) + 0.8 * sample(wide))
}
