import { smoothstep } from '#domain/frame/scalar.ts'

/** 1 between `low` and `high`, falling off over `soft` at both. */
export const band = (value: number, low: number, high: number, soft: number): number =>
  smoothstep(low - soft, low + soft, value) * (1 - smoothstep(high - soft, high + soft, value))

/**
 * The light that comes from a direction of the studio: a large soft box above, a window left, a strip right, a
 * bright floor, and the dark behind the camera. `soft` blurs them all, as a rough surface does.
 */
export function lightFrom(x: number, y: number, z: number, soft: number): number {
  let light = 0.3 + 0.22 * Math.max(0, -y) + 0.06 * y
  if (y > 0.02) light += 1.9 * band(x / y, -1.5, 1.1, soft * 1.6) * band(z / y, -0.9, 0.75, soft * 1.6)
  if (x < -0.02) light += 1.05 * band(y / -x, -0.12, 1.15, soft) * band(z / -x, -0.15, 0.9, soft)
  if (x > 0.02) light += 0.8 * band(y / x, -0.4, 0.7, soft) * band(z / x, 0.05, 0.36, soft)
  if (z > 0.2) light -= 0.2 * band(x / z, -0.9, 0.9, 0.5) * band(y / z, -0.7, 0.45, 0.4)
  return Math.max(0.02, light)
}

/** What a matt surface facing a direction receives from the whole studio. */
export const diffuse = (nx: number, ny: number, nz: number): number =>
  0.4 + 0.3 * (ny * 0.5 + 0.5) + 0.55 * Math.max(0, nx * -0.42 + ny * 0.72 + nz * 0.55)
