import type { Mesh } from '#domain/frame/mesh.ts'
import type { RenderView } from '#domain/image/render-spec.ts'
import type { Surface } from '#domain/raster/surface.ts'

/** An item other than a frame, as it lies on the table. */
export type GoodsModel = {
  /** As it lies there in a view; some are opened in the second. */
  mesh(view: RenderView): Mesh
  /** By slot number; 4 is left free, it is the lens of frames. `scale`: pixels per millimetre. */
  surfaces(scale: number): Promise<readonly (Surface | undefined)[]>
  /** Direction of the camera from the front and at an angle, degrees. */
  front: { yaw: number; pitch: number }
  angled: { yaw: number; pitch: number }
  /** Maximum fractions of the picture that it fills. */
  fill: { width: number; height: number }
  /** The region of the close-up: its centre on the table, and its width in millimetres. */
  detail?: { x: number; y: number; z: number; width: number }
}
