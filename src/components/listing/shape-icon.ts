import { FRAME_SHAPES, type FrameShape } from '#domain/image/render-spec.ts'
import { halfShapePath } from '#domain/frame/outline-path.ts'
import { shortPath } from '#domain/frame/short-path.ts'

/** A medium frame of each shape, in millimetres. */
const HEIGHT: Record<FrameShape, number> = {
  panto: 42,
  round: 46,
  oval: 32,
  rectangle: 32,
  square: 40,
  aviator: 46,
  cateye: 38,
  butterfly: 42,
  brow: 40,
  hexagon: 44,
}

/** In whole millimetres: an icon has a third of a pixel for each. */
const SIGNS = new Map(
  FRAME_SHAPES.map((shape) => {
    const dimensions = { lensWidth: 50, lensHeight: HEIGHT[shape], bridge: 20, temple: 145, width: 134 }
    const { path, left, top, width, height } = halfShapePath(dimensions, shape)
    return [
      shape as string,
      {
        path: shortPath(path),
        viewBox: [left - 2, top - 3, width + 4, height + 6].map(Math.round).join(' '),
      },
    ]
  }),
)

/**
 * The right half of a shape's outline as a small drawing, and the box that contains both halves; undefined for a shape without a drawing.
 */
export const shapeIcon = (shape: string) => SIGNS.get(shape)
