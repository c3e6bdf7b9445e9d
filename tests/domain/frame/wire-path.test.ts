import { describe, expect, test } from 'vitest'
import { wirePath } from '#domain/frame/wire-path.ts'
import { FRAME_SHAPES } from '#domain/image/render-spec.ts'
import { frameForm } from '#tests/support/frames.ts'

const { figures } = frameForm()
const xsOf = (path: string) => [...path.matchAll(/(-?[\d.]+) -?[\d.]+/g)].map(([, x]) => Number(x))

describe.each(FRAME_SHAPES)('a %s metal frame', (shape) => {
  test.each([
    ['full', 7],
    ['nylor', 7],
    ['rimless', 5],
  ] as const)('that is %s is %d closed curves, as wide as the frame', (rim, curves) => {
    const { path, left, width, height } = wirePath(figures, shape, rim)
    expect(path.match(/M/g)).toHaveLength(curves)
    expect(path.match(/Z/g)).toHaveLength(curves)
    expect(path).not.toMatch(/NaN|Infinity|e-|undefined/)
    expect(Math.max(...xsOf(path))).toBeCloseTo(figures.width / 2, 1)
    expect({ left, width }).toEqual({ left: -66.5, width: 133 })
    expect(height).toBeGreaterThanOrEqual(figures.lensHeight)
  })
})
