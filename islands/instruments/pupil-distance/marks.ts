import type { Circle, Point } from '#domain/face/fit-circles.ts'
import type { FaceMarks } from '#domain/face/face-marks.ts'
import { markedPart, type PicturePart } from '#domain/face/marked-part.ts'
import { distanceBetween, type PupilDistanceMethod } from '#domain/face/pupil-distance.ts'
import { clamp } from '#domain/frame/scalar.ts'

/** What a person can move in the picture. */
const HANDLES = ['right', 'left', 'first', 'last'] as const
export const TEMPLE_HANDLES = ['rightTemple', 'leftTemple'] as const
export type Handle = (typeof HANDLES)[number] | (typeof TEMPLE_HANDLES)[number]

export const handlesOf = (method: PupilDistanceMethod): readonly (typeof HANDLES)[number][] =>
  method === 'card' ? HANDLES : HANDLES.slice(0, 2)

/** The card is only guessed: without both of its ends being put where they are, its ± would be a lie. */
export const isPlaced = (method: PupilDistanceMethod, moved: ReadonlySet<Handle>): boolean =>
  method === 'iris' || (moved.has('first') && moved.has('last'))

export function placeOf({ irises, card, temples }: FaceMarks, handle: Handle): Point {
  switch (handle) {
    case 'right':
    case 'left':
      return irises[handle]
    case 'first':
      return card[0]
    case 'last':
      return card[1]
    case 'rightTemple':
      return temples[0]
    case 'leftTemple':
      return temples[1]
  }
}

/** What is shown of a picture: the marks, with as much around them as the pupils are apart. */
export const partAround = (
  marks: FaceMarks,
  handles: readonly Handle[],
  size: { width: number; height: number },
): PicturePart =>
  markedPart(
    handles.map((handle) => placeOf(marks, handle)),
    distanceBetween(marks.irises.right, marks.irises.left),
    size,
  )

/** The marks with one of them elsewhere, within the part that is shown. */
export function moveMark(
  marks: FaceMarks,
  handle: Handle,
  to: Point,
  { left, top, width, height }: PicturePart,
): FaceMarks {
  const { irises, card, temples } = marks
  const place = { x: clamp(to.x, left, left + width - 1), y: clamp(to.y, top, top + height - 1) }
  const iris = (old: Circle): Circle => ({ ...old, ...place })
  switch (handle) {
    case 'right':
    case 'left':
      return { ...marks, irises: { ...irises, [handle]: iris(irises[handle]) } }
    case 'first':
      return { ...marks, card: [place, card[1]] }
    case 'last':
      return { ...marks, card: [card[0], place] }
    case 'rightTemple':
      return { ...marks, temples: [place, temples[1]] }
    case 'leftTemple':
      return { ...marks, temples: [temples[0], place] }
  }
}
