import { expect, test } from 'vitest'
import { slotNumber, type Slot } from '#domain/frame/mesh.ts'
import { type Material, MATERIALS, type MaterialName } from '#domain/image/materials.ts'
import { LENS_TINTS, type LensTint, type LensTintName } from '#domain/image/tints.ts'
import type { SurfacePoint } from '#domain/raster/surface.ts'
import { frameShading } from '#domain/shade/frame-shading.ts'
import { frameSubject } from '#tests/support/worn.ts'

const FACING: SurfacePoint = {
  nx: 0,
  ny: 0,
  nz: 1,
  rx: 0,
  ry: 0,
  rz: 1,
  facing: 1,
  s: 3,
  t: 0.2,
  u: 5,
  open: 1,
}

/** What is seen of a part before a ground of middle grey. */
function seen(shading: ReturnType<typeof frameShading>, slot: Slot, point = FACING): Float64Array {
  const light = Float64Array.of(0.5, 0.5, 0.5)
  shading.surfaces[slotNumber(slot)]?.(point, light)
  return light
}

const brightness = (light: Float64Array) => (light[0]! + light[1]! + light[2]!) / 3
const names = <Name extends string>(table: Record<Name, unknown>) => Object.keys(table) as Name[]

test.each(names<MaterialName>(MATERIALS))('every part of a frame in %s has a colour', (material) => {
  for (const build of ['acetate', 'metal', 'combined'] as const) {
    const shading = frameShading(frameSubject({ build }, { material }))
    for (const slot of ['front', 'temple', 'metal', 'pad', 'tip', 'edge', 'glass'] as const)
      for (const t of [-20, 0, 20])
        for (const channel of seen(shading, slot, { ...FACING, t })) {
          expect(channel).toBeGreaterThan(0)
          expect(channel).toBeLessThan(2)
        }
  }
})

test.each(names<LensTintName>(LENS_TINTS))(
  'a lens in %s lets less light through, the denser it is',
  (lens) => {
    const { density, mirror }: LensTint = LENS_TINTS[lens]
    const light = brightness(
      seen(frameShading(frameSubject({}, { lens })), 'lens', { ...FACING, s: 0, t: -0.9, u: 9 }),
    )
    const darkest = mirror ? 0 : 0.3 * (1 - density[1])
    expect(light).toBeGreaterThan(darkest)
    expect(light).toBeLessThan(density[1] > 0.6 && !mirror ? 0.4 : 0.75)
  },
)

test('an ordered tint replaces that of the frame', () => {
  const clear = frameShading(frameSubject())
  const ordered = frameShading(frameSubject(), 'sunglasses-brown')
  expect(brightness(seen(ordered, 'lens'))).toBeLessThan(brightness(seen(clear, 'lens')))
  expect(ordered.lensShade[0]).toBeLessThan(clear.lensShade[0])
})

test('lenses that darken in the sun show both states', () => {
  const shading = frameShading(frameSubject(), 'transition-grey')
  const [inside, outside] = [-0.8, 0.8].map((s) =>
    brightness(seen(shading, 'lens', { ...FACING, s, t: -0.5, u: 9 })),
  )
  expect(outside).toBeLessThan(inside! * 0.8)
})

test('polished plastic reflects more than matt plastic', () => {
  const up = { ...FACING, rx: 0, ry: 1, rz: 0.1, facing: 0.4 }
  const gloss = (material: MaterialName) => {
    const shading = frameShading(frameSubject({}, { material }))
    return brightness(seen(shading, 'front', up)) - brightness(seen(shading, 'front'))
  }
  expect(gloss('black')).toBeGreaterThan(gloss('matt-black'))
})

test('a pattern differs from place to place, a plain colour does not', () => {
  const places = Array.from({ length: 40 }, (_, at) => ({ ...FACING, s: at * 1.7, t: (at % 7) * 4 - 12 }))
  const tones = (material: MaterialName) =>
    new Set(
      places.map((place) => brightness(seen(frameShading(frameSubject({}, { material })), 'front', place))),
    )
  const patterned = names<MaterialName>(MATERIALS).filter(
    (name) => !['plain', 'metal'].includes((MATERIALS[name] as Material).pattern),
  )
  for (const name of patterned) expect(tones(name).size).toBeGreaterThan(3)
  expect(tones('black').size).toBe(1)
})

test('a polarised lens reflects less than another one as dark', () => {
  const up = { ...FACING, s: 0.5, t: 0.1, u: 9, rx: 0, ry: 1, rz: 0.1, facing: 0.3 }
  const shine = (tint: string) => {
    const shading = frameShading(frameSubject(), tint)
    return (
      brightness(seen(shading, 'lens', up)) -
      brightness(seen(shading, 'lens', { ...FACING, t: 0.1, s: -0.9, u: 9 }))
    )
  }
  expect(shine('polarized-grey')).toBeLessThan(shine('sunglasses-grey'))
})
