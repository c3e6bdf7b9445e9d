import type { Mesh } from '#domain/frame/mesh.ts'
import { faceOf } from './anatomy.ts'
import { baked } from './bake.ts'
import type { Sculpture } from './bodies.ts'
import { clothesOf } from './clothes.ts'
import { hairOf } from './hair.ts'
import type { Character } from './heads.ts'

/** Slots of a bust, above those of frames. */
export const BUST_SLOTS = { skin: 16, hair: 17, clothes: 18 } as const

/** Sculpts and bakes a head: skin, hair and clothes, each a mesh of its own so that their edges are sharp. */
export function bustOf({ face, hair, clothes }: Character, detail = 1): Mesh[] {
  const skin = faceOf(face)
  const locks = hairOf(hair.style, face.width)
  const top = clothesOf(clothes.collar, face.neck)
  const all: Sculpture = (x, y, z) => Math.min(skin(x, y, z), locks(x, y, z), top(x, y, z))
  return [
    baked(skin, { from: [0, -172, -196], to: [96, 124, 30] }, 1.7 * detail, BUST_SLOTS.skin, true, all),
    baked(locks, { from: [-124, -224, -224], to: [124, 156, 20] }, 2.5 * detail, BUST_SLOTS.hair, false, all),
    baked(top, { from: [0, -262, -190], to: [200, -96, -20] }, 3.4 * detail, BUST_SLOTS.clothes, true, all),
  ]
}
