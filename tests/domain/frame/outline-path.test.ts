import { describe, expect, test } from 'vitest'
import { halfShapePath, outlinePath, sidePath } from '#domain/frame/outline-path.ts'
import { FRAME_SHAPES } from '#domain/image/render-spec.ts'
import { frameForm } from '#tests/support/frames.ts'

const { figures } = frameForm()

const xsOf = (path: string) => [...path.matchAll(/(-?[\d.]+) -?[\d.]+/g)].map(([, x]) => Number(x))

describe.each(FRAME_SHAPES)('the outline of a %s frame', (shape) => {
  const { path, left, width } = outlinePath(figures, shape)

  test('is three closed curves: the edge and two lenses', () => {
    expect(path.match(/M/g)).toHaveLength(3)
    expect(path.match(/Z/g)).toHaveLength(3)
    expect(path).not.toMatch(/NaN|e-|undefined/)
  })

  test('is exactly as wide as the frame', () => {
    const xs = xsOf(path)
    expect(Math.max(...xs)).toBeCloseTo(figures.width / 2, 1)
    expect(Math.min(...xs)).toBeCloseTo(-figures.width / 2, 1)
    expect({ left, width }).toEqual({ left: -66.5, width: 133 })
  })

  test('has an icon of one kilobyte at most', () => {
    expect(halfShapePath(figures, shape).path.length).toBeLessThan(560)
  })
})

test('the side is as long as the temple, without its bend', () => {
  const { left, width } = sidePath(figures)
  expect(left + width).toBeGreaterThan(figures.temple * 0.9)
  expect(left + width).toBeLessThan(figures.temple)
})
