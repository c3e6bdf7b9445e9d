import type { DistanceGrid } from './front-field.ts'
import { fieldAt } from './front-field.ts'
import type { MeshBuilder } from './mesh.ts'
import { smoothstep } from './scalar.ts'

/** A body cut from a sheet: its thickness and the rounding of its edges. */
export type Sheet = { thickness: number; bevel: number; slot: number }

type Corner = { x: number; y: number; depth: number; slopeX: number; slopeY: number }

/**
 * The body whose right half the field describes: rounded front and back, both halves. Grid points just outside are moved onto the border,
 * so that the outline is smooth although the grid is coarse.
 */
export function addSheet(builder: MeshBuilder, field: DistanceGrid, sheet: Sheet) {
  for (const side of [1, -1] as const) {
    for (const face of [1, -1] as const) addFace(builder, field, sheet, side, face)
  }
}

function addFace(builder: MeshBuilder, field: DistanceGrid, sheet: Sheet, side: 1 | -1, face: 1 | -1) {
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

function cornerAt(field: DistanceGrid, column: number, row: number): Corner {
  const { cell } = field
  const depth = fieldAt(field, column, row)
  const dx = (fieldAt(field, column + 1, row) - fieldAt(field, column - 1, row)) / (2 * cell)
  const dy = (fieldAt(field, column, row + 1) - fieldAt(field, column, row - 1)) / (2 * cell)
  const steepness = Math.hypot(dx, dy) || 1
  const [slopeX, slopeY] = [dx / steepness, dy / steepness]
  const pull = depth < 0 ? -depth / Math.max(steepness, 0.6) : 0
  return {
    x: Math.max(0, column * cell + slopeX * pull),
    y: field.bottom + row * cell + slopeY * pull,
    depth: Math.max(depth, 0),
    slopeX,
    slopeY,
  }
}

function addVertex(builder: MeshBuilder, corner: Corner, sheet: Sheet, side: 1 | -1, face: 1 | -1): number {
  const { x, y, depth, slopeX, slopeY } = corner
  const lean = 1 - Math.min(depth / sheet.bevel, 1)
  const rise = Math.sqrt(Math.max(0, 1 - lean * lean))
  const wall = Math.max(0, sheet.thickness / 2 - sheet.bevel) * smoothstep(0, 0.35, depth)
  const z = face * (sheet.bevel * rise + wall)
  return builder.vertex(
    [side * x, y, z],
    [-slopeX * lean * side, -slopeY * lean, Math.max(rise, 0.02) * face],
  )
}
