import type { FrameForm, FrontDesign } from './design.ts'
import { normalised, slotNumber, type MeshBuilder } from './mesh.ts'

const RINGS = 10

/** Radius of the front surface of a lens, millimetres. */
const CURVE = 130

/**
 * One lens. Its texture has its own coordinates: −1 to 1 across and up (across grows to the temple for `side` 1, to the nose for −1, so
 * that both reflect the same light), and the distance to the edge in millimetres.
 */
export function addLens(
  builder: MeshBuilder,
  { lens, centre }: FrontDesign,
  { figures }: FrameForm,
  side: 1 | -1,
) {
  const [halfWidth, halfHeight] = [figures.lensWidth / 2, figures.lensHeight / 2]
  const rows = Array.from({ length: RINGS + 1 }, (_, ring) => {
    const share = 1 - (1 - ring / RINGS) ** 1.4
    return lens.map(([outlineX, outlineY]) => {
      const [x, y] = [outlineX * share, outlineY * share]
      const bulge = 0.55 * (1 - share * share)
      const depth = Math.hypot(outlineX, outlineY) * (1 - share)
      return builder.vertex([side * (centre + x), y, bulge], normalised([(side * x) / CURVE, y / CURVE, 1]), [
        (side * x) / halfWidth,
        y / halfHeight,
        depth,
      ])
    })
  })
  const slot = slotNumber('lens')
  for (let ring = 0; ring < RINGS; ring++) {
    const [inner, outer] = [rows[ring]!, rows[ring + 1]!]
    for (let k = 0; k < lens.length; k++) {
      const next = (k + 1) % lens.length
      builder.triangle(inner[k]!, inner[next]!, outer[k]!, slot)
      builder.triangle(inner[next]!, outer[next]!, outer[k]!, slot)
    }
  }
}
