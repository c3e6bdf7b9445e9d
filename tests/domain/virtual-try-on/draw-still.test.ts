import { expect, test } from 'vitest'
import type { LensTintName } from '#domain/image/tints.ts'
import { drawStill } from '#domain/virtual-try-on/draw-still.ts'
import { frameSubject, plainPicture, seenAt, wearerSeen } from '#tests/support/worn.ts'
import {
  BEHIND_LENS,
  brightnessAt,
  darkWidth,
  NARROW,
  SKIN,
  STRAIGHT,
  templesSeen,
  widestPlace,
} from '#tests/support/worn-pixels.ts'

const image = plainPicture(SKIN)

test('a frame is as many pixels wide as its millimetres are at its distance', () => {
  const wearer = wearerSeen(STRAIGHT, NARROW)
  const subject = frameSubject()
  const { half, depth } = widestPlace(wearer, subject)
  expect(Math.abs(half - subject.figures.width / 2)).toBeLessThan(1.5)
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

test.each([25, -25])('a head that is turned by %d degrees hides its far temple', (yaw) => {
  const wearer = wearerSeen({ ...STRAIGHT, yaw })
  const subject = frameSubject()
  const { near, far } = templesSeen(wearer, subject)
  const bytes = drawStill(image, wearer, subject)
  expect(brightnessAt(bytes, near)).toBeLessThan(90)
  expect(brightnessAt(bytes, far)).toBeGreaterThan(140)
})

test('a tinted lens is darker than a clear one, and a clear one not much darker than the skin', () => {
  const wearer = wearerSeen(STRAIGHT)
  const through = (lens: LensTintName, tint?: string) => {
    const bytes = drawStill(image, wearer, {
      ...frameSubject({}, { lens }),
      ...(tint !== undefined && { tint }),
    })
    return brightnessAt(bytes, BEHIND_LENS)
  }
  const [clear, tinted] = [through('clear'), through('brown')]
  expect(tinted).toBeLessThan(clear * 0.6)
  expect(through('clear', 'sunglasses-brown')).toBe(tinted)
  expect(clear).toBeGreaterThan(140)
})

test('a frame throws a soft shadow on the face below it, and nowhere else', () => {
  const bytes = drawStill(image, wearerSeen(STRAIGHT), frameSubject({ boldness: 1 }))
  const [beside, top] = [brightnessAt(bytes, { x: 10, y: 10 }), brightnessAt(bytes, { x: 480, y: 20 })]
  const below = brightnessAt(bytes, seenAt([34, -13, 42 - 500]))
  const skin = (SKIN[0] + SKIN[1] + SKIN[2]) / 3
  expect([beside, top].every((each) => Math.abs(each - skin) < 2)).toBe(true)
  expect(below).toBeLessThan(skin - 4)
  expect(below).toBeGreaterThan(skin * 0.6)
})
