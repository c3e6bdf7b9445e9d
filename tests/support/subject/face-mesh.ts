import { CARD_WIDTH } from '#domain/face/pupil-distance.ts'
import type { Mesh, Vector } from '#domain/frame/mesh.ts'
import { drawVisibility, emptyVisibility } from '#domain/raster/visibility.ts'
import type { CanonicalFace } from './canonical-face.ts'
import { LIDS } from './eye.ts'
import { type Head, PUPIL_DEPTH, PUPIL_HEIGHT } from './head.ts'
import type { Subject } from './subject.ts'

/** What a triangle shows. */
export const SKIN = 0
export const RIGHT_EYE = 1
export const LEFT_EYE = 2
export const CARD = 3

export const OPENING = 1.35
/** A card of ID-1 size: its height, and how far above the pupils its middle is. */
const CARD_HEIGHT = 54
const CARD_ABOVE = 46

export type FaceMesh = {
  corners: readonly Vector[]
  triangles: Uint32Array
  kinds: Uint8Array
  /** The middle of the card, and the ends of its long side, the person's right first. */
  card: { middle: Vector; ends: readonly [Vector, Vector] }
}

/** The canonical face with its lids opened and in its size; the last two triangles are the card, if there is one. */
export function faceMesh({ positions, triangles }: CanonicalFace, subject: Subject): FaceMesh {
  const { opening = OPENING, scale = 1, cardDepth } = subject
  const lids = new Set<number>([...LIDS.right, ...LIDS.left])
  const corners = Array.from({ length: positions.length / 3 }, (_, at): Vector => {
    const [x = 0, y = 0, z = 0] = positions.subarray(at * 3, at * 3 + 3)
    // Closed lids keep their outline: what is between them is skin.
    const wide = lids.has(at) && opening > 0 ? PUPIL_HEIGHT + (y - PUPIL_HEIGHT) * opening : y
    return [x * scale, wide * scale, z * scale]
  })
  const isWithin = (triangle: number, lid: readonly number[]) =>
    [0, 1, 2].every((corner) => lid.includes(triangles[triangle * 3 + corner]!))
  const kinds = Array.from({ length: triangles.length / 3 }, (_, triangle) =>
    isWithin(triangle, LIDS.right) ? RIGHT_EYE : isWithin(triangle, LIDS.left) ? LEFT_EYE : SKIN,
  )
  const height = PUPIL_HEIGHT * scale + CARD_ABOVE
  const at = (across: number, up: number): Vector => [
    (across * CARD_WIDTH) / 2,
    height + (up * CARD_HEIGHT) / 2,
    PUPIL_DEPTH * scale + (cardDepth ?? 0),
  ]
  const card = { middle: at(0, 0), ends: [at(-1, 0), at(1, 0)] as const }
  if (cardDepth === undefined) return { corners, triangles, kinds: Uint8Array.from(kinds), card }
  const [a, b, c, d] = [0, 1, 2, 3].map((corner) => corners.length + corner) as [
    number,
    number,
    number,
    number,
  ]
  return {
    corners: [...corners, at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)],
    triangles: Uint32Array.from([...triangles, a, b, c, a, c, d]),
    kinds: Uint8Array.from([...kinds, CARD, CARD]),
    card,
  }
}

/** Which triangle is seen at each point, `fine` of them along each side of a pixel; −1 beside the face. */
export function trianglesSeen({ corners, triangles, kinds }: FaceMesh, head: Head, fine: number): Int32Array {
  const { width, height } = head.size
  const vertices = kinds.includes(CARD) ? corners.length - 4 : corners.length
  const seen = Float64Array.from(
    corners.flatMap((corner, at) => {
      const { x, y, away } = head.see(corner)
      // The card lies on the brow, whatever the brow's own shape is.
      return [x * fine, y * fine, at < vertices ? away : away / 2]
    }),
  )
  const none = new Float32Array()
  const mesh: Mesh = { positions: none, normals: none, textures: none, triangles, slots: kinds }
  const visibility = emptyVisibility({ left: 0, top: 0, width: width * fine, height: height * fine })
  drawVisibility(visibility, { mesh, positions: none, normals: none, seen }, 0, () => true)
  return visibility.owners
}
