import { expect, test } from 'vitest'
import { focalPoint } from '#domain/content/focal-point.ts'

const SIZE = { width: 1000, height: 500 }

test.each([
  ['100x0:300x100', SIZE, { x: 20, y: 20 }],
  ['0x0:1x1', SIZE, { x: 0, y: 0 }],
  ['999x499:1000x500', SIZE, { x: 100, y: 100 }],
  ['1400x0:1401x1', SIZE, null],
  ['0x700:1x701', SIZE, null],
  ['middle', SIZE, null],
  [undefined, SIZE, null],
  ['100x0:300x100', undefined, null],
])('the focal point of %s in %j is %j', (focus, size, point) => {
  expect(focalPoint(focus, size)).toEqual(point)
})
