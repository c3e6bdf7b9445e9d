import { expect, test } from 'vitest'
import { frontDesign } from '#domain/frame/design.ts'
import { addLens } from '#domain/frame/lenses.ts'
import { meshBuilder, slotNumber, vectorAt } from '#domain/frame/mesh.ts'
import { frameForm } from '#tests/support/frames.ts'

const form = frameForm()

test.each([1, -1] as const)('the lens on side %i fills its opening and has its own coordinates', (side) => {
  const builder = meshBuilder()
  addLens(builder, frontDesign(form), form, side)
  const { positions, textures, slots } = builder.mesh()
  const all = Array.from({ length: positions.length / 3 }, (_, k) => ({
    point: vectorAt(positions, k * 3),
    own: vectorAt(textures, k * 3),
  }))
  const xs = all.map(({ point: [x] }) => x)
  expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(48, 4)
  expect(Math.sign(xs[0] ?? 0)).toBe(side)
  expect(Math.max(...all.map(({ own: [s, t] }) => Math.max(Math.abs(s), Math.abs(t))))).toBeCloseTo(1, 5)
  expect(Math.min(...all.map(({ own: [, , depth] }) => depth))).toBe(0)
  expect(new Set(slots)).toEqual(new Set([slotNumber('lens')]))
})
