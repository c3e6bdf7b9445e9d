import { describe, expect, test } from 'vitest'
import { slotNumber, type Slot } from '#domain/frame/mesh.ts'
import { geometryPass, type Scene } from '#domain/raster/geometry-pass.ts'
import { shadingPass } from '#domain/raster/shading-pass.ts'
import type { Surface, SurfacePoint } from '#domain/raster/surface.ts'
import {
  halving,
  meshOfTriangles,
  plain,
  rectangle,
  rowsOf,
  type SmallTriangle,
  straightCamera,
} from '#tests/support/small-pictures.ts'

const size = { width: 8, height: 8 }

type Given = { surfaces?: Partial<Record<Slot, Surface>>; samples?: number; scene?: Partial<Scene> }

function draw(triangles: SmallTriangle[], { surfaces, samples = 2, scene }: Given = {}): Uint8Array {
  const bodies = [{ mesh: meshOfTriangles(size, triangles) }]
  const stood = { bodies, camera: straightCamera(size), floor: false, broad: () => true, ...scene }
  const bySlot: (Surface | undefined)[] = []
  for (const [slot, surface] of Object.entries(
    surfaces ?? { front: plain(0), temple: plain(1), lens: halving },
  ))
    bySlot[slotNumber(slot as Slot)] = surface
  return shadingPass(geometryPass(stood, size, samples), {
    surfaces: bySlot,
    shadow: 0.5,
    lensShade: [1, 1, 1],
  })
}

/** ` ` for the bare ground, `#` for black, `O` for white, `:` for ground seen through one pane, `?` for all others. */
const LETTERS = new Map([
  [0xf4, ' '],
  [0, '#'],
  [255, 'O'],
  [0xb3, ':'],
])
const pictureOf = (bytes: Uint8Array): string[] =>
  rowsOf(size, (pixel) => LETTERS.get(bytes[pixel * 3] ?? NaN) ?? '?')
const bare = Array.from({ length: 8 }, () => '        ')

describe('a picture', () => {
  test('of a body is its surface on the ground', () => {
    expect(pictureOf(draw(rectangle([1, 2], [7, 5])))).toEqual([
      '        ',
      '        ',
      ' ###### ',
      ' ###### ',
      ' ###### ',
      '        ',
      '        ',
      '        ',
    ])
  })

  test('shows the nearer of two bodies, whichever comes first', () => {
    const far = rectangle([0, 0], [6, 6])
    const near = rectangle([3, 3], [8, 8], { z: 50, slot: 'temple' })
    const expected = [
      '######  ',
      '######  ',
      '######  ',
      '###OOOOO',
      '###OOOOO',
      '###OOOOO',
      '   OOOOO',
      '   OOOOO',
    ]
    expect(pictureOf(draw([...far, ...near]))).toEqual(expected)
    expect(pictureOf(draw([...near, ...far]))).toEqual(expected)
  })

  test('shows what lies behind glass, and glass behind a body not at all', () => {
    const glass = rectangle([0, 2], [6, 4], { slot: 'lens' })
    const [behind, before] = [rectangle([0, 0], [3, 8], { z: -50 }), rectangle([5, 0], [8, 8], { z: 50 })]
    expect(pictureOf(draw([...glass, ...behind, ...before])).slice(1, 5)).toEqual([
      '###  ###',
      '###::###',
      '###::###',
      '###  ###',
    ])
  })

  test.each([1, 2, 3])('covers what two panes share once, with %d points along a pixel', (samples) => {
    const drawn = pictureOf(draw(rectangle([0, 0], [8, 8], { slot: 'lens' }), { samples }))
    expect(drawn).toEqual(Array.from({ length: 8 }, () => '::::::::'))
  })

  test.each([
    ['half', 4.5, 2, 0.5],
    ['a quarter', 4.25, 4, 0.25],
    ['two thirds', 4.667, 3, 2 / 3],
  ])('mixes a pixel that is covered by %s', (_, right, samples, share) => {
    const bytes = draw(rectangle([0, 0], [right, 8]), { samples })
    const light = (byte: number) => ((byte / 255 + 0.055) / 1.055) ** 2.4
    expect(light(bytes[4 * 3] ?? NaN) / light(0xf4)).toBeCloseTo(1 - share, 2)
    expect(pictureOf(bytes)[0]).toMatch(/^####[:?] {3}$/)
  })

  test('does not let one bright point outshine its pixel', () => {
    const bytes = draw(rectangle([0, 0], [4.5, 8]), { surfaces: { front: plain(40) } })
    const expected = (1.05 + 0.904661) / 2
    expect(bytes[4 * 3]).toBe(Math.round(255 * (1.055 * expected ** (1 / 2.4) - 0.055)))
  })

  test('leaves the ground where a slot has no surface', () => {
    expect(pictureOf(draw(rectangle([1, 2], [7, 5]), { surfaces: {} }))).toEqual(bare)
  })

  test.each<[string, SmallTriangle[]]>([
    ['an empty mesh', []],
    ['a body left of the view', rectangle([-9, 2], [-5, 5])],
    ['a body right of the view', rectangle([20, 2], [24, 5])],
    ['a body above the view', rectangle([2, -9], [5, -5])],
    ['a body below the view', rectangle([2, 20], [5, 24])],
  ])('of %s is the bare ground', (_, triangles) => {
    expect(pictureOf(draw(triangles))).toEqual(bare)
  })

  test('of a body larger than the view is full', () => {
    const drawn = pictureOf(draw(rectangle([-90, -90], [90, 90])))
    expect(drawn).toEqual(Array.from({ length: 8 }, () => '########'))
  })

  test('shows the shadow of a body beside it', () => {
    const scene = { floor: true, camera: straightCamera(size, { pitch: 30 }) }
    const bytes = draw(rectangle([2, 2], [6, 6]), { scene })
    const drawn = pictureOf(bytes)
    const shaded = drawn.join('').replaceAll(/[# ]/g, '')
    expect(shaded.length).toBeGreaterThan(4)
    expect(Math.max(...bytes)).toBeLessThanOrEqual(0xf4)
  })
})

describe('a surface is given', () => {
  function pointOf(triangles: SmallTriangle[]): SurfacePoint {
    const points: SurfacePoint[] = []
    const front: Surface = (point) => points.push({ ...point })
    draw(triangles, { surfaces: { front }, samples: 1 })
    const [first] = points
    if (!first) throw new Error('nothing was seen')
    return first
  }

  test('its normal, its reflection and its place in the material', () => {
    const point = pointOf(rectangle([4, 4], [5, 5]))
    expect(point).toMatchObject({ s: 0.5, t: -0.5, u: 0, open: 1 })
    expect(point.nz).toBeCloseTo(1, 4)
    expect(point.rz).toBeCloseTo(1, 4)
    expect(point.facing).toBeCloseTo(1, 4)
  })

  test('a normal that is turned towards the viewer', () => {
    const away = pointOf(rectangle([4, 4], [5, 5], { normal: [0, 0, -1] }))
    expect(away.nz).toBeCloseTo(1, 4)
    expect(away.facing).toBeCloseTo(1, 4)
  })

  test('the mirrored view of a slanted body', () => {
    const slanted = pointOf(rectangle([4, 4], [5, 5], { normal: [Math.SQRT1_2, 0, Math.SQRT1_2] }))
    expect(slanted.facing).toBeCloseTo(Math.SQRT1_2, 2)
    expect([slanted.rx, slanted.ry, slanted.rz].map((value) => Math.round(value) + 0)).toEqual([1, 0, 0])
  })
})
