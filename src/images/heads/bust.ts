import type { Mesh } from '#domain/frame/mesh.ts'
import { faceShape } from './anatomy.ts'
import { polygonise } from './polygonise.ts'
import type { DistanceFunction } from './distance-functions.ts'
import { clothesShape } from './clothes.ts'
import { hairShape } from './hair.ts'
import type { HeadModel } from './head-models.ts'

/** Slots of a bust, above those of frames. */
export const BUST_SLOTS = { skin: 16, hair: 17, clothes: 18 } as const

/** Sculpts and bakes a head: skin, hair and clothes, each a mesh of its own so that their edges are sharp. */
export function createBust({ face, hair, collar }: HeadModel, detail = 1): Mesh[] {
  const skin = faceShape(face)
  const locks = hairShape(hair, face.width)
  const top = clothesShape(collar, face.neck)
  const all: DistanceFunction = (x, y, z) => Math.min(skin(x, y, z), locks(x, y, z), top(x, y, z))
  return [
    polygonise(skin, { from: [0, -172, -196], to: [96, 124, 30] }, 1.7 * detail, BUST_SLOTS.skin, true, all),
    polygonise(
      locks,
      { from: [-124, -224, -224], to: [124, 156, 20] },
      2.5 * detail,
      BUST_SLOTS.hair,
      false,
      all,
    ),
    polygonise(
      top,
      { from: [0, -262, -190], to: [200, -96, -20] },
      3.4 * detail,
      BUST_SLOTS.clothes,
      true,
      all,
    ),
  ]
}
