import { expect, test } from 'vitest'
import type { Material } from '#domain/image/materials.ts'
import type { SurfacePoint } from '#domain/raster/surface.ts'
import { surfaceOf } from '#domain/shade/frame-surfaces.ts'

const UP: SurfacePoint = { nx: 0, ny: 1, nz: 0, rx: 0, ry: 1, rz: 0, facing: 0.8, s: 0, t: 0, u: 0, open: 1 }
const GOLD: Material = { pattern: 'metal', colours: ['#e2b868'], swatch: ['#e2b868'] }

test('metal is polished, if nothing else is known', () => {
  const [usual, polished] = [GOLD, { ...GOLD, roughness: 0.12 }].map((material) => {
    const light = Float64Array.of(0, 0, 0)
    surfaceOf(material, 1)(UP, light)
    return light
  })
  expect(usual).toEqual(polished)
})
