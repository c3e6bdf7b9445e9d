import type { DistanceFunction } from './distance-functions.ts'

export type Box = { from: readonly [number, number, number]; to: readonly [number, number, number] }

/** Corners and quads of a surface; every four indices are one quad. */
export type SurfaceNet = { corners: number[]; quads: number[] }

const BLOCK = 4

/**
 * The surface of a sculpture as a net of quads with corners about `cell` apart (naive surface nets). Space is checked
 * in blocks first, and only those near the surface are measured.
 */
export function surfaceNet(sculpture: DistanceFunction, { from, to }: Box, cell: number): SurfaceNet {
  const counts = [0, 1, 2].map(
    (axis) => Math.ceil(((to[axis] ?? 0) - (from[axis] ?? 0)) / cell / BLOCK) * BLOCK,
  )
  const [nx = 0, ny = 0, nz = 0] = counts
  const values = new Float32Array((nx + 1) * (ny + 1) * (nz + 1)).fill(Number.NaN)
  const at = (i: number, j: number, k: number) => (k * (ny + 1) + j) * (nx + 1) + i
  const measure = (i: number, j: number, k: number) => {
    const index = at(i, j, k)
    if (Number.isNaN(values[index]))
      values[index] = sculpture(from[0] + i * cell, from[1] + j * cell, from[2] + k * cell)
    return values[index]!
  }
  const net: SurfaceNet = { corners: [], quads: [] }
  const cornerOf = new Int32Array(values.length).fill(-1)
  const reach = BLOCK * cell * 1.3
  const cells: [number, number, number][] = []
  for (let k = 0; k < nz; k += BLOCK) {
    for (let j = 0; j < ny; j += BLOCK) {
      for (let i = 0; i < nx; i += BLOCK) {
        const half = BLOCK / 2
        if (
          Math.abs(
            sculpture(from[0] + (i + half) * cell, from[1] + (j + half) * cell, from[2] + (k + half) * cell),
          ) > reach
        )
          continue
        eachCell(i, j, k, (a, b, c) => {
          const corner = cornerIn(measure, a, b, c)
          if (!corner) return
          cornerOf[at(a, b, c)] = net.corners.length / 3
          net.corners.push(from[0] + corner[0] * cell, from[1] + corner[1] * cell, from[2] + corner[2] * cell)
          cells.push([a, b, c])
        })
      }
    }
  }
  for (const [i, j, k] of cells) addQuads(net, values, cornerOf, at, i, j, k)
  return net
}

function eachCell(i: number, j: number, k: number, visit: (i: number, j: number, k: number) => void) {
  for (let c = k; c < k + BLOCK; c++)
    for (let b = j; b < j + BLOCK; b++) for (let a = i; a < i + BLOCK; a++) visit(a, b, c)
}

/** The twelve edges of a cell as pairs of its corners, a corner as three bits. */
const EDGES = [0, 1, 2].flatMap((axis) =>
  [0, 1, 2, 3].map((rest) => {
    const others = [0, 1, 2].filter((other) => other !== axis)
    const low = ((rest & 1) << (others[0] ?? 0)) | ((rest >> 1) << (others[1] ?? 0))
    return [low, low | (1 << axis)] as const
  }),
)

const around = new Float64Array(8)

/** The point of the surface in a cell: the mean of its crossings with the edges; undefined if there are none. */
function cornerIn(measure: (i: number, j: number, k: number) => number, i: number, j: number, k: number) {
  let inside = 0
  for (let corner = 0; corner < 8; corner++) {
    const value = measure(i + (corner & 1), j + ((corner >> 1) & 1), k + (corner >> 2))
    around[corner] = value
    if (value < 0) inside++
  }
  if (inside === 0 || inside === 8) return undefined
  let x = 0
  let y = 0
  let z = 0
  let crossings = 0
  for (const [low, high] of EDGES) {
    const a = around[low]!
    const b = around[high]!
    if (a < 0 === b < 0) continue
    const share = a / (a - b)
    x += (low & 1) + ((high & 1) - (low & 1)) * share
    y += ((low >> 1) & 1) + (((high >> 1) & 1) - ((low >> 1) & 1)) * share
    z += (low >> 2) + ((high >> 2) - (low >> 2)) * share
    crossings++
  }
  return [i + x / crossings, j + y / crossings, k + z / crossings] as const
}

/** A quad for each edge from the cell's first corner that the surface crosses, over the four cells around it. */
function addQuads(
  { quads }: SurfaceNet,
  values: Float32Array,
  cornerOf: Int32Array,
  at: (i: number, j: number, k: number) => number,
  i: number,
  j: number,
  k: number,
) {
  const here = values[at(i, j, k)]! < 0
  const neighbours = [
    [at(i + 1, j, k), [i, j - 1, k], [i, j - 1, k - 1], [i, j, k - 1]],
    [at(i, j + 1, k), [i - 1, j, k], [i - 1, j, k - 1], [i, j, k - 1]],
    [at(i, j, k + 1), [i - 1, j, k], [i - 1, j - 1, k], [i, j - 1, k]],
  ] as const
  for (const [end, b, c, d] of neighbours) {
    if (Math.min(...b, ...c, ...d) < 0 || values[end]! < 0 === here) continue
    const quad = [cornerOf[at(i, j, k)]!, ...[b, c, d].map(([x, y, z]) => cornerOf[at(x, y, z)]!)]
    if (quad.every((corner) => corner >= 0)) quads.push(...quad)
  }
}
