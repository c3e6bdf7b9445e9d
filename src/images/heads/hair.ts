import {
  ellipsoidDistance,
  smoothSubtraction,
  smoothUnion,
  capsuleDistance,
  type DistanceFunction,
} from './distance-functions.ts'

export type Hairstyle = 'bob' | 'short' | 'long' | 'bun' | 'curls' | 'receding'

/** The hair of a head of the given width (1 is the middle). */
export function hairShape(style: Hairstyle, w: number): DistanceFunction {
  return STYLES[style](w)
}

const STYLES: Record<Hairstyle, (w: number) => DistanceFunction> = {
  bob: (w) => (x, y, z) => {
    const a = Math.abs(x)
    let d = ellipsoidDistance(x, y, z, 0, 40, -98, 81 * w, 82, 95)
    d = smoothUnion(d, ellipsoidDistance(a, y, z, 63 * w, -40, -106, 22, 62, 42), 30)
    d = smoothUnion(d, ellipsoidDistance(x, y, z, 0, -34, -138, 72 * w, 62, 40), 24)
    d = smoothSubtraction(d, ellipsoidDistance(x, y, z, -9, -20, 14, 60 * w, 106, 70), 3.5)
    d = smoothSubtraction(d, ellipsoidDistance(x, y, z, 0, -70, -68, 58 * w, 66, 62), 12)
    return d * 0.85
  },
  long: (w) => (x, y, z) => {
    const a = Math.abs(x)
    let d = ellipsoidDistance(x, y, z, 0, 40, -98, 80 * w, 81, 95)
    d = smoothUnion(d, capsuleDistance(a, y, z, 62 * w, 12, -112, 70 * w, -170, -98, 26, 30), 26)
    d = smoothUnion(d, capsuleDistance(a, y, z, 36, -20, -146, 40, -190, -138, 40, 40), 30)
    const sides = Math.min(
      ellipsoidDistance(x, y, z, 25, -22, 12, 44 * w, 106, 70),
      ellipsoidDistance(x, y, z, -25, -22, 12, 44 * w, 106, 70),
    )
    d = smoothSubtraction(d, sides, 3.5)
    d = smoothSubtraction(d, capsuleDistance(x, y, z, 0, -70, -66, 0, -260, -60, 56 * w, 66), 12)
    return d * 0.85
  },
  bun: (w) => (x, y, z) => {
    let d = ellipsoidDistance(x, y, z, 0, 42, -96, 77 * w, 79, 93)
    d = smoothSubtraction(d, ellipsoidDistance(x, y, z, 0, -32, 14, 74 * w, 102, 76), 3.5)
    d = smoothSubtraction(d, ellipsoidDistance(Math.abs(x), y, z, 88 * w, -48, -84, 42, 62, 50), 3.5)
    d = smoothSubtraction(d, ellipsoidDistance(x, y, z, 0, -110, -100, 120, 70, 90), 8)
    const knot = ellipsoidDistance(x, y, z, 0, 100, -154, 32, 29, 32)
    return smoothUnion(d, knot, 6) * 0.85
  },
  short: (w) => (x, y, z) => {
    const a = Math.abs(x)
    let d = ellipsoidDistance(x, y, z, 0, 39, -93, 74.2 * w, 77.5, 90.8)
    d = smoothSubtraction(d, ellipsoidDistance(x, y, z, 0, -34, 20, 77 * w, 104, 77), 3)
    d = smoothSubtraction(d, ellipsoidDistance(a, y, z, 92 * w, -74, -98, 44, 66, 60), 4)
    d = smoothSubtraction(d, ellipsoidDistance(x, y, z, 0, -122, -110, 130, 74, 110), 5)
    return d * 0.85
  },
  curls: (w) => (x, y, z) => {
    let d = ellipsoidDistance(x, y, z, 0, 54, -98, 95 * w, 86, 100)
    d = smoothUnion(d, ellipsoidDistance(Math.abs(x), y, z, 70 * w, 4, -112, 27, 44, 44), 24)
    d = smoothSubtraction(d, ellipsoidDistance(x, y, z, 0, -26, 24, 74 * w, 102, 84), 5)
    d = smoothSubtraction(d, ellipsoidDistance(x, y, z, 0, -112, -90, 140, 76, 120), 12)
    const coil = Math.sin(x * 0.34 + y * 0.05) * Math.sin(y * 0.34 + 1) * Math.sin(z * 0.34 + 2)
    return (d - 2.4 * coil) * 0.62
  },
  receding: (w) => (x, y, z) => {
    const a = Math.abs(x)
    let d = ellipsoidDistance(x, y, z, 0, 40, -97, 76.5 * w, 78, 90.5)
    d = smoothSubtraction(d, ellipsoidDistance(x, y, z, 0, 10, 20, 58 * w, 110, 102), 3)
    d = smoothSubtraction(d, ellipsoidDistance(a, y, z, 40, 86, -24, 32, 46, 50), 3)
    d = smoothSubtraction(d, ellipsoidDistance(x, y, z, 0, -46, 12, 78 * w, 92, 84), 3)
    d = smoothSubtraction(d, ellipsoidDistance(a, y, z, 92 * w, -58, -92, 44, 64, 62), 4)
    d = smoothSubtraction(d, ellipsoidDistance(x, y, z, 0, -124, -110, 130, 76, 110), 5)
    return d * 0.85
  },
}
