import type { FrontDesign } from './design.ts'
import { distanceTo, distanceToStroke } from './distance.ts'
import { bounds } from './polygon.ts'
import { smoothMin, smoothstep } from './scalar.ts'

/** Distances on a grid over the right half of a front. */
export type DistanceGrid = {
  cell: number
  columns: number
  rows: number
  /** y of the first row; x of the first column is 0. */
  bottom: number
  values: Float32Array
}

/** The material of the front's body, and how smoothly its parts blend into each other. */
export type FrontBody = {
  bridge: boolean
  blend: number
  /** The body becomes thinner towards this height and ends there. */
  above?: number
}

/** Over this height a half rim becomes thinner, in millimetres. */
const TAPER = 9

export type SignedDistance = (x: number, y: number) => number

/** Distance to the outer edge of the front's body, negative inside; the lenses are not cut out. */
export function outerDistance(design: FrontDesign, body: FrontBody): SignedDistance {
  const toRim = distanceTo(design.rim)
  const toBridge = distanceToStroke(design.bridge)
  const toEndPiece = distanceToStroke(design.endPiece)
  return (x, y) => {
    let outside = toRim(x - design.centre, y)
    if (body.bridge) outside = smoothMin(outside, toBridge(x, y), body.blend)
    outside = smoothMin(outside, toEndPiece(x, y), body.blend)
    return Math.max(outside, x - design.reach)
  }
}

/** Distance to the nearest edge of the front's body, positive inside the material, in millimetres. */
export function bodyDistance(design: FrontDesign, body: FrontBody): SignedDistance {
  const toLens = distanceTo(design.lens)
  const toOutside = outerDistance(design, body)
  return (x, y) => {
    const solid = Math.min(toLens(x - design.centre, y), -toOutside(x, y))
    if (body.above === undefined) return solid
    const thinning = 2.2 * smoothstep(body.above + TAPER, body.above, y)
    return Math.min(solid, -toOutside(x, y) - thinning, y - body.above)
  }
}

/** Distances beyond this value make no difference to a mesh. */
const DEEP = 3

/** Every eighth point is measured; those between only where the border may be near. */
const STRIDE = 8

export function sampleField(design: FrontDesign, distance: SignedDistance, cell: number): DistanceGrid {
  const { bottom, top } = bounds(design.rim)
  const y0 = bottom - 4 * cell
  const columns = blocks((design.reach + 3 * cell) / cell)
  const rows = blocks((top + 6 - y0) / cell)
  const values = new Float32Array(columns * rows)
  const margin = DEEP + STRIDE * cell
  for (let row = 0; row < rows; row += STRIDE) {
    for (let column = 0; column < columns; column += STRIDE) {
      const middle = distance((column + STRIDE / 2) * cell, y0 + (row + STRIDE / 2) * cell)
      fillBlock({ values, columns }, { row, column }, (x, y) =>
        Math.abs(middle) > margin ? middle : distance(x * cell, y0 + y * cell),
      )
    }
  }
  return { cell, columns, rows, bottom: y0, values }
}

const blocks = (count: number) => Math.ceil(count / STRIDE) * STRIDE

function fillBlock(
  { values, columns }: { values: Float32Array; columns: number },
  corner: { row: number; column: number },
  value: (column: number, row: number) => number,
) {
  for (let row = corner.row; row < corner.row + STRIDE; row++) {
    for (let column = corner.column; column < corner.column + STRIDE; column++) {
      values[row * columns + column] = value(column, row)
    }
  }
}

/** Value at a grid point. The front is symmetrical, and beyond the grid the value stays constant. */
export function fieldAt(field: DistanceGrid, column: number, row: number): number {
  const x = Math.min(Math.abs(column), field.columns - 1)
  const y = Math.max(0, Math.min(row, field.rows - 1))
  return field.values[y * field.columns + x]!
}
