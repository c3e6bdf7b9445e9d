/** Degrees: yaw positive to the person's left, pitch up, roll clockwise in the picture. */
export type HeadAngles = { yaw: number; pitch: number; roll: number }

const RADIANS = Math.PI / 180

/** 3 × 3, row by row: roll first, then pitch, then yaw. */
export function rotationOf({ yaw, pitch, roll }: HeadAngles): Float32Array {
  const [cosYaw, sinYaw] = [Math.cos(yaw * RADIANS), Math.sin(yaw * RADIANS)]
  const [cosPitch, sinPitch] = [Math.cos(pitch * RADIANS), Math.sin(pitch * RADIANS)]
  const [cosRoll, sinRoll] = [Math.cos(roll * RADIANS), Math.sin(roll * RADIANS)]
  return Float32Array.of(
    cosYaw * cosRoll + sinYaw * sinPitch * sinRoll,
    cosYaw * sinRoll - sinYaw * sinPitch * cosRoll,
    sinYaw * cosPitch,
    -cosPitch * sinRoll,
    cosPitch * cosRoll,
    sinPitch,
    -sinYaw * cosRoll + cosYaw * sinPitch * sinRoll,
    -sinYaw * sinRoll - cosYaw * sinPitch * cosRoll,
    cosYaw * cosPitch,
  )
}

/** Undoes `rotationOf`. */
export const anglesOf = (rotation: Float32Array): HeadAngles => ({
  yaw: Math.atan2(rotation[2]!, rotation[8]!) / RADIANS,
  pitch: Math.asin(rotation[5]!) / RADIANS,
  roll: Math.atan2(-rotation[3]!, rotation[4]!) / RADIANS,
})

/** Turns a rotation further by small angles about the axes of the camera, in radians. */
export function turned(rotation: Float32Array, x: number, y: number, z: number): Float32Array {
  const next = new Float32Array(9)
  for (let column = 0; column < 3; column++) {
    const [a, b, c] = [rotation[column]!, rotation[column + 3]!, rotation[column + 6]!]
    next[column] = a + y * c - z * b
    next[column + 3] = b + z * a - x * c
    next[column + 6] = c + x * b - y * a
  }
  return orthonormal(next)
}

function orthonormal(rows: Float32Array): Float32Array {
  const [a, b, c, d, e, f] = rows as unknown as [number, number, number, number, number, number]
  const length = Math.hypot(a, b, c)
  const [x, y, z] = [a / length, b / length, c / length]
  const along = d * x + e * y + f * z
  const [u, v, w] = [d - along * x, e - along * y, f - along * z]
  const across = Math.hypot(u, v, w)
  const [p, q, r] = [u / across, v / across, w / across]
  return Float32Array.of(x, y, z, p, q, r, y * r - z * q, z * p - x * r, x * q - y * p)
}
