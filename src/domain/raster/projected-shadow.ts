import { projection, type Camera, type Size } from './camera.ts'
import { floorShadow, lowestOf, shadowAt } from './floor-shadow.ts'
import type { ProjectedMesh } from './projected-mesh.ts'

/** The floor's shadow as the camera sees it, at every row and every `step`th column: of solid parts and of lenses. */
export type ProjectedShadow = {
  step: number
  columns: number
  solid: Float32Array
  lens: Float32Array
}

/** The shadow is so soft that this many columns a millimetre show all of it. */
const COLUMNS_PER_MM = 2

export function projectShadow(
  meshes: ProjectedMesh[],
  isSolid: (slot: number) => boolean,
  isLens: (slot: number) => boolean,
  camera: Camera,
  { width, height }: Size,
): ProjectedShadow {
  const level = lowestOf(meshes) - 0.05
  const [fromSolid, fromLens] = [floorShadow(meshes, isSolid, level), floorShadow(meshes, isLens, level)]
  const step = Math.max(1, Math.floor(camera.scale / COLUMNS_PER_MM))
  const columns = Math.ceil((width - 1) / step) + 1
  const solid = new Float32Array(columns * height)
  const lens = new Float32Array(columns * height)
  const { direction, eye } = projection(camera)
  const first = new Float64Array(3)
  const next = new Float64Array(3)
  for (let row = 0; row < height; row++) {
    direction(0.5, row + 0.5, first)
    if (first[1]! > -0.002) continue
    // A row of the picture is a straight line on the floor, its columns are equally far apart there.
    direction(step + 0.5, row + 0.5, next)
    const reach = (level - eye[1]) / first[1]!
    const x = eye[0] + first[0]! * reach
    const z = eye[2] + first[2]! * reach
    const apart = eye[0] + (next[0]! * (level - eye[1])) / next[1]! - x
    for (let column = 0; column < columns; column++) {
      const at = row * columns + column
      solid[at] = shadowAt(fromSolid, x + apart * column, z)
      lens[at] = shadowAt(fromLens, x + apart * column, z)
    }
  }
  return { step, columns, solid, lens }
}
