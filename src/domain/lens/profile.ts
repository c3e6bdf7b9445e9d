/** A soft lens is about this thick in the middle, in mm; makers do not state it. */
const THICKNESS = 0.12

/** The coloured part of an eye, in mm: the mean of grown-ups. */
export const IRIS = 11.8

/**
 * A contact lens cut through its middle, to scale: SVG path data in millimetres, y downwards. The centre of its base
 * curve is at 0, 0, so that the lens lies on top of a circle with that radius. `sag` is how deep it is.
 */
export type LensProfile = { path: string; radius: number; diameter: number; sag: number }

/** Null where the figures make no lens: a bowl is at most half a ball. */
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
