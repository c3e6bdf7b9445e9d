import { expect, test } from 'vitest'
import type { SurfacePoint } from '#domain/raster/surface.ts'
import { HEAD_MODELS } from '#images/heads/head-models.ts'
import { faceSurface, hairSurface, shouldersSurface } from '#images/heads/head-surfaces.ts'

/** On the forehead, seen from the front. */
const POINT: SurfacePoint = {
  nx: 0,
  ny: 0,
  nz: 1,
  rx: 0,
  ry: 0,
  rz: 1,
  facing: 1,
  s: 3,
  t: 50,
  u: -10,
  open: 1,
}

const lightOf = (surface: ReturnType<typeof faceSurface>, point: Partial<SurfacePoint> = {}) => {
  const light = new Float64Array(3)
  surface({ ...POINT, ...point }, light)
  return [...light]
}
const shining = () => 1

test.each(Object.entries(HEAD_MODELS))('%s is of one material, and mirrors nothing', (_, head) => {
  const surfaces = [faceSurface, hairSurface, shouldersSurface].map((of) => of(head, shining))
  const hues = surfaces.map((surface) => {
    const [red = 0, green = 0, blue = 0] = lightOf(surface)
    return [green / red, blue / red].map((part) => part.toFixed(6)).join(' ')
  })
  expect(new Set(hues).size).toBe(1)
  for (const surface of surfaces)
    expect(lightOf(surface, { rx: -0.55, ry: 0.62, rz: 0.56 })).toEqual(lightOf(surface))
})

test('the lines of a face are its lowered lids and its mouth, which are darker than what is around them', () => {
  const face = faceSurface(HEAD_MODELS.ada, shining)
  const brightness = (s: number, t: number) => lightOf(face, { s, t, u: -12 })[0] ?? 0
  for (const [s, line, beside] of [
    [30, -12, -3],
    [0, -66.9, -75],
  ] as const)
    expect(brightness(s, line)).toBeLessThan(brightness(s, beside) * 0.85)
})

test('six busts are of six materials', () =>
  expect(new Set(Object.values(HEAD_MODELS).map(({ material }) => material)).size).toBe(6))
