import { expect, test } from 'vitest'
import { halfShapePath } from '#domain/frame/outline-path.ts'
import { shortPath } from '#domain/frame/short-path.ts'
import { FRAME_SHAPES } from '#domain/image/render-spec.ts'
import { frameForm } from '#tests/support/frames.ts'

test.each([
  ['', 'M0 0z'],
  // Each curve continues the one before: its first control point can be left out.
  ['M10 -5C10 -9 12 -13 14 -15C16 -17 20 -19 24 -20Z', 'M10-5c0-4 2-8 4-10s6-4 10-5z'],
  ['M0 0C1 0 2 0 3 0C4 0 5 0 6 0C7 0 8 0 9 0Z', 'M0 0c1 0 2 0 3 0s2 0 3 0 2 0 3 0z'],
  // A corner needs its control point.
  ['M0 0C0 5 0 5 0 9C5 9 5 9 9 9Z', 'M0 0c0 5 0 5 0 9 5 0 5 0 9 0z'],
  ['M0 0C0 5 0 5 0 9C5 9 5 9 9 9C9 5 9 5 9 0Z', 'M0 0c0 5 0 5 0 9 5 0 5 0 9 0 0-4 0-4 0-9z'],
  ['M1.4 -1.6C2.2 0 3 0 4 0ZM0 -11.2q5 0 10 2.2M60 -11H67.4', 'M1-2c1 2 2 2 3 2zM0-11q5 0 10 2M60-11H67'],
])('%s is %s', (path, expected) => {
  expect(shortPath(path)).toBe(expected)
})

test.each(FRAME_SHAPES)('the icon of a %s frame has half as many characters', (shape) => {
  const { path } = halfShapePath(frameForm().figures, shape)
  expect(shortPath(path).length).toBeLessThan(path.length / 2)
})
