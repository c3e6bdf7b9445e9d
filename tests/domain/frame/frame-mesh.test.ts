import { describe, expect, test } from 'vitest'
import type { FrameForm } from '#domain/frame/design.ts'
import { frameMesh } from '#domain/frame/frame-mesh.ts'
import { slotNumber, type Mesh } from '#domain/frame/mesh.ts'
import { allForms, frameForm, nameOf } from '#tests/support/frames.ts'

const along = ({ positions }: Mesh, axis: 0 | 1 | 2) =>
  Array.from({ length: positions.length / 3 }, (_, index) => positions[index * 3 + axis] ?? 0)

const reach = (values: number[]) => values.reduce((most, value) => Math.max(most, Math.abs(value)), 0)

describe.each(allForms.map((form) => [nameOf(form), form] as const))('%s', (_, form) => {
  const mesh = frameMesh(form)

  test('is as wide as its dimensions, hinge to hinge', () => {
    expect(reach(along(mesh, 0)) * 2).toBeCloseTo(form.figures.width, 0)
  })

  test('is symmetrical', () => {
    const xs = along(mesh, 0)
    expect(xs.reduce((sum, x) => sum + x, 0) / xs.length).toBeCloseTo(0, 1)
    expect(xs.filter((x) => x > 0.5).length).toBe(xs.filter((x) => x < -0.5).length)
  })

  test('is valid: unit normals, no triangle without its corners, two lenses', () => {
    const { normals, triangles, slots, positions } = mesh
    const lengths = Array.from({ length: normals.length / 3 }, (_, at) =>
      Math.hypot(normals[at * 3] ?? 0, normals[at * 3 + 1] ?? 0, normals[at * 3 + 2] ?? 0),
    )
    expect(reach(lengths.map((length) => length - 1))).toBeLessThan(0.05)
    expect(triangles.reduce((most, corner) => Math.max(most, corner), 0)).toBeLessThan(positions.length / 3)
    expect(slots.length).toBe(triangles.length / 3)
    expect(slots.filter((slot) => slot === slotNumber('lens')).length).toBeGreaterThan(0)
    expect(positions.every(Number.isFinite)).toBe(true)
  })
})

const figures = frameForm().figures

test.each<[string, Partial<FrameForm>]>([
  ['a narrow front', { figures: { ...figures, lensWidth: 54, bridge: 22, width: 134 } }],
  ['a front with room to spare', { figures: { ...figures, lensWidth: 40, bridge: 14, width: 148 } }],
  ['a fine rim', { boldness: 0 }],
  ['a bold rim', { boldness: 1 }],
  ['a smart frame', { smart: true }],
  [
    'a child\u2019s frame',
    { figures: { lensWidth: 40, lensHeight: 32, bridge: 15, temple: 120, width: 112 } },
  ],
])('%s has its dimensions', (_, over) => {
  const form = frameForm(over)
  expect(reach(along(frameMesh(form), 0)) * 2).toBeCloseTo(form.figures.width, 0)
})

test('temples have the length of their dimension, measured around the bend', () => {
  const straightened = (temple: number) =>
    -Math.min(...along(frameMesh(frameForm({ figures: { ...figures, temple } })), 2))
  expect(straightened(155) - straightened(135)).toBeCloseTo(20, 0)
})

test('the same form is the same mesh', () => {
  expect(frameMesh(frameForm())).toEqual(frameMesh(frameForm()))
})

test.each([
  ['a smart frame has a camera', frameForm({ smart: true }), 'glass', true],
  ['others have none', frameForm(), 'glass', false],
  ['a drilled lens shows its edge', frameForm({ rim: 'rimless' }), 'edge', true],
  ['a full rim hides it', frameForm(), 'edge', false],
  ['metal temples end in sleeves', frameForm({ build: 'metal' }), 'tip', true],
  ['plastic ones do not', frameForm(), 'tip', false],
] as const)('%s', (_, form, slot, present) => {
  expect(frameMesh(form).slots.includes(slotNumber(slot))).toBe(present)
})

test('a double bridge adds a second bar', () => {
  const bars = (doubleBridge: boolean) =>
    frameMesh(frameForm({ build: 'metal', shape: 'aviator', doubleBridge })).slots.length
  expect(bars(true)).toBeGreaterThan(bars(false))
})
