/** Where the near zone begins: a short corridor is for low frames. */
export type CorridorForm = 'normal' | 'short'

/** The lowest fitting height where a product does not say its own, in mm. From memory of makers' lists. */
const LEAST: Readonly<Record<CorridorForm, number>> = { normal: 18, short: 14 }

/**
 * The lowest fitting height of a design by its custom data, in mm; null for one distance. Lenses for the office have a short corridor in any
 * index, and a short corridor needs no more height than a normal one of the same design. Figures that cannot be count as not said.
 */
export function leastFittingHeights(
  design: 'office' | 'progressive' | 'single-vision',
  { minFittingHeight, minFittingHeightCompact }: Record<string, unknown>,
): Record<CorridorForm, number> | null {
  if (design === 'single-vision') return null
  const own = lengthOf(minFittingHeight)
  if (design === 'office') return { normal: own ?? LEAST.short, short: own ?? LEAST.short }
  const normal = own ?? LEAST.normal
  return { normal, short: Math.min(lengthOf(minFittingHeightCompact) ?? LEAST.short, normal) }
}

const lengthOf = (value: unknown): number | null => (typeof value === 'number' && value > 0 ? value : null)
