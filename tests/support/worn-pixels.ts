import type { FrameSubject } from '#domain/frame/design.ts'
import type { Vector } from '#domain/frame/mesh.ts'
import { seenFrom, type Wearer } from '#domain/virtual-try-on/wearer.ts'
import { wornFrame } from '#domain/virtual-try-on/worn-frame.ts'
import { VIEW } from './face-views.ts'
import { seenAt } from './worn.ts'

export const STRAIGHT = { yaw: 0, pitch: 0, roll: 0, distance: 500 }
export const SKIN = [214, 170, 146] as const
/** On a narrow head the front hides its temples. */
export const NARROW = 0.8

/** Behind the lens of the left eye, before the camera of `VIEW`. */
export const BEHIND_LENS = seenAt([34, 16, 52 - STRAIGHT.distance])

/** Of a pixel of a picture in the size of `VIEW`: red, green and blue of each. */
export const brightnessAt = (bytes: Uint8Array, { x, y }: { x: number; y: number }): number => {
  const at = (Math.round(y) * VIEW.width + Math.round(x)) * 3
  return (bytes[at]! + bytes[at + 1]! + bytes[at + 2]!) / 3
}

/** Columns with something dark, from the first to the last. */
export function darkWidth(bytes: Uint8Array): number {
  let [left, right] = [Infinity, -Infinity]
  for (let at = 0; at < bytes.length; at += 3) {
    if (bytes[at]! > 70) continue
    const column = (at / 3) % VIEW.width
    left = Math.min(left, column)
    right = Math.max(right, column + 1)
  }
  return right - left
}

/** Where the front of a frame is widest: half its width in mm, and how far that is from the camera. */
export function widestPlace(wearer: Wearer, subject: FrameSubject): { half: number; depth: number } {
  const worn = wornFrame(subject, wearer.scale)
  const { positions } = seenFrom(wearer.pose, worn)
  const isFront = (at: number) => worn.positions[at + 2]! > 40 * wearer.scale
  const [half, depth] = [...positions].reduce<[number, number]>(
    (best, x, at) => (at % 3 === 0 && x > best[0] && isFront(at) ? [x, -positions[at + 2]!] : best),
    [0, 0],
  )
  return { half, depth }
}

/** Where the camera of `VIEW` sees the middle of each temple, were nothing before it. */
export function templesSeen(wearer: Wearer, subject: FrameSubject) {
  const worn = wornFrame(subject, wearer.scale)
  const seen = seenFrom(wearer.pose, worn).positions
  const templeAt = (side: number) =>
    middleOf(
      Array.from({ length: seen.length / 3 }, (_, at) => at * 3)
        .filter((at) => worn.positions[at]! * side > 0 && Math.abs(worn.positions[at + 2]! + 10) < 2)
        .map((at): Vector => [seen[at]!, seen[at + 1]!, seen[at + 2]!]),
    )
  const [near, far] = [templeAt(1), templeAt(-1)].toSorted((a, b) => b[2] - a[2])
  return { near: seenAt(near!), far: seenAt(far!) }
}

function middleOf(places: readonly Vector[]): Vector {
  const mean = (axis: 0 | 1 | 2) => places.reduce((sum, place) => sum + place[axis], 0) / places.length
  return [mean(0), mean(1), mean(2)]
}
