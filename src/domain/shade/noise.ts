/** A fixed random value for whole coordinates, 0 to 1. */
export function randomAt(x: number, y: number, z: number): number {
  let bits = (Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(z, 2147483647)) | 0
  bits = Math.imul(bits ^ (bits >>> 13), 1274126177)
  return ((bits ^ (bits >>> 16)) >>> 0) / 4294967295
}

/** Smooth noise with hills about 1 apart, 0 to 1. */
export function noise(x: number, y: number, z: number): number {
  const i = Math.floor(x)
  const j = Math.floor(y)
  const k = Math.floor(z)
  const a = ease(x - i)
  const b = ease(y - j)
  const c = ease(z - k)
  const near = plane(i, j, k, a, b)
  return near + (plane(i, j, k + 1, a, b) - near) * c
}

function plane(i: number, j: number, k: number, a: number, b: number): number {
  const low = randomAt(i, j, k)
  const high = randomAt(i, j + 1, k)
  const lower = low + (randomAt(i + 1, j, k) - low) * a
  return lower + (high + (randomAt(i + 1, j + 1, k) - high) * a - lower) * b
}

const ease = (t: number) => t * t * (3 - 2 * t)

/** Three octaves of noise. */
export const turbulence = (x: number, y: number, z: number): number =>
  0.55 * noise(x, y, z) + 0.28 * noise(2.1 * x, 2.1 * y, 2.1 * z) + 0.17 * noise(4.3 * x, 4.3 * y, 4.3 * z)
