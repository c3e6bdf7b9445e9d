export type LensGlass = {
  /** Refractive index. */
  index: number
  /** Centre thickness of a minus lens in millimetres; some materials may be ground thinner. */
  middle: number
}

export type LensSection = {
  /** Millimetres at the rim. */
  edge: number
  /** Sag of the two surfaces at the rim, millimetres. */
  front: number
  back: number
}

/** Dioptres of the front surface, as makers choose it for minus lenses. */
const BASE = 2

/** Cross-section of a lens with the given power in dpt and diameter in mm: two spheres, of which the back one has the rest of the power. */
export function lensSection(power: number, diameter: number, { index, middle }: LensGlass): LensSection {
  const sag = (dioptres: number) => {
    const radius = ((index - 1) * 1000) / dioptres
    return radius - Math.sign(radius) * Math.sqrt(radius ** 2 - (diameter / 2) ** 2)
  }
  const front = sag(BASE)
  const back = sag(BASE - power)
  return { edge: middle + back - front, front, back }
}
