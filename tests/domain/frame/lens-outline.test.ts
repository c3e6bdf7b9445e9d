import { describe, expect, test } from 'vitest'
import { lensOutline } from '#domain/frame/lens-outline.ts'
import { bounds, orientation } from '#domain/frame/polygon.ts'
import { FRAME_SHAPES } from '#domain/image/render-spec.ts'

describe.each(FRAME_SHAPES)('the lens of a %s frame', (shape) => {
  const outline = lensOutline(shape, 51, 39)

  test('has exactly its width and height, around its centre', () => {
    const { left, right, bottom, top } = bounds(outline)
    expect(right).toBeCloseTo(25.5, 9)
    expect(left).toBeCloseTo(-25.5, 9)
    expect(top).toBeCloseTo(19.5, 9)
    expect(bottom).toBeCloseTo(-19.5, 9)
  })

  test('is one closed curve without gaps, clockwise', () => {
    const gaps = outline.map(([x, y], index) => {
      const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [0, 0]
      return Math.hypot(nextX - x, nextY - y)
    })
    expect(Math.max(...gaps)).toBeLessThan(4)
    expect(Math.min(...gaps)).toBeGreaterThan(0)
    expect(orientation(outline)).toBe(-1)
  })
})

test.each(['round', 'oval'] as const)('a %s lens is symmetrical', (shape) => {
  const outline = lensOutline(shape, 50, 42)
  const nearest = outline.map(([x, y]) => Math.min(...outline.map(([ox, oy]) => Math.hypot(ox + x, oy - y))))
  expect(Math.max(...nearest)).toBeLessThan(0.05)
})
