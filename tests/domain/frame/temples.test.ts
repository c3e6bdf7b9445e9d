import { expect, test } from 'vitest'
import { frontDesign } from '#domain/frame/design.ts'
import { meshBuilder, slotNumber, vectorAt } from '#domain/frame/mesh.ts'
import { addTemple, BEND_BEFORE_END, templeCentreLine, rivetsOf } from '#domain/frame/temples.ts'
import { frameForm } from '#tests/support/frames.ts'

test.each([
  [0, 0, 0],
  [145 - BEND_BEFORE_END, 0, 145 - BEND_BEFORE_END],
])('after %f mm a temple is %f lower and %f further back', (along, drop, back) => {
  expect(templeCentreLine(along, 145)).toEqual({ drop, back, angle: 0 })
})

test('its centre line has the length of its dimension', () => {
  const line = Array.from({ length: 1451 }, (_, step) => templeCentreLine(step / 10, 145))
  const length = line
    .slice(1)
    .reduce(
      (sum, { drop, back }, index) =>
        sum + Math.hypot(drop - (line[index]?.drop ?? 0), back - (line[index]?.back ?? 0)),
      0,
    )
  expect(length).toBeCloseTo(145, 1)
})

test.each(['plastic', 'metal'] as const)(
  'a %s temple extends back from its hinge and down behind the ear',
  (material) => {
    const builder = meshBuilder()
    addTemple(builder, frameForm(), [60, 10, -4], 1, material)
    const { positions, slots } = builder.mesh()
    const points = Array.from({ length: positions.length / 3 }, (_, k) => vectorAt(positions, k * 3))
    expect(Math.max(...points.map(([, , z]) => z))).toBeCloseTo(-4, 0)
    expect(Math.min(...points.map(([, , z]) => z))).toBeLessThan(-130)
    expect(Math.min(...points.map(([, y]) => y))).toBeLessThan(-10)
    expect(slots.includes(slotNumber('tip'))).toBe(material === 'metal')
  },
)

test('smart temples are the thickest', () => {
  const height = (smart: boolean) => {
    const builder = meshBuilder()
    addTemple(builder, frameForm({ smart }), [60, 0, 0], 1, 'plastic')
    return Math.max(...builder.mesh().positions.filter((_, index) => index % 3 === 1))
  }
  expect(height(true)).toBeGreaterThan(height(false) + 1)
})

test('two rivets are one above the other beside the hinge', () => {
  const [lower, upper] = rivetsOf(frontDesign(frameForm()))
  expect(lower?.[0]).toBe(upper?.[0])
  expect((upper?.[1] ?? 0) - (lower?.[1] ?? 0)).toBeCloseTo(2.1, 6)
})
