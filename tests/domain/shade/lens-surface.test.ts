import { expect, test } from 'vitest'
import type { LensTint } from '#domain/image/tints.ts'
import type { SurfacePoint } from '#domain/raster/surface.ts'
import { lensSurface } from '#domain/shade/lens-surface.ts'

const POINT: SurfacePoint = {
  nx: 0,
  ny: 0,
  nz: 1,
  rx: 0,
  ry: 0,
  rz: 1,
  facing: 1,
  s: 0,
  t: -0.9,
  u: 9,
  open: 1,
}
const GREY: LensTint = { colours: ['#222222', '#222222'], density: [0.9, 0.9], swatch: ['#222222'] }

function through(tint: Partial<LensTint>, point: Partial<SurfacePoint> = {}): number {
  const light = Float64Array.of(0.5, 0.5, 0.5)
  lensSurface({ ...GREY, ...tint })({ ...POINT, ...point }, light)
  return light[1]!
}

test.each([
  ['a denser lens is darker', through({}), through({ density: [0.4, 0.4] })],
  [
    'a gradient is darker above',
    through({ density: [0.9, 0.1] }, { t: 0.9, s: -0.9 }),
    through({ density: [0.9, 0.1] }),
  ],
  ['a mirror is brighter', through({}), through({ mirror: '#dfe5ea' })],
  ['a lens is darker at its rim', through({}, { u: 0 }), through({})],
  [
    'a lens that darkens in the sun shows both states',
    through({ isTransition: true }, { s: 0.8 }),
    through({ isTransition: true }, { s: -0.8 }),
  ],
  [
    'a polarised lens reflects less',
    through({ isPolarized: true }, { s: 0.5, t: 0.1, ry: 1, rz: 0.1, facing: 0.3 }),
    through({}, { s: 0.5, t: 0.1, ry: 1, rz: 0.1, facing: 0.3 }),
  ],
])('%s', (_, darker, brighter) => expect(darker).toBeLessThan(brighter))
