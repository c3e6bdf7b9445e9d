import { smoothstep } from '#domain/frame/scalar.ts'

/** 1 between `low` and `high`, falling off over `soft` on both sides. */
export const softBand = (value: number, low: number, high: number, soft: number): number =>
  smoothstep(low - soft, low + soft, value) * (1 - smoothstep(high - soft, high + soft, value))

/**
 * The light from a direction of the studio: a large soft box above, a window left, a strip right, a bright floor, and
 * the dark behind the camera. `soft` blurs them all, as a rough surface does.
 */
export function studioLight(x: number, y: number, z: number, soft: number): number {
  let light = 0.3 + 0.22 * Math.max(0, -y) + 0.06 * y
  if (y > 0.02)
    light += 1.9 * softBand(x / y, -1.5, 1.1, soft * 1.6) * softBand(z / y, -0.9, 0.75, soft * 1.6)
  if (x < -0.02) light += 1.05 * softBand(y / -x, -0.12, 1.15, soft) * softBand(z / -x, -0.15, 0.9, soft)
  if (x > 0.02) light += 0.8 * softBand(y / x, -0.4, 0.7, soft) * softBand(z / x, 0.05, 0.36, soft)
  if (z > 0.2) light -= 0.2 * softBand(x / z, -0.9, 0.9, 0.5) * softBand(y / z, -0.7, 0.45, 0.4)
  return Math.max(0.02, light)
}

/** The light that a matt surface receives from the whole studio, by its direction. */
export const diffuse = (nx: number, ny: number, nz: number): number =>
  0.4 + 0.3 * (ny * 0.5 + 0.5) + 0.55 * Math.max(0, nx * -0.42 + ny * 0.72 + nz * 0.55)
