import type { DistanceGrid } from './front-field.ts'
import { fieldAt } from './front-field.ts'
import type { MeshBuilder } from './mesh.ts'

/** A body cut from a sheet: its thickness and the rounding of its edges. */
export type Sheet = { thickness: number; bevel: number; slot: number }

type Corner = { x: number; y: number; depth: number; slopeX: number; slopeY: number }

/**
 * The body whose right half the field describes: rounded front and back, both halves. Grid points just outside are moved onto the border,
 * so that the outline is smooth although the grid is coarse.
 */
export function addSheet(builder: MeshBuilder, field: DistanceGrid, sheet: Sheet) {
  for (const side of [1, -1] as const) {
    const front = addFace(builder, field, sheet, side, 1)
    addWall(builder, field, sheet, front, addFace(builder, field, sheet, side, -1))
  }
}

/** The strip between the borders of front and back: a step of the height within one cell would be as jagged as the grid. */
function addWall(
  builder: MeshBuilder,
  field: DistanceGrid,
  { slot }: Sheet,
  front: Int32Array,
  back: Int32Array,
) {
  const { columns, rows } = field
  const isBody = (column: number, row: number) =>
    column >= 0 && row >= 0 && column < columns - 1 && row < rows - 1 && touches(field, column, row)
  const strip = (one: number, other: number) => {
    builder.triangle(front[one]!, front[other]!, back[one]!, slot)
    builder.triangle(front[other]!, back[other]!, back[one]!, slot)
  }
  for (let row = 0; row < rows - 1; row++) {
    for (let column = 0; column < columns - 1; column++) {
      if (!touches(field, column, row)) continue
      const at = row * columns + column
      if (!isBody(column, row - 1)) strip(at, at + 1)
      if (!isBody(column, row + 1)) strip(at + columns, at + columns + 1)
      // The other half goes on to the left of the first column.
      if (column > 0 && !isBody(column - 1, row)) strip(at, at + columns)
      if (!isBody(column + 1, row)) strip(at + 1, at + columns + 1)
    }
  }
}

/** Gives the vertices of the grid points. */
function addFace(
  builder: MeshBuilder,
  field: DistanceGrid,
  sheet: Sheet,
  side: 1 | -1,
  face: 1 | -1,
): Int32Array {
  const { columns, rows } = field
  const known = new Int32Array(columns * rows).fill(-1)
  const vertex = (column: number, row: number) => {
    const index = row * columns + column
    const found = known[index]!
    if (found >= 0) return found
    return (known[index] = addVertex(builder, cornerAt(field, column, row), sheet, side, face))
  }
  for (let row = 0; row < rows - 1; row++) {
    for (let column = 0; column < columns - 1; column++) {
      if (!touches(field, column, row)) continue
      const [a, b] = [vertex(column, row), vertex(column + 1, row)]
      const [c, d] = [vertex(column, row + 1), vertex(column + 1, row + 1)]
      builder.triangle(a, b, c, sheet.slot)
      builder.triangle(b, d, c, sheet.slot)
    }
  }
  return known
}

function touches({ values, columns }: DistanceGrid, column: number, row: number): boolean {
  const index = row * columns + column
  return (
    values[index]! >= 0 ||
    values[index + 1]! >= 0 ||
    values[index + columns]! >= 0 ||
    values[index + columns + 1]! >= 0
  )
}

/** Points near the border lie on it or on the ring one cell within: a rounded edge whose points have all depths is wavy. */
function ringOf(depth: number, cell: number): number {
  if (depth < 0.5 * cell) return 0
  return depth < 1.5 * cell ? cell : depth
}

function cornerAt(field: DistanceGrid, column: number, row: number): Corner {
  const { cell } = field
  const depth = fieldAt(field, column, row)
  const dx = (fieldAt(field, column + 1, row) - fieldAt(field, column - 1, row)) / (2 * cell)
  const dy = (fieldAt(field, column, row + 1) - fieldAt(field, column, row - 1)) / (2 * cell)
  const steepness = Math.hypot(dx, dy) || 1
  const [slopeX, slopeY] = [dx / steepness, dy / steepness]
  const ring = ringOf(depth, cell)
  const pull = (ring - depth) / Math.max(steepness, 0.6)
  return {
    x: Math.max(0, column * cell + slopeX * pull),
    y: field.bottom + row * cell + slopeY * pull,
    depth: ring,
    slopeX,
    slopeY,
  }
}

function addVertex(builder: MeshBuilder, corner: Corner, sheet: Sheet, side: 1 | -1, face: 1 | -1): number {
  const { x, y, depth, slopeX, slopeY } = corner
  const lean = 1 - Math.min(depth / sheet.bevel, 1)
  const rise = Math.sqrt(Math.max(0, 1 - lean * lean))
  const wall = Math.max(0, sheet.thickness / 2 - sheet.bevel)
  const z = face * (sheet.bevel * rise + wall)
  return builder.vertex(
    [side * x, y, z],
    [-slopeX * lean * side, -slopeY * lean, Math.max(rise, 0.02) * face],
  )
}
