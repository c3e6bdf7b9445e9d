/** A middle and a size, in pixels. */
export type Box = { x: number; y: number; width: number; height: number }

const overlap = (one: Box, other: Box): boolean =>
  Math.abs(one.x - other.x) * 2 < one.width + other.width &&
  Math.abs(one.y - other.y) * 2 < one.height + other.height

type Frame = { width: number; height: number }

const isWithin = ({ x, y, width, height }: Box, frame: Frame): boolean =>
  Math.min(x, frame.width - x) * 2 >= width && Math.min(y, frame.height - y) * 2 >= height

/** Which of some boxes can be shown in a frame: of two that overlap the first, none over what is there already, and none in part. */
export function freeBoxes(boxes: readonly Box[], taken: readonly Box[], frame: Frame): boolean[] {
  const shown = [...taken]
  return boxes.map((box) => {
    const isFree = isWithin(box, frame) && shown.every((each) => !overlap(each, box))
    if (isFree) shown.push(box)
    return isFree
  })
}
