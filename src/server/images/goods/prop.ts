import type { Mesh } from '#domain/frame/mesh.ts'
import type { Surface } from '#server/images/shade/surface.ts'

/** Something other than a frame that is put on the table. */
export type Prop = {
  mesh(): Mesh
  /** By slot number; 4 is left free, it is the lens of frames. */
  surfaces(): Promise<readonly (Surface | undefined)[]>
  /** How the camera looks at it from the front and at an angle, degrees. */
  front: { yaw: number; pitch: number }
  angled: { yaw: number; pitch: number }
  /** Shares of the picture that it may fill. */
  fill: { width: number; height: number }
  /** What the close-up shows: a place on the table, and how many millimetres wide. */
  detail?: { x: number; y: number; z: number; width: number }
}
