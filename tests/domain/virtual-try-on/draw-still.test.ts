import { expect, test } from 'vitest'
import type { LensTintName } from '#domain/image/tints.ts'
import type { Vector } from '#domain/frame/mesh.ts'
import { drawStill } from '#domain/virtual-try-on/draw-still.ts'
import { seenFrom } from '#domain/virtual-try-on/wearer.ts'
import { wornFrame } from '#domain/virtual-try-on/worn-frame.ts'
import { VIEW } from '#tests/support/face-views.ts'
import { frameSubject, plainPicture, seenAt, wearerSeen } from '#tests/support/worn.ts'

const STRAIGHT = { yaw: 0, pitch: 0, roll: 0, distance: 500 }
const SKIN = [214, 170, 146] as const
const image = plainPicture(SKIN)

const brightnessAt = (bytes: Uint8Array, x: number, y: number) => {
  const at = (Math.round(y) * VIEW.width + Math.round(x)) * 3
  return (bytes[at]! + bytes[at + 1]! + bytes[at + 2]!) / 3
}

/** Columns with something dark, from the first to the last. */
function darkWidth(bytes: Uint8Array): number {
  let [left, right] = [Infinity, -Infinity]
  for (let at = 0; at < bytes.length; at += 3) {
    if (bytes[at]! > 70) continue
    const column = (at / 3) % VIEW.width
    left = Math.min(left, column)
    right = Math.max(right, column + 1)
  }
  return right - left
}

/** On a narrow head the front hides its temples. */
const NARROW = 0.8

test('a frame is as many pixels wide as its millimetres are at its distance', () => {
  const wearer = wearerSeen(STRAIGHT, NARROW)
  const subject = frameSubject()
  const worn = wornFrame(subject, NARROW)
  const { positions } = seenFrom(wearer.pose, worn)
  const isFront = (at: number) => worn.positions[at + 2]! > 40 * NARROW
  const [widest, depth] = [...positions].reduce<[number, number]>(
    (best, x, at) => (at % 3 === 0 && x > best[0] && isFront(at) ? [x, -positions[at + 2]!] : best),
    [0, 0],
  )
  expect(Math.abs(widest - subject.figures.width / 2)).toBeLessThan(1.5)
  const expected = (subject.figures.width * wearer.camera.focal) / depth
  expect(Math.abs(darkWidth(drawStill(image, wearer, subject)) / expected - 1)).toBeLessThan(0.02)
})

test('twice the distance of the pupils halves the glasses', () => {
  // Dark lenses in a light frame: its temples are wider on a larger head.
  const subject = frameSubject({ build: 'metal' }, { material: 'silver', lens: 'black' })
  const [small, large] = [1.2, 0.6].map((size) =>
    darkWidth(drawStill(image, wearerSeen(STRAIGHT, size), subject)),
  )
  expect(Math.abs(large! / small! - 2)).toBeLessThan(0.1)
})

const middleOf = (places: readonly Vector[]): Vector => {
  const mean = (axis: 0 | 1 | 2) => places.reduce((sum, place) => sum + place[axis], 0) / places.length
  return [mean(0), mean(1), mean(2)]
}

test.each([25, -25])('a head that is turned by %d degrees hides its far temple', (yaw) => {
  const wearer = wearerSeen({ ...STRAIGHT, yaw })
  const subject = frameSubject()
  const worn = wornFrame(subject, 1)
  const seen = seenFrom(wearer.pose, worn).positions
  const templeAt = (side: number) =>
    middleOf(
      Array.from({ length: seen.length / 3 }, (_, at) => at * 3)
        .filter((at) => worn.positions[at]! * side > 0 && Math.abs(worn.positions[at + 2]! + 10) < 2)
        .map((at): Vector => [seen[at]!, seen[at + 1]!, seen[at + 2]!]),
    )
  const [near, far] = [templeAt(1), templeAt(-1)].toSorted((a, b) => b[2] - a[2])
  const bytes = drawStill(image, wearer, subject)
  const at = (place: Vector) => brightnessAt(bytes, seenAt(place).x, seenAt(place).y)
  expect(at(near!)).toBeLessThan(90)
  expect(at(far!)).toBeGreaterThan(140)
})

test('a tinted lens is darker than a clear one, and a clear one not much darker than the skin', () => {
  const wearer = wearerSeen(STRAIGHT)
  const through = (lens: LensTintName, tint?: string) => {
    const bytes = drawStill(image, wearer, {
      ...frameSubject({}, { lens }),
      ...(tint !== undefined && { tint }),
    })
    const { x, y } = seenAt([34, 16, 52 - 500])
    return brightnessAt(bytes, x, y)
  }
  const [clear, tinted] = [through('clear'), through('brown')]
  expect(tinted).toBeLessThan(clear * 0.6)
  expect(through('clear', 'sunglasses-brown')).toBe(tinted)
  expect(clear).toBeGreaterThan(140)
})

test('a frame throws a soft shadow on the face below it, and nowhere else', () => {
  const bytes = drawStill(image, wearerSeen(STRAIGHT), frameSubject({ boldness: 1 }))
  const [beside, top] = [brightnessAt(bytes, 10, 10), brightnessAt(bytes, 480, 20)]
  const { x, y } = seenAt([34, -13, 42 - 500])
  const below = brightnessAt(bytes, x, y)
  const skin = (SKIN[0] + SKIN[1] + SKIN[2]) / 3
  expect([beside, top].every((each) => Math.abs(each - skin) < 2)).toBe(true)
  expect(below).toBeLessThan(skin - 4)
  expect(below).toBeGreaterThan(skin * 0.6)
})
