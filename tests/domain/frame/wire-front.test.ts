import { expect, test } from 'vitest'
import { frontDesign } from '#domain/frame/design.ts'
import { meshBuilder, vectorAt, type MeshBuilder } from '#domain/frame/mesh.ts'
import { addLensEdge, addWireBridge, addWireEndPiece, addWireRim } from '#domain/frame/wire-front.ts'
import { frameForm } from '#tests/support/frames.ts'

const form = frameForm({ build: 'metal' })
const design = frontDesign(form)

const built = (add: (builder: MeshBuilder) => void) => {
  const builder = meshBuilder()
  add(builder)
  const { positions } = builder.mesh()
  const points = Array.from({ length: positions.length / 3 }, (_, k) => vectorAt(positions, k * 3))
  const range = (axis: 0 | 1 | 2) => {
    const values = points.map((point) => point[axis])
    return [Math.min(...values), Math.max(...values)] as const
  }
  return { x: range(0), y: range(1), z: range(2) }
}

test('a full rim encloses the lens', () => {
  const { x, y } = built((builder) => addWireRim(builder, design, form, 1))
  expect(x[0]).toBeLessThan(10.5)
  expect(x[1]).toBeGreaterThan(58.5)
  expect([y[0] < -20.5, y[1] > 20.5]).toEqual([true, true])
})

test('a half rim stays above its height', () => {
  expect(built((builder) => addWireRim(builder, design, form, 1, -4)).y[0]).toBeGreaterThan(-5.5)
})

test('the bare edge of a lens lies within it', () => {
  const { x } = built((builder) => addLensEdge(builder, design, -1))
  expect(x[0]).toBeGreaterThan(-58.8)
  expect(x[1]).toBeLessThan(-10.2)
})

test('the bridge extends from rim to rim', () => {
  const { x } = built((builder) => addWireBridge(builder, design, form))
  expect(x[0]).toBeLessThan(-9)
  expect(x[0]).toBeCloseTo(-x[1], 1)
})

test('the end piece ends where the frame ends, and turns back there', () => {
  const { x, z } = built((builder) => addWireEndPiece(builder, design, form, 1))
  expect(x[1]).toBeCloseTo(66.5, 0)
  expect(z[0]).toBeLessThan(-4)
})
