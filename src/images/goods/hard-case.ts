import { type Mesh, meshBuilder, normalised, type MeshBuilder, type Vector } from '#domain/frame/mesh.ts'
import { addBox, addGrid, linearSteps, sameFaces } from './solids.ts'

/** What cases consist of, by slot; 4 is left free. */
export const CASE_SLOTS = { BODY: 0, SEAM: 1, TRIM: 2, LINING: 5 } as const
const { BODY, SEAM, TRIM, LINING } = CASE_SLOTS

/** Half the length, height and depth of a hard case; its lower half stands on the table. */
export const HARD: Vector = [81, 29, 33]
/** How thick its walls are, in millimetres, and how far it opens, in radians. */
const WALL = 2.4
const OPENING = 1.95

/** A hard case with its lid laid back, lined with felt. */
export function openCase(): Mesh {
  const builder = meshBuilder()
  const centre: Vector = [0, HARD[1], 0]
  const inner: Vector = [HARD[0] - WALL, HARD[1] - WALL, HARD[2] - WALL]
  const addHalf = (upper: boolean) => {
    const half = upper ? ([0, Math.PI / 2] as const) : ([-Math.PI / 2, 0] as const)
    addPebble(builder, centre, HARD, 3, { half })
    addPebble(builder, centre, inner, 3, { half, slot: LINING })
    addRim(builder, centre, HARD, inner)
  }
  addHalf(true)
  const [sin, cos] = [Math.sin(OPENING), Math.cos(OPENING)]
  const turned = (y: number, z: number) => [y * cos + z * sin, z * cos - y * sin] as const
  builder.transform(([x, y, z], [nx, ny, nz]) => {
    const [up, back] = turned(y - HARD[1], z + HARD[2])
    return [
      [x, HARD[1] + up, back - HARD[2]],
      [nx, ...turned(ny, nz)],
    ]
  })
  addHalf(false)
  addBox(builder, [0, 25, 33], [15, 8, 1.6], 0.7, sameFaces(TRIM))
  return builder.mesh()
}

/** The flat edge between the outside and the lining, at half the height. */
function addRim(builder: MeshBuilder, centre: Vector, outer: Vector, inner: Vector) {
  addGrid(
    builder,
    linearSteps(-Math.PI, Math.PI, 112),
    [0, 1],
    (around, inwards) => {
      const [rx, , rz] = inwards === 1 ? inner : outer
      const [x, z] = [rx * bent(Math.sin(around), 2 / 3), rz * bent(Math.cos(around), 2 / 3)]
      return builder.vertex([centre[0] + x, centre[1], centre[2] + z], [0, 1, 0])
    },
    SEAM,
  )
}

const bent = (value: number, by: number): number => Math.sign(value) * Math.abs(value) ** by

type Part = { half?: readonly [from: number, to: number]; slot?: number }

/** A shape between an ellipsoid (2) and a box, with a seam around its middle; whole, or one half of one material. */
export function addPebble(
  builder: MeshBuilder,
  centre: Vector,
  radii: Vector,
  squareness: number,
  { half: [from, to] = [-Math.PI / 2, Math.PI / 2], slot = BODY }: Part = {},
) {
  const power = 2 / squareness
  const hasSeam = to - from > 2
  addGrid(
    builder,
    linearSteps(-Math.PI, Math.PI, 112),
    linearSteps(from, to, hasSeam ? 72 : 36),
    (around, up) => {
      const flat = bent(Math.cos(up), 0.85)
      const unit: Vector = [
        flat * bent(Math.sin(around), power),
        bent(Math.sin(up), 0.8),
        flat * bent(Math.cos(around), power),
      ]
      const out = bent(Math.cos(up), 2 - 0.85)
      const normal = normalised([
        (out * bent(Math.sin(around), 2 - power)) / radii[0],
        bent(Math.sin(up), 2 - 0.8) / radii[1],
        (out * bent(Math.cos(around), 2 - power)) / radii[2],
      ])
      return builder.vertex(
        [centre[0] + unit[0] * radii[0], centre[1] + unit[1] * radii[1], centre[2] + unit[2] * radii[2]],
        normal,
      )
    },
    (_around, up) => (hasSeam && Math.abs(up + 0.02) < 0.03 ? SEAM : slot),
  )
}
