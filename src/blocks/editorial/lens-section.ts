export type LensGlass = {
  /** Refractive index. */
  index: number
  /** Millimetres in the middle of a minus lens; thinner materials may be ground thinner. */
  middle: number
}

export type LensSection = {
  /** Millimetres at the rim. */
  edge: number
  /** Sag of the two surfaces at the rim, millimetres. */
  front: number
  back: number
}

/** Dioptres of the front surface that makers choose for minus lenses. */
const BASE = 2

/** Cross-section of a lens of one power, dpt, and diameter, mm: two spheres, the back one bearing the rest of the power. */
export function lensSection(power: number, diameter: number, { index, middle }: LensGlass): LensSection {
  const sag = (dioptres: number) => {
    const radius = ((index - 1) * 1000) / dioptres
    return radius - Math.sign(radius) * Math.sqrt(radius ** 2 - (diameter / 2) ** 2)
  }
  const front = sag(BASE)
  const back = sag(BASE - power)
  return { edge: middle + back - front, front, back }
}
