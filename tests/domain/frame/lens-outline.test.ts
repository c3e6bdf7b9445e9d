import { describe, expect, test } from 'vitest'
import { lensOutline } from '#domain/frame/lens-outline.ts'
import { bounds, orientation } from '#domain/frame/polygon.ts'
import { FRAME_SHAPES } from '#domain/picture/picture.ts'

describe.each(FRAME_SHAPES)('the lens of a %s frame', (shape) => {
  const outline = lensOutline(shape, 51, 39)

  test('is exactly as wide and high as its figures, around its centre', () => {
    const { left, right, bottom, top } = bounds(outline)
    expect(right).toBeCloseTo(25.5, 9)
    expect(left).toBeCloseTo(-25.5, 9)
    expect(top).toBeCloseTo(19.5, 9)
    expect(bottom).toBeCloseTo(-19.5, 9)
  })

  test('is one closed curve without gaps, with the clock', () => {
    const gaps = outline.map(([x, y], index) => {
      const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [0, 0]
      return Math.hypot(nextX - x, nextY - y)
    })
    expect(Math.max(...gaps)).toBeLessThan(4)
    expect(Math.min(...gaps)).toBeGreaterThan(0)
    expect(orientation(outline)).toBe(-1)
  })
})

test.each(['round', 'oval'] as const)('a %s lens is its own mirror image', (shape) => {
  const outline = lensOutline(shape, 50, 42)
  const nearest = outline.map(([x, y]) => Math.min(...outline.map(([ox, oy]) => Math.hypot(ox + x, oy - y))))
  expect(Math.max(...nearest)).toBeLessThan(0.05)
})
