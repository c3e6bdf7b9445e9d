/** A middle and a size, in pixels. */
export type Box = { x: number; y: number; width: number; height: number }

const overlap = (one: Box, other: Box): boolean =>
  Math.abs(one.x - other.x) * 2 < one.width + other.width &&
  Math.abs(one.y - other.y) * 2 < one.height + other.height

/** Which of some boxes can be shown: of two that overlap the first, and none over what is there already. */
export function freeBoxes(boxes: readonly Box[], taken: readonly Box[]): boolean[] {
  const shown = [...taken]
  return boxes.map((box) => {
    const isFree = shown.every((each) => !overlap(each, box))
    if (isFree) shown.push(box)
    return isFree
  })
}
