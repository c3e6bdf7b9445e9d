/** How dark a lens is: the categories of EN ISO 12312-1. */
export const FILTER_CATEGORIES = [0, 1, 2, 3, 4] as const
export type FilterCategory = (typeof FILTER_CATEGORIES)[number]

/** The category of a lens, and the share of light that it lets through, 0 to 1; `from` and `to` are one figure where it is known exactly. */
export type LightFilter = { category: FilterCategory; from: number; to: number }

/** The share of light that a lens of a category lets through, 0 to 1: more than the first figure, up to the second. EN ISO 12312-1. */
const TRANSMITTANCE: Readonly<Record<FilterCategory, readonly [from: number, to: number]>> = {
  0: [0.8, 1],
  1: [0.43, 0.8],
  2: [0.18, 0.43],
  3: [0.08, 0.18],
  4: [0.03, 0.08],
}

/** The least share of light for driving at dusk or night, 0 to 1. EN ISO 12312-1. */
const LEAST_AT_DUSK = 0.75

/**
 * How dark the lenses of a product are, by its custom data: as its `transmittance` says (share of light, 0 to 1), else as lenses of its
 * `filterCategory` may be. Null where it says neither; figures that cannot be count as not said.
 *
 * @example lightFilterOf({ transmittance: 0.15 }) // { category: 3, from: 0.15, to: 0.15 }
 */
export function lightFilterOf(customData: Record<string, unknown>): LightFilter | null {
  const share = customData['transmittance']
  if (typeof share === 'number' && share >= 0 && share <= 1)
    return { category: categoryOf(share), from: share, to: share }
  const category = FILTER_CATEGORIES.find((each) => each === customData['filterCategory'])
  if (category === undefined) return null
  const [from, to] = TRANSMITTANCE[category]
  return { category, from, to }
}

/** What is too dark for any category must not be driven with either: it counts as of the darkest. */
const categoryOf = (share: number): FilterCategory =>
  FILTER_CATEGORIES.find((category) => share > TRANSMITTANCE[category][0]) ?? 4

/** Whether lenses are too dark for driving at any time. EN ISO 12312-1. */
export const isTooDarkForDriving = ({ category }: LightFilter): boolean => category === 4

/** Whether lenses are, or may be, too dark for driving at dusk or night. */
export const isTooDarkAtDusk = ({ from }: LightFilter): boolean => from < LEAST_AT_DUSK
