/** How dark a lens is: the categories of EN ISO 12312-1. */
export const FILTER_CATEGORIES = [0, 1, 2, 3, 4] as const
export type FilterCategory = (typeof FILTER_CATEGORIES)[number]

/** The share of light that a lens of a category lets through, from and up to; 0 to 1. EN ISO 12312-1. */
const TRANSMITTANCE: Readonly<Record<FilterCategory, readonly [from: number, to: number]>> = {
  0: [0.8, 1],
  1: [0.43, 0.8],
  2: [0.18, 0.43],
  3: [0.08, 0.18],
  4: [0.03, 0.08],
}

/** The share of light, 0 to 1, that lenses of a category let through. */
export function transmittanceOf(category: FilterCategory): { from: number; to: number } {
  const [from, to] = TRANSMITTANCE[category]
  return { from, to }
}

/** Whether lenses of a category are too dark for driving at any time. EN ISO 12312-1. */
export const isTooDarkForDriving = (category: FilterCategory): boolean => category === 4
