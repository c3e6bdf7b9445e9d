import { expect, test } from 'vitest'
import { frontDesign, wireWidth } from '#domain/frame/design.ts'
import { bounds } from '#domain/frame/polygon.ts'
import { FRAME_SHAPES } from '#domain/image/render-spec.ts'
import { frameForm } from '#tests/support/frames.ts'

test('the lens centre is half a lens and half a bridge from the middle', () => {
  const { lens, centre, reach } = frontDesign(frameForm())
  expect(centre + bounds(lens).left).toBeCloseTo(10.5, 9)
  expect(reach).toBe(66.5)
})

test.each(FRAME_SHAPES)('a %s rim encloses its lens and stays inside the frame', (shape) => {
  for (const boldness of [0, 0.5, 1]) {
    const { rim, lens, centre, reach } = frontDesign(frameForm({ shape, boldness }))
    expect(bounds(rim).top).toBeGreaterThan(bounds(lens).top)
    expect(bounds(rim).left).toBeLessThan(bounds(lens).left)
    expect(centre + bounds(rim).right).toBeLessThanOrEqual(reach)
    expect(centre + bounds(rim).left).toBeGreaterThan(0)
  }
})

test('a bolder rim is wider', () => {
  const top = (boldness: number) => bounds(frontDesign(frameForm({ boldness })).rim).top
  expect(top(0)).toBeLessThan(top(0.5))
  expect(top(0.5)).toBeLessThan(top(1))
  expect(wireWidth(0)).toBeLessThan(wireWidth(1))
})
