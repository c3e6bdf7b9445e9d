/** Approximate centre thickness of a soft lens, in mm; makers do not publish it. */
const THICKNESS = 0.12

/** Diameter of the iris, in mm: the mean of adults. */
export const IRIS_DIAMETER = 11.8

/**
 * The cross-section of a contact lens through its centre, to scale: SVG path data in millimetres, y downwards. The origin is the centre of
 * its base curve, so that the lens lies on top of a circle with that radius. `sag` is its depth.
 */
export type LensProfile = { path: string; radius: number; diameter: number; sag: number }

/** Null where the values describe no lens: the bowl is at most a hemisphere. */
export function lensProfile(baseCurve: number | null, diameter: number | null): LensProfile | null {
  if (baseCurve === null || diameter === null || diameter <= 0 || diameter > 2 * baseCurve) return null
  const half = diameter / 2
  const rim = -Math.sqrt(baseCurve ** 2 - half ** 2)
  const sag = baseCurve + rim
  const height = sag + THICKNESS
  const front = (half ** 2 + height ** 2) / (2 * height)
  const [x, y, inner, outer] = [half, rim, baseCurve, front].map(rounded)
  return {
    path: `M-${x} ${y}A${inner} ${inner} 0 0 1 ${x} ${y}A${outer} ${outer} 0 0 0-${x} ${y}Z`,
    radius: baseCurve,
    diameter,
    sag: rounded(sag),
  }
}

const rounded = (value: number) => Math.round(value * 1000) / 1000
