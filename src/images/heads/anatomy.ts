import {
  ellipsoidDistance,
  smoothSubtraction,
  smoothUnion,
  capsuleDistance,
  type DistanceFunction,
} from './distance-functions.ts'

/** The features in which faces differ; 1 is average. Lengths are fractions of the average. */
export type Face = {
  width: number
  length: number
  jaw: number
  chin: number
  cheek: number
  nose: number
  bridge: number
  lips: number
  brow: number
  neck: number
}

/**
 * A display head: closed forms, lowered lids, no expression. The root of the nose is the origin, x to the viewer's
 * right, y up, z towards the viewer; about 150 mm wide.
 */
export function faceShape(face: Face): DistanceFunction {
  const { width: w, length: l, jaw, chin, cheek, nose, bridge, lips, brow, neck } = face
  return (signedX, y, z) => {
    const x = Math.abs(signedX)
    let d = ellipsoidDistance(x, y, z, 0, 36, -92, 72.5 * w, 76, 90)
    d = smoothUnion(d, ellipsoidDistance(x, y, z, 0, -4, -62, 63 * w, 70 * l, 52), 34)
    d = smoothUnion(d, ellipsoidDistance(x, y, z, 42 * w, -16, -98, 21 * w, 46, 38), 28)
    d = smoothUnion(d, ellipsoidDistance(x, y, z, 0, -64 * l, -48, 45 * w * jaw, 44 * l, 40), 30)
    d = smoothUnion(d, ellipsoidDistance(x, y, z, 0, -97 * l, -26, 19 * chin, 15, 17), 34)
    d = smoothUnion(d, ellipsoidDistance(x, y, z, 46 * w * jaw, -54 * l, -78, 15, 24, 26), 34)
    d = smoothUnion(d, ellipsoidDistance(x, y, z, 41 * w, -27, -37, 15 * cheek, 13, 13), 30)
    d = smoothUnion(d, capsuleDistance(x, y, z, 4, 15, -9, 40 * w, 19, -27, 6 * brow, 5 * brow), 16)
    d = smoothSubtraction(d, ellipsoidDistance(x, y, z, 31 * w, -3, -3, 18, 11, 15.5), 13)
    d = smoothUnion(d, ellipsoidDistance(x, y, z, 31 * w, -4.5, -26, 14.5, 11.5, 11.8), 4)
    d = smoothUnion(d, noseOf(x, y, z, nose, bridge, l), 11)
    d = wings(d, x, y, z, nose, l)
    d = mouth(d, x, y, z, lips, l)
    d = ear(d, x, y, z, w)
    d = smoothUnion(d, capsuleDistance(x, y, z, 0, -58, -92, 0, -170, -104, 47 * neck, 51 * neck), 24)
    d = smoothUnion(d, capsuleDistance(x, y, z, 30, -176, -104, 150, -226, -112, 40, 44), 40)
    return d * 0.9
  }
}

function noseOf(x: number, y: number, z: number, nose: number, bridge: number, l: number): number {
  const ridge = capsuleDistance(x, y, z, 0, 6, -9 * (2 - bridge), 0, -37 * l, 9.5 * bridge, 5, 5.2 * nose)
  const flank = capsuleDistance(x, y, z, 4.5 * nose, -10 * l, -12, 7.5 * nose, -38 * l, -6, 5, 6)
  const tip = ellipsoidDistance(x, y, z, 0, -38.5 * l, 11 * bridge, 7.4 * nose, 6.6, 7.2)
  return smoothUnion(smoothUnion(ridge, tip, 7), flank, 9)
}

function wings(d: number, x: number, y: number, z: number, nose: number, l: number): number {
  const wing = ellipsoidDistance(x, y, z, 10.4 * nose, -41.5 * l, -2.5, 5, 5.2, 7.4)
  const nostril = ellipsoidDistance(x, y, z, 5.6 * nose, -47.5 * l, 3, 3, 2.6, 4.8)
  return smoothSubtraction(smoothUnion(d, wing, 5.5), nostril, 3)
}

/** Height of the line between the lips at x: a shallow curve. */
export const lipLine = (x: number, l: number): number =>
  -66 * l - 0.0015 * x * x - 0.9 * Math.exp(-((x / 4) ** 2))

function mouth(d: number, x: number, y: number, z: number, lips: number, l: number): number {
  let seen = smoothUnion(d, ellipsoidDistance(x, y, z, 0, -66 * l, -17, 24, 14, 15), 14)
  const philtrum = capsuleDistance(x, y, z, 0, -50 * l, 5, 0, -60 * l, 2.5, 2.2, 2.6)
  seen = smoothSubtraction(seen, philtrum, 5)
  const upper = capsuleDistance(x, y, z, 2.6, -62.4 * l, -2.6, 19, -66 * l, -12, 3.6 * lips, 1.1)
  const lower = capsuleDistance(x, y, z, 0, -70 * l, -2.8, 15, -67.8 * l, -10.5, 4.4 * lips, 1.5)
  seen = smoothUnion(seen, upper, 2.6)
  seen = smoothUnion(seen, lower, 2.6)
  return smoothSubtraction(seen, ellipsoidDistance(x, y, z, 0, -79 * l, 2, 15, 5, 5.5), 8)
}

/** An outer rim around a hollow, with its inner fold, the flap in front of the canal and a lobe. */
function ear(d: number, x: number, y: number, z: number, w: number): number {
  const cx = 76.5 * w
  const cy = -21
  const cz = -107
  const lean = x - (z - cz) * -0.28
  let shell = ellipsoidDistance(lean, y, z, cx, cy, cz, 5.6, 30, 16)
  shell = smoothUnion(shell, ellipsoidDistance(lean, y, z, cx - 0.6, cy - 25, cz + 6, 4.4, 8.5, 7.5), 7)
  shell = smoothSubtraction(
    shell,
    ellipsoidDistance(lean, y, z, cx + 7.5, cy + 3, cz + 1, 6.6, 21.5, 9.6),
    3.2,
  )
  shell = smoothUnion(
    shell,
    capsuleDistance(lean, y, z, cx + 0.4, cy + 15, cz - 2, cx + 1, cy - 12, cz - 6, 2.3, 2.1),
    3,
  )
  shell = smoothUnion(shell, ellipsoidDistance(lean, y, z, cx + 0.4, cy - 4, cz + 11.5, 3, 5.5, 3.2), 3.5)
  shell = smoothSubtraction(shell, ellipsoidDistance(lean, y, z, cx + 1.6, cy - 6, cz + 4, 4.6, 7, 5.2), 2.6)
  return smoothUnion(d, shell, 5)
}
