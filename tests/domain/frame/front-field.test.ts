import { expect, test } from 'vitest'
import { frontDesign } from '#domain/frame/design.ts'
import { bodyDistance, fieldAt, outerDistance, sampleField } from '#domain/frame/front-field.ts'
import { frameForm } from '#tests/support/frames.ts'

const design = frontDesign(frameForm())
const body = { bridge: true, blend: 5 }
const solid = bodyDistance(design, body)

test.each([
  ['the middle of the bridge', 0, design.bridgeHeight + 2, true],
  ['the middle of the lens', design.centre, 0, false],
  ['the rim above the lens', design.centre, 22, true],
  ['the hinge', design.reach - 1, design.hingeHeight, true],
  ['the air beside the hinge', design.reach + 1, design.hingeHeight, false],
  ['the air below the bridge', 0, -15, false],
])('%s is solid or not', (_, x, y, isSolid) => expect(solid(x, y) > 0).toBe(isSolid))

test('a half rim ends at its height', () => {
  const half = bodyDistance(design, { ...body, above: -3 })
  expect(half(design.centre, 22) > 0).toBe(true)
  expect(half(design.centre, -22) > 0).toBe(false)
})

test('the outer edge ignores the lens', () => {
  expect(outerDistance(design, body)(design.centre, 0)).toBeLessThan(0)
})

test('the grid agrees with the distance near every edge, and is symmetrical', () => {
  const field = sampleField(design, solid, 0.4)
  const faults = []
  for (let row = 0; row < field.rows; row++) {
    for (let column = 0; column < field.columns; column++) {
      const exact = solid(column * field.cell, field.bottom + row * field.cell)
      if (Math.abs(exact) < 2.5 && Math.abs(fieldAt(field, column, row) - exact) > 1e-4)
        faults.push([column, row])
    }
  }
  expect(faults).toEqual([])
  expect(fieldAt(field, -7, 20)).toBe(fieldAt(field, 7, 20))
  expect(fieldAt(field, 9999, 9999)).toBe(fieldAt(field, field.columns - 1, field.rows - 1))
})
